import type { CvLine } from '../layout/cv-line.ts';
import { patternOf } from '../vocabulary/vocabulary.ts';
import type { EntryReading } from './cv-document.ts';
import { entriesOf, type CvEntry } from './cv-entries.ts';
import { confidence, sourceOf } from './field-source.ts';

const LONGEST = 120;
const POSITION = patternOf('positions');
const ORGANISATION = patternOf('organisations');
const INSTITUTION = patternOf('institutions');

/** How much a piece looks like what somebody does, rather than where. */
const positionScore = (part: string): number =>
  (POSITION.test(part) ? 2 : 0) - (ORGANISATION.test(part) ? 1 : 0) - (INSTITUTION.test(part) ? 1 : 0);

/** Position and organisation: in this order, unless the words say otherwise. */
function namesOf([first, second]: readonly string[]): { title: string | null; organisation: string | null } {
  if (first === undefined) return { title: null, organisation: null };
  if (second === undefined) return { title: first, organisation: null };
  const swapped = positionScore(second) > positionScore(first);
  return swapped ? { title: second, organisation: first } : { title: first, organisation: second };
}

const fits = (text: string | null): string | null => (text !== null && text.length <= LONGEST ? text : null);

function entryReading(entry: CvEntry, withOrganisation: boolean): EntryReading[] {
  const { title, organisation } = withOrganisation
    ? namesOf(entry.parts)
    : { title: entry.parts[0] ?? null, organisation: null };
  if (fits(title) === null) return [];
  const { period } = entry;
  return [
    {
      title,
      organisation: fits(organisation),
      start: period?.start ?? null,
      end: period?.end ?? null,
      open: period?.open ?? false,
      highlights: entry.points.map((point) => point.text),
      points: entry.points.map(({ text, lines }) => ({ text, source: sourceOf(lines, confidence.section) })),
      source: sourceOf(entry.lines, period ? confidence.section : confidence.place),
    },
  ];
}

/** Jobs and voluntary work that the CV names, with where they were. */
export const workIn = (lines: readonly CvLine[]): EntryReading[] =>
  entriesOf(lines).flatMap((entry) => entryReading(entry, true));

/** Projects that the CV names. */
export const projectsIn = (lines: readonly CvLine[]): EntryReading[] =>
  entriesOf(lines).flatMap((entry) => entryReading(entry, false));
