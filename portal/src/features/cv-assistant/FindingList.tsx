import { cvRules } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { topics, type MarkProps } from './numbered-finding.ts';

/** The findings by topic: each with its reason, the words of the CV and what to do. */
export function FindingList({ t, findings, selected, onSelect }: Omit<MarkProps, 'shown'> & { t: Translate }) {
  if (findings.length === 0) return <Notice tone="answered" title={t('cvReview.clean')} />;
  return topics
    .map((topic) => ({ topic, own: findings.filter(({ rule }) => cvRules[rule].topic === topic) }))
    .filter(({ own }) => own.length > 0)
    .map(({ topic, own }) => (
      <div key={topic} className="stack">
        <h3>{t(`cvReview.topic.${topic}`)}</h3>
        <ul className="plain cv-findings">
          {own.map(({ number, rule, severity, quote, params }) => (
            <li key={number} data-finding={number}>
              <button
                type="button"
                className="cv-finding"
                aria-pressed={selected === number}
                onClick={() => onSelect(number)}
              >
                <span className="cv-number">{number}</span>
                <span>
                  <strong>{t(`cvReview.reason.${rule}`, params)}</strong>
                  <span className="cv-severity">{t(`cvReview.severity.${severity}`)}</span>
                  {quote && <q>{quote.replaceAll('\n', ' / ')}</q>}
                  <span>{t(`cvReview.fix.${rule}`, params)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    ));
}
