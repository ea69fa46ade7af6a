import type { CvMachineReading } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { problemsOf, rewriteLabel, rewriteOf, type Problem } from './finding-wording.ts';
import { firstSteps, sectionOf, type MarkProps, type NumberedFinding } from './numbered-finding.ts';

interface CardProps extends Pick<MarkProps, 'selected' | 'onSelect'> {
  t: Translate;
  documentId: string;
  /** Of the CV, where it is that of the page. */
  language: string | null;
  /** All findings about one line, or one about the CV as a whole. */
  findings: readonly NumberedFinding[];
  lines: CvMachineReading['lines'];
  /** Whether the editor has a field for it. */
  isEditable: (finding: NumberedFinding) => boolean;
  /** The first card about each rule, which says how to fix it. */
  firstCards: ReadonlyMap<NumberedFinding['rule'], number>;
  /** The rules whose advice is among the first steps, above the list. */
  firstRules: ReadonlySet<NumberedFinding['rule']>;
}

interface AdviceProps extends Pick<CardProps, 't' | 'firstCards' | 'firstRules'> {
  finding: NumberedFinding;
  problem: Problem;
}

/** Where in the CV a finding is: the heading above it, and the page. */
function placeText(finding: NumberedFinding, { t, lines }: Pick<CardProps, 't' | 'lines'>): string {
  const page = finding.page === null ? null : t('cvReview.page', { page: finding.page });
  return [sectionOf(finding, lines), page].filter((part) => part !== null).join(' · ');
}

/** What to do about a problem: what is about the CV as a whole is not said again below the first steps. */
function Advice({ t, finding, problem, firstCards, firstRules }: AdviceProps) {
  const { rule, fix, lineFix } = problem;
  const firstCard = firstCards.get(rule) ?? finding.number;
  if (lineFix !== null) return <span>{lineFix}</span>;
  if (firstCard !== finding.number) return <span>{t('cvReview.fix.same', { number: firstCard })}</span>;
  return finding.quote === '' && firstRules.has(rule) ? null : <span>{fix}</span>;
}

function FindingCard({ t, documentId, language, findings, lines, isEditable, ...props }: CardProps) {
  const [first] = findings;
  if (!first) return null;
  const { number, quote } = first;
  const { selected, onSelect, firstCards, firstRules } = props;
  const editable = findings.find(isEditable);
  const rewrite = rewriteOf(findings, t, language);
  return (
    <li id={`cv-finding-${number}`} data-finding={number} className="cv-card">
      <button type="button" className="cv-finding" aria-pressed={selected === number} onClick={() => onSelect(number)}>
        <span className="cv-number">{number}</span>
        <span>
          {quote && (
            <span>
              <span className="cv-severity">{placeText(first, { t, lines })}</span>
              <q>{quote.replaceAll('\n', ' / ').replace(/^[-–•·*]\s+/u, '')}</q>
            </span>
          )}
          {problemsOf(findings, t, language).map((problem) => (
            <span key={problem.reason} className="cv-problem">
              <strong>{problem.reason}</strong>
              <span className="cv-severity">{problem.filing}</span>
              <Advice {...{ t, problem, firstCards, firstRules }} finding={first} />
            </span>
          ))}
        </span>
      </button>
      {rewrite && (
        <p className="cv-rewrite">
          {rewriteLabel(rewrite, t)} <q>{rewrite}</q>
        </p>
      )}
      {editable && (
        <p className="cv-rewrite">
          <a href={`/dashboard/revaise/editor#${documentId}/${editable.index}`}>
            {t('cvReview.fixInEditor')} <span className="visually-hidden">{quote}</span>
          </a>
        </p>
      )}
    </li>
  );
}

/** The findings, a card for each line of the CV: with the words of the CV, the reasons and what to do. */
export function FindingList({
  findings,
  ...props
}: Omit<MarkProps, 'evidence'> & Omit<CardProps, 'findings' | 'firstCards' | 'firstRules'>) {
  if (findings.length === 0) return <Notice tone="answered" title={props.t('cvReview.clean')} />;
  const firstCards = new Map(findings.toReversed().map(({ rule, number }) => [rule, number]));
  const firstRules = new Set(firstSteps(findings).map(({ finding }) => finding.rule));
  return (
    <ul className="plain cv-findings">
      {[...Map.groupBy(findings, ({ number }) => number)].map(([number, lineFindings]) => (
        <FindingCard key={number} {...props} {...{ firstCards, firstRules }} findings={lineFindings} />
      ))}
    </ul>
  );
}
