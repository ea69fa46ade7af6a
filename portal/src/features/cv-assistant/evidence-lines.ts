import type { CvMachineReading, MatchEvidence } from '@prentice/contract';

type Line = CvMachineReading['lines'][number];

/** Returns the lines of a CV that a quote consists of; a quote that was cut ends within its last line. */
export function evidenceLines(lines: readonly Line[], evidence: MatchEvidence | null): ReadonlySet<Line> {
  if (!evidence || evidence.from !== 'cv') return new Set();
  const quoted = evidence.quote.split('\n');
  const isQuoted = ({ text, page }: Line): boolean =>
    page === evidence.page && quoted.some((words) => words !== '' && text.startsWith(words.replace(/…$/u, '')));
  return new Set(lines.filter(isQuoted));
}
