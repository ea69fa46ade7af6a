import { periodIn, type Period } from './cv-dates.ts';
import { normalizeText, type CvLine } from './cv-lines.ts';

/** What belongs together below a heading: one study, one job, one project. */
export interface CvEntry {
  readonly lines: readonly CvLine[];
  readonly period: Period;
  /** What stands above its points, without the time, in pieces. */
  readonly parts: readonly string[];
  /** Its points; what went over the end of a line is put together again. */
  readonly points: readonly string[];
}

interface DatedLine {
  readonly at: number;
  readonly period: Period;
}

/* Above the line with the time stand at most two more that belong to it. */
const MOST_ABOVE = 2;
const BETWEEN = / {3,}|\t|\s[|·•–—-]\s|[,;@]\s|\s(?:at|bei)\s/u;

const startsOf = (dated: readonly DatedLine[]): number[] => {
  const above = Math.min(dated[0]?.at ?? 0, MOST_ABOVE);
  return dated.map(({ at }, place) => Math.max((dated[place - 1]?.at ?? -1) + 1, at - above));
};

const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => normalizeText(part).replace(/^[,;:|–—-]+\s*|\s*[,;:|–—(-]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part));

function pointsOf(lines: readonly CvLine[]): string[] {
  const points: string[] = [];
  for (const line of lines)
    if (line.bullet || points.length === 0) points.push(line.text);
    else points[points.length - 1] += ` ${line.text}`;
  return points;
}

function entryOf(lines: readonly CvLine[], at: number, period: Period): CvEntry {
  const firstPoint = lines.findIndex((line, place) => line.bullet && place !== at);
  const top = firstPoint < 0 ? lines.length : firstPoint;
  const parts = lines
    .slice(0, top)
    .flatMap((line, place) => (place === at ? partsOf(period.rest) : partsOf(line.cells.join('   '))));
  return { lines, period, parts, points: pointsOf(lines.slice(top)) };
}

/** The entries of a section: each has a line that states a time. */
export function entriesOf(lines: readonly CvLine[]): CvEntry[] {
  const dated = lines.flatMap((line, at): DatedLine[] => {
    /* A year within a point is no new entry. */
    const period = line.bullet ? null : periodIn(line.cells.join('   '));
    return period ? [{ at, period }] : [];
  });
  const starts = startsOf(dated);
  return dated.map(({ at, period }, place) => {
    const start = starts[place] ?? at;
    return entryOf(lines.slice(start, starts[place + 1] ?? lines.length), at - start, period);
  });
}
