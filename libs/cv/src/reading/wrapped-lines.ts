import { endsEarly, joinWrapped, lineOf, placeOf, type CvLine } from '../layout/cv-line.ts';
import { boxAround } from '../layout/text-item.ts';
import { anyOf } from '../vocabulary/vocabulary.ts';
import { isBrokenPeriod } from './cv-dates.ts';

/* Lines of more words are sentences. */
const LONGEST_NAME = 12;

const withCells = (line: CvLine, cells: readonly string[]): CvLine => ({ ...line, text: cells.join('   '), cells });

/* A mark within a row, behind a margin, begins a point as one at its beginning does. */
function withoutFirstCell(line: CvLine): CvLine[] {
  const rest = line.cells.slice(1);
  if (rest.length === 0) return [];
  return [{ ...lineOf(rest.join('   '), placeOf(line)), raw: line.raw }];
}

/** Puts together the periods that a narrow margin broke: their end is below their beginning. */
export function withWholePeriods(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const [first = '', ...others] = before?.cells ?? [];
    const end = line.cells[0] ?? '';
    if (before && isBrokenPeriod(first, end))
      whole.splice(-1, 1, withCells(before, [`${first} ${end}`, ...others]), ...withoutFirstCell(line));
    else whole.push(line);
  }
  return whole;
}

const START_OF_TIME = new RegExp(`^(?:${anyOf('since')}|${anyOf('from')}|${anyOf('until')})\\b`, 'iu');

/* Whether a line continues the name at the end of the one above it: "Universität" and "zu Köln". */
const continuesName = (before: CvLine, line: CvLine): boolean =>
  !before.bullet &&
  !line.bullet &&
  /^\p{Ll}/u.test(line.text) &&
  !START_OF_TIME.test(line.text) &&
  endsEarly(before, line) === false;

/** Puts together the names that the end of a line broke. */
export function withWholeNames(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (!before || !continuesName(before, line) || before.text.split(' ').length > LONGEST_NAME) {
      whole.push(line);
      continue;
    }
    const [first = '', ...others] = line.cells;
    const cells = [...before.cells.slice(0, -1), joinWrapped(before.cells.at(-1) ?? '', first), ...others];
    whole.splice(-1, 1, {
      ...withCells(before, cells),
      text: joinWrapped(before.text, line.text),
      raw: `${before.raw}\n${line.raw}`,
      box: boxAround([before.box, line.box]),
      room: line.room,
    });
  }
  return whole;
}

/**
 * Returns the lines that continue a marked point: further to the right than its mark, or in the middle of its
 * sentence.
 */
export function continuations(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const continued = new Set<CvLine>();
  let point: CvLine | null = null;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (line.bullet) point = line;
    else if (point && before && continuesPoint(point, before, line)) continued.add(line);
    else point = null;
  });
  return continued;
}

function continuesPoint(point: CvLine, before: CvLine, line: CvLine): boolean {
  const early = endsEarly(before, line);
  if (early === true || /[.!;]$/u.test(before.text)) return false;
  if (point.box && line.box) return early === false && line.box.x > point.box.x + 1;
  return /^\p{Ll}/u.test(line.text) && !START_OF_TIME.test(line.text);
}
