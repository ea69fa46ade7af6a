import { foldForComparison, normalizeText } from '../layout/cv-line.ts';
import { anyOf, sectionNames, vocabularies, wordsOf, type SectionName } from '../vocabulary/vocabulary.ts';

const CONJUNCTION = new RegExp(`\\s*[&+/]\\s*|\\s+(?:${anyOf('and')})\\s+`, 'u');
/** For comparing: "Awards and honours" is "Awards & honours". */
const keyOf = (text: string): string => foldForComparison(text).split(CONJUNCTION).join(' & ');

const sectionsByHeading: ReadonlyMap<string, SectionName> = new Map(
  vocabularies.flatMap(({ headings }) =>
    sectionNames.flatMap((name) => headings[name].map((heading): [string, SectionName] => [keyOf(heading), name])),
  ),
);
const patternsBySection: readonly (readonly [SectionName, RegExp])[] = sectionNames.flatMap(
  (name): [SectionName, RegExp][] => {
    const patterns = vocabularies.flatMap(({ headingPatterns }) => headingPatterns[name]);
    return patterns.length > 0 ? [[name, new RegExp(`^(?:${patterns.join('|')})$`, 'u')]] : [];
  },
);

/** The section of a heading that is a sentence: "Where I've worked". */
const sectionOfSentence = (text: string): SectionName | null =>
  patternsBySection.find(([, pattern]) => pattern.test(text.replaceAll('’', "'")))?.[0] ?? null;

const LONGEST = Math.max(...[...sectionsByHeading.keys()].map((heading) => heading.length));
const titles: ReadonlySet<string> = new Set(wordsOf('titles').map(foldForComparison));

/* Letters that are spaced out for looks: "E D U C A T I O N". */
const joined = (text: string): string =>
  /^(?:[\p{L}&] ?(?: |$)){4,}$/u.test(text) && /^\p{L} \p{L} /u.test(text)
    ? text
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

const qualifiers: ReadonlySet<string> = new Set(wordsOf('headingQualifiers').map(foldForComparison));
/** Headings of more words are sentences. */
const MAX_WORDS = 6;

/** The section of a text without what qualifies it: "technical skills", "languages spoken". */
function sectionOf(text: string): SectionName | null {
  const words = text.split(' ').filter((word) => !qualifiers.has(foldForComparison(word)));
  return (
    sectionsByHeading.get(text) ??
    (words.length > 0 ? sectionsByHeading.get(foldForComparison(words.join(' '))) : undefined) ??
    null
  );
}

/** The section of a heading that names several things, of which each is one: that of the first. */
function sectionOfSeveral(text: string): SectionName | null {
  if (text.split(' ').length > MAX_WORDS) return null;
  const sections = text.split(' & ').map(sectionOf);
  return sections.length > 1 && !sections.includes(null) ? (sections[0] ?? null) : null;
}

/** Returns the section whose usual heading a text is, or null. */
export function headingIn(text: string): SectionName | null {
  if (text.length > LONGEST * 2) return null;
  const key = keyOf(joined(text.trim()).replace(/^\d+[.)]?\s+/u, ''));
  return sectionOf(key) ?? sectionOfSeveral(key) ?? sectionOfSentence(key);
}

export const isHeading = (text: string): boolean => headingIn(text) !== null;

/** Whether a text is only what a CV calls itself. */
export const isDocumentTitle = (text: string): boolean => titles.has(foldForComparison(joined(normalizeText(text))));
