import type { CvMachineReading } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { findingsByLine, nextOf, type MarkProps } from './numbered-finding.ts';

interface MarkedLinesProps extends MarkProps {
  t: Translate;
  lines: CvMachineReading['lines'];
}

/** The lines of a CV in a format without pages; those with findings are buttons. */
export function MarkedLines({ t, lines, findings, selected, onSelect, evidence }: MarkedLinesProps) {
  const byLine = findingsByLine(lines, findings);
  return (
    <div className="cv-lines">
      {lines.map((line, index) => {
        const { text, heading } = line;
        const lineFindings = byLine.get(index);
        const [first] = lineFindings ?? [];
        if (!lineFindings || !first)
          return (
            <p key={index} className={evidence.has(line) ? 'cv-evidence' : undefined}>
              {heading ? <strong>{text}</strong> : text}
            </p>
          );
        const numbers = [...new Set(lineFindings.map(({ number }) => number))];
        return (
          <button
            key={index}
            type="button"
            className="cv-line-mark"
            data-findings={numbers.join(' ')}
            aria-pressed={selected !== null && numbers.includes(selected)}
            onClick={() => onSelect(nextOf(lineFindings, selected))}
          >
            <span className="cv-number">{numbers.join(', ')}</span>
            <span>
              {text}{' '}
              <span className="visually-hidden">
                {t('cvReview.mark', {
                  number: first.number,
                  reason: lineFindings.map(({ rule, params }) => t(`cvReview.reason.${rule}`, params)).join(' '),
                })}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
