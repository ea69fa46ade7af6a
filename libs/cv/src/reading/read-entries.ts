import type { CvLine } from '../layout/cv-line.ts';
import type { EntryReading } from './cv-document.ts';
import { entriesOf, headingLinesOf, type CvEntry } from './cv-entries.ts';
import { alikeNames, namesOf, type EntryNames } from './entry-names.ts';
import { entryPlaceOf, isPlacePart, placePartsOf } from './entry-place.ts';
import { confidence, sourceOf } from './field-source.ts';

const LONGEST = 120;
const fits = (text: string | null): string | null => (text !== null && text.length <= LONGEST ? text : null);

type Names = Pick<EntryNames, 'title' | 'organisation' | 'sure'>;

function entryReading(
  entry: CvEntry,
  { title, organisation, sure }: Names,
  { place, remark }: { readonly place: readonly string[]; readonly remark: string },
): EntryReading[] {
  if (fits(title) === null) return [];
  const { period } = entry;
  return [
    {
      title,
      organisation: fits(organisation),
      place: place.join(', ') || null,
      remark: [remark, entry.lead].filter(Boolean).join(' ') || null,
      start: period?.start ?? null,
      end: period?.end ?? null,
      open: period?.open ?? false,
      highlights: entry.points.map((point) => point.text),
      points: entry.points.map(({ text, lines }) => ({ text, source: sourceOf(lines, confidence.section) })),
      heading: sourceOf(headingLinesOf(entry), confidence.section),
      source: sourceOf(entry.lines, period && sure ? confidence.section : confidence.place),
    },
  ];
}

/* What is left of a time that was not understood is nobody's title: "– Fbr. 2022". */
const isDateAlone = (part: string): boolean => /^\p{L}{0,10}\.?,?\s*(?:19|20)\d{2}$/u.test(part);

/** Jobs and voluntary work that the CV names, with where they were. */
export function workIn(lines: readonly CvLine[]): EntryReading[] {
  const entries = entriesOf(lines, 2);
  const names = alikeNames(
    entries.map((entry) => {
      const parts = entry.parts.filter((part) => !isDateAlone(part));
      const places = placePartsOf(parts);
      const read = namesOf(
        parts.filter((part) => !places.includes(part)),
        entry.lines,
      );
      return parts.length === entry.parts.length ? read : { ...read, sure: false };
    }),
  );
  return names.flatMap((each, index) => {
    const entry = entries[index];
    if (!entry) return [];
    const place = entryPlaceOf(entry.parts, [each.title, each.organisation]);
    const isNamed = (part: string): boolean =>
      place.includes(part) || [each.title, each.organisation].some((name) => name?.includes(part));
    return entryReading(entry, each, { place, remark: entry.parts.filter((part) => !isNamed(part)).join(', ') });
  });
}

/** Returns the name of a project without a bracket that a comma cut: "Swift map (QGIS". */
export const withoutOpenBracket = (name: string): string => name.replace(/\s*\([^)]*$/u, '');

/* "Line follower: built with C++" says what the project was in words of its own. */
const behindName = (heading: string, name: string): string =>
  heading.slice(heading.indexOf(name) + name.length).replace(/^[\s,;:|–—·-]+/u, '');

/** Projects that the CV names. */
export const projectsIn = (lines: readonly CvLine[]): EntryReading[] =>
  entriesOf(lines, 1).flatMap((entry) => {
    const title = entry.parts[0] ?? null;
    const remark = title === null ? '' : behindName(entry.heading, withoutOpenBracket(title));
    const place = entry.parts.filter(isPlacePart);
    return entryReading(entry, { title, organisation: null, sure: true }, { place, remark });
  });
