import { cvRules } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { costsOf, type MarkProps, type NumberedFinding } from './numbered-finding.ts';

const isAbout = (findings: readonly NumberedFinding[], ...rules: NumberedFinding['rule'][]): boolean =>
  findings.some(({ rule }) => rules.includes(rule));

/**
 * Returns how a point could be written, with gaps in brackets for what only its owner knows; null where nothing can be
 * said without knowing it.
 */
export function rewriteOf(findings: readonly NumberedFinding[], t: Translate): string | null {
  let text = (findings[0]?.quote ?? '').replaceAll('\n', ' ').replace(/^[^\p{L}\p{N}"“„(]+/u, '');
  const isWeak = isAbout(findings, 'short_point', 'no_result');
  if (!isWeak && !isAbout(findings, 'no_action_verb', 'empty_phrase')) return null;
  for (const { rule, params } of findings)
    if (rule === 'empty_phrase') text = text.replace(String(params['phrase'] ?? ''), t('cvReview.rewrite.example'));
  if (isAbout(findings, 'no_action_verb')) text = `${t('cvReview.rewrite.verb')} ${text}`;
  return isWeak ? `${text.replace(/[.;,]$/u, '')}, ${t('cvReview.rewrite.result')}` : text;
}

const hasField = ({ rule }: NumberedFinding): boolean => cvRules[rule].topic !== 'readable' && rule !== 'photo';

/** What a finding is filed under: how much it matters, and what it costs. */
function filing(finding: NumberedFinding, t: Translate): string {
  const costs = costsOf(finding);
  const topics = costs.length > 0 ? costs : (['privacy'] as const);
  return [t(`cvReview.severity.${finding.severity}`), ...topics.map((topic) => t(`cvReview.topic.${topic}`))].join(
    ' · ',
  );
}

interface CardProps extends Pick<MarkProps, 'selected' | 'onSelect'> {
  t: Translate;
  documentId: string;
  /** All findings about one line, or one about the CV as a whole. */
  findings: readonly NumberedFinding[];
}

function FindingCard({ t, documentId, findings, selected, onSelect }: CardProps) {
  const [first] = findings;
  if (!first) return null;
  const { number, quote } = first;
  const rewrite = rewriteOf(findings, t);
  return (
    <li data-finding={number} className="cv-card">
      <button type="button" className="cv-finding" aria-pressed={selected === number} onClick={() => onSelect(number)}>
        <span className="cv-number">{number}</span>
        <span>
          {quote && <q>{quote.replaceAll('\n', ' / ')}</q>}
          {findings.map((finding) => (
            <span key={finding.index} className="cv-problem">
              <strong>{t(`cvReview.reason.${finding.rule}`, finding.params)}</strong>
              <span className="cv-severity">{filing(finding, t)}</span>
              <span>{t(`cvReview.fix.${finding.rule}`, finding.params)}</span>
            </span>
          ))}
        </span>
      </button>
      {rewrite && (
        <p className="cv-rewrite">
          {t('cvReview.rewrite')} <q>{rewrite}</q>
        </p>
      )}
      {hasField(first) && (
        <p className="cv-rewrite">
          <a href={`/dashboard/revaise/editor#${documentId}/${first.index}`}>
            {t('cvReview.fixInEditor')} <span className="visually-hidden">{quote}</span>
          </a>
        </p>
      )}
    </li>
  );
}

/** The findings, a card for each line of the CV: with the words of the CV, the reasons and what to do. */
export function FindingList({ findings, ...props }: Omit<MarkProps, 'evidence'> & Omit<CardProps, 'findings'>) {
  if (findings.length === 0) return <Notice tone="answered" title={props.t('cvReview.clean')} />;
  return (
    <ul className="plain cv-findings">
      {[...Map.groupBy(findings, ({ number }) => number)].map(([number, lineFindings]) => (
        <FindingCard key={number} {...props} findings={lineFindings} />
      ))}
    </ul>
  );
}
