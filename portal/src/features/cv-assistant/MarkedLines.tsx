import type { CvMachineReading } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { nextOf, quotedLinesOf, type MarkProps } from './numbered-finding.ts';

interface MarkedLinesProps extends MarkProps {
  t: Translate;
  lines: CvMachineReading['lines'];
}

const paragraphOf = (lines: CvMachineReading['lines']): string => lines.map(({ text }) => text).join(' ');

/** Shows the lines of a CV in a format without pages; those with findings are buttons. */
export function MarkedLines({ t, lines, findings, selected, onSelect, evidence }: MarkedLinesProps) {
  const quoted = quotedLinesOf(lines, findings);
  const within = new Set(
    [...quoted].flatMap(([start, { count }]) => Array.from({ length: count - 1 }, (_, index) => start + 1 + index)),
  );
  return (
    <div className="cv-lines">
      {lines.map((line, index) => {
        const { text, heading } = line;
        const mark = quoted.get(index);
        if (within.has(index)) return null;
        if (!mark)
          return (
            <p key={index} className={evidence.has(line) ? 'cv-evidence' : undefined}>
              {heading ? <strong>{text}</strong> : text}
            </p>
          );
        const numbers = [...new Set(mark.findings.map(({ number }) => number))];
        return (
          <button
            key={index}
            type="button"
            className="cv-line-mark"
            data-findings={numbers.join(' ')}
            aria-pressed={selected !== null && numbers.includes(selected)}
            onClick={() => onSelect(nextOf(mark.findings, selected))}
          >
            <span className="cv-number">{numbers.join(', ')}</span>
            <span>
              {paragraphOf(lines.slice(index, index + mark.count))}{' '}
              <span className="visually-hidden">
                {t('cvReview.mark', {
                  number: numbers.join(', '),
                  reason: mark.findings.map(({ rule, params }) => t(`cvReview.reason.${rule}`, params)).join(' '),
                })}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
