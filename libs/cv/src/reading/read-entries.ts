import type { CvLine } from '../layout/cv-line.ts';
import type { EntryReading } from './cv-document.ts';
import { entriesOf, type CvEntry } from './cv-entries.ts';
import { alikeNames, namesOf, type EntryNames } from './entry-names.ts';
import { confidence, sourceOf } from './field-source.ts';

const LONGEST = 120;
const fits = (text: string | null): string | null => (text !== null && text.length <= LONGEST ? text : null);

type Names = Pick<EntryNames, 'title' | 'organisation' | 'sure'>;

function entryReading(entry: CvEntry, { title, organisation, sure }: Names): EntryReading[] {
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
      source: sourceOf(entry.lines, period && sure ? confidence.section : confidence.place),
    },
  ];
}

/** Jobs and voluntary work that the CV names, with where they were. */
export function workIn(lines: readonly CvLine[]): EntryReading[] {
  const entries = entriesOf(lines, 2);
  const names = alikeNames(entries.map((entry) => namesOf(entry.parts, entry.lines)));
  return names.flatMap((each, index) => {
    const entry = entries[index];
    return entry ? entryReading(entry, each) : [];
  });
}

/** Projects that the CV names. */
export const projectsIn = (lines: readonly CvLine[]): EntryReading[] =>
  entriesOf(lines, 1).flatMap((entry) =>
    entryReading(entry, { title: entry.parts[0] ?? null, organisation: null, sure: true }),
  );
