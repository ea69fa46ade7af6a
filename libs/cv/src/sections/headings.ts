import { foldForComparison, normalizeText } from '../layout/cv-line.ts';
import { sectionNames, vocabularies, wordsOf, type SectionName } from '../vocabulary/vocabulary.ts';

const known: ReadonlyMap<string, SectionName> = new Map(
  vocabularies.flatMap(({ headings }) =>
    sectionNames.flatMap((name) =>
      headings[name].map((heading): [string, SectionName] => [foldForComparison(heading), name]),
    ),
  ),
);
const LONGEST = Math.max(...[...known.keys()].map((heading) => heading.length));
const titles: ReadonlySet<string> = new Set(wordsOf('titles').map(foldForComparison));

/* Letters that are spaced out for looks: "E D U C A T I O N". */
const joined = (text: string): string =>
  /^(?:[\p{L}&] ?(?: |$)){4,}$/u.test(text) && /^\p{L} \p{L} /u.test(text)
    ? text
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

/** Returns the section whose usual heading a text is, or null. */
export function headingIn(text: string): SectionName | null {
  if (text.length > LONGEST * 2) return null;
  const folded = foldForComparison(joined(text.trim()).replace(/^\d+[.)]?\s+/u, '')).replace(/\s*[&+/]\s*/gu, ' and ');
  const name = known.get(folded) ?? known.get(folded.replaceAll(' and ', ' und '));
  return name ?? null;
}

export const isHeading = (text: string): boolean => headingIn(text) !== null;

/** Whether a text is only what a CV calls itself. */
export const isDocumentTitle = (text: string): boolean => titles.has(foldForComparison(joined(normalizeText(text))));
