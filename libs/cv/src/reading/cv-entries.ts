import { endsEarly, joinWrapped, normalizeText, paragraphOf, type CvLine } from '../layout/cv-line.ts';
import { anyOf } from '../vocabulary/vocabulary.ts';
import { periodIn, type Period } from './cv-dates.ts';
import { namesWhere } from './entry-names.ts';
import { continuations, withWholeNames, withWholePeriods } from './wrapped-lines.ts';

/** One point of an entry, with the lines that it is in. */
export interface CvPoint {
  readonly text: string;
  readonly lines: readonly CvLine[];
}

/** What belongs together below a heading: one study, one job, one project. */
export interface CvEntry {
  readonly lines: readonly CvLine[];
  readonly period: Period | null;
  /** What is above its points, without the time. */
  readonly heading: string;
  /** Its heading in pieces. */
  readonly parts: readonly string[];
  /** What it says in a paragraph above its marked points; empty for none. */
  readonly lead: string;
  /** Its points; what went over the end of a line is put together again. */
  readonly points: readonly CvPoint[];
}

interface DatedLine {
  readonly at: number;
  readonly period: Period;
}

/* Above the line with the time are at most two more that belong to it. */
const MAX_ABOVE = 2;
const MAX_WORDS_ABOVE = 12;
const MAX_WORDS_OF_NAME = 7;
/* No CV has more; what goes beyond is not read. */
const MAX_ENTRIES = 60;
/* The lines of a paragraph are level to a hundredth; points are further apart. */
const WIDER_STEP = 1.12;
const BETWEEN = new RegExp(` {3,}|\\t|\\s[|·•–—-]\\s|[,;@]\\s|\\s(?:${anyOf('at')})\\s`, 'u');

const ACTION = new RegExp(`^(?:${anyOf('actionVerbs')}|${anyOf('presentVerbs')})(?!\\p{L})`, 'iu');

const wordsIn = ({ text }: CvLine): number => text.split(' ').length;

/** How many lines above the first time belong to it: the same number belongs to each of the others. */
function linesAbove(lines: readonly CvLine[], dated: readonly DatedLine[]): number {
  const first = dated[0]?.at ?? 0;
  const above = lines.slice(Math.max(0, first - MAX_ABOVE), first).toReversed();
  const long = above.findIndex((line) => line.bullet || wordsIn(line) > MAX_WORDS_ABOVE);
  return long < 0 ? above.length : long;
}

const hasNames = (line: DatedLine | undefined): boolean => line !== undefined && partsOf(line.period.rest).length > 0;

const startsOf = (lines: readonly CvLine[], dated: readonly DatedLine[]): number[] => {
  const aboveFirst = linesAbove(lines, dated);
  return dated.map((line, index) => {
    const { at } = line;
    /* What has its names beside its time needs none above it. */
    const above = hasNames(line) && !hasNames(dated[0]) ? 0 : aboveFirst;
    const least = (dated[index - 1]?.at ?? -1) + 1;
    const lastPoint = lines.slice(least, at).findLastIndex((line) => line.bullet);
    return Math.max(least + lastPoint + 1, at - above);
  });
};

/** Returns the lines of an entry above its points. */
export const headingLinesOf = ({ lines, points }: CvEntry): CvLine[] => {
  const pointLines = new Set(points.flatMap((point) => point.lines));
  return lines.filter((line) => !pointLines.has(line));
};

/** Returns the pieces of a heading. */
export const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => normalizeText(part).replace(/^[,;:|–—-]+\s*|\s*[,;:|–—(-]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part));

/* How far a line is below the one above it; null where the format does not place them, or it is in another column. */
function stepOf(line: CvLine, before: CvLine | undefined): number | null {
  const isBelow = before?.box && line.box && line.page === before.page && line.block === before.block;
  return isBelow && before.box && line.box ? line.box.y - before.box.y : null;
}

/* Lines that stand further below the one above them than lines of a paragraph do. */
function linesSetApart(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const steps = lines.map((line, index) => stepOf(line, lines[index - 1]));
  const least = Math.min(...steps.filter((step) => step !== null && step > 0).map(Number));
  return new Set(lines.filter((_, index) => (steps[index] ?? 0) > least * WIDER_STEP));
}

/** Returns the points that lines consist of; what went over the end of a line is put together again. */
export function pointsOf(lines: readonly CvLine[]): CvPoint[] {
  const points: CvPoint[] = [];
  const marked = lines.some((line) => line.bullet);
  const apart = linesSetApart(lines);
  for (const line of lines) {
    const last = points.at(-1);
    const begins = line.bullet || (!marked && (beginsPoint(last, line) || isApart(line, apart)));
    if (!last || begins) points.push({ text: line.text, lines: [line] });
    else points.splice(-1, 1, { text: joinWrapped(last.text, line.text), lines: [...last.lines, line] });
  }
  return points;
}

const isApart = (line: CvLine, apart: ReadonlySet<CvLine>): boolean => apart.has(line) && !/^\p{Ll}/u.test(line.text);

/* Marks that are drawn, as browsers print them, are no text: a point ends where there was room for more. */
function beginsPoint(last: CvPoint | undefined, line: CvLine): boolean {
  const before = last?.lines.at(-1);
  if (!last || !before || /[.!;]$/u.test(last.text)) return true;
  const hadRoom = endsEarly(before, line);
  const isSmall = /^\p{Ll}/u.test(line.text);
  return isSmall && hadRoom === false ? false : isSentence(line) || (hadRoom === true && !isSmall);
}

/** Whether a line without a mark says what was done: it begins with a verb, or ends as a sentence does. */
const isSentence = (line: CvLine): boolean =>
  (wordsIn(line) > 2 && ACTION.test(line.text)) ||
  (wordsIn(line) > 4 && /[.!]$/u.test(line.text) && !namesWhere(line.text));

/** Returns the line at which the points of an entry begin; its length when it has none. */
function firstPointOf(lines: readonly CvLine[], position: number, period: Period, names: number): number {
  let read =
    lines.slice(0, position).flatMap((line) => partsOf(line.cells.join('   '))).length + partsOf(period.rest).length;
  /* Below the name of a company, a long line that holds the word of one tells what was done there. */
  const isNamed = lines.slice(0, position + 1).some((line) => namesWhere(line.text));
  const pointIndex = lines.findIndex((line, index) => {
    if (index <= position) return false;
    if (line.bullet || wordsIn(line) > MAX_WORDS_ABOVE) return true;
    const isName = namesWhere(line.text) && !(isNamed && wordsIn(line) > MAX_WORDS_OF_NAME);
    if (names < Infinity && (isSentence(line) || (read >= names && !isName))) return true;
    read += partsOf(line.cells.join('   ')).length;
    return false;
  });
  return pointIndex < 0 ? lines.length : pointIndex;
}

function entryOf(lines: readonly CvLine[], position: number, period: Period, names: number): CvEntry {
  const top = firstPointOf(lines, position, period, names);
  const parts = lines
    .slice(0, top)
    .flatMap((line, index) => (index === position ? partsOf(period.rest) : partsOf(line.cells.join('   '))));
  const marked = lines.findIndex((line) => line.bullet);
  const first = lines[top];
  const leadEnd = first && marked > top && !isSentence(first) ? marked : top;
  const lead = paragraphOf(lines.slice(top, leadEnd).map(({ text }) => text));
  const heading = lines.slice(0, top).map((line, index) => (index === position ? period.rest : line.text));
  return {
    lines,
    period,
    heading: normalizeText(heading.join(' ')),
    parts,
    lead,
    points: pointsOf(lines.slice(leadEnd)),
  };
}

/** The entries of a section that states no times: each is a line with points below it. */
function undatedEntries(lines: readonly CvLine[]): CvEntry[] {
  const starts = lines.flatMap((line, index) => (!line.bullet && lines[index + 1]?.bullet ? [index] : []));
  return starts.map((start, index) => {
    const entryLines = lines.slice(start, starts[index + 1] ?? lines.length);
    return {
      lines: entryLines,
      period: null,
      heading: entryLines[0]?.text ?? '',
      parts: partsOf(entryLines[0]?.cells.join('   ') ?? ''),
      lead: '',
      points: pointsOf(entryLines.slice(1)),
    };
  });
}

/**
 * The entries of a section: each has a line that states a time.
 * @param names how many names an entry has above its points; without it, every short line without a mark belongs to
 * them
 */
export function entriesOf(written: readonly CvLine[], names = Infinity): CvEntry[] {
  const lines = withWholeNames(withWholePeriods(written));
  const continued = continuations(lines);
  const dated = lines.flatMap((line, index): DatedLine[] => {
    /* A year within a point is no new entry. */
    const period = line.bullet || continued.has(line) ? null : periodIn(line.cells.join('   '));
    return period && wordsIn(line) <= MAX_WORDS_ABOVE * 2 ? [{ at: index, period }] : [];
  });
  dated.splice(MAX_ENTRIES);
  if (dated.length === 0) return undatedEntries(lines);
  const starts = startsOf(lines, dated);
  return dated.map(({ at, period }, index) => {
    const start = starts[index] ?? at;
    return entryOf(lines.slice(start, starts[index + 1] ?? lines.length), at - start, period, names);
  });
}
