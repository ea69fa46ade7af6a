import { foldForComparison, normalizeText } from '../layout/cv-line.ts';
import { isMisspelling, slipBetween } from '../vocabulary/spelling-slip.ts';
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

/** Returns a text without what qualifies it: "technical skills", "languages spoken". */
function withoutQualifiers(text: string): string {
  const words = text.split(' ').filter((word) => !qualifiers.has(foldForComparison(word)));
  return foldForComparison(words.join(' '));
}

const sectionOf = (text: string): SectionName | null =>
  sectionsByHeading.get(text) ?? sectionsByHeading.get(withoutQualifiers(text)) ?? null;

/** The section of a heading that names several things, of which each is one: that of the first. */
function sectionOfSeveral(text: string): SectionName | null {
  if (text.split(' ').length > MAX_WORDS) return null;
  const sections = text.split(' & ').map(sectionOf);
  return sections.length > 1 && !sections.includes(null) ? (sections[0] ?? null) : null;
}

/** Shorter headings have other words beside them. */
const LEAST_LETTERS = 7;
/* Whose contacts these are, and where a CV stops telling of its owner, is read from no word with a mistake. */
const neverMisspelt: ReadonlySet<SectionName> = new Set(['contact', 'references', 'other']);
interface UsualHeading {
  /** As the vocabulary has it. */
  readonly heading: string;
  /** For comparing, as `keyOf` gives it. */
  readonly key: string;
  readonly section: SectionName;
}
const spellings: ReadonlyMap<string, string> = new Map(
  vocabularies.flatMap((each) =>
    Object.values(each.headings)
      .flat()
      .map((heading) => [keyOf(heading), heading] as const),
  ),
);
const headings: readonly UsualHeading[] = [...sectionsByHeading].map(([key, section]) => ({
  key,
  section,
  heading: spellings.get(key) ?? key,
}));
const sectionsByWord: ReadonlyMap<string, ReadonlySet<SectionName>> = new Map(
  [
    ...Map.groupBy(
      headings.flatMap(({ key, section }) => key.split(/[^\p{L}]+/u).map((word) => ({ word, section }))),
      ({ word }) => word,
    ),
  ].map(([word, uses]) => [word, new Set(uses.map(({ section }) => section))]),
);

const otherWords: ReadonlySet<string> = new Set(wordsOf('otherWords').map(foldForComparison));

/** Whether no word of a text that its heading lacks has a meaning of its own, such as that of another section. */
const hasNoOtherMeaning = (text: string, heading: string, section: SectionName): boolean =>
  text
    .split(/[^\p{L}]+/u)
    .filter((word) => !heading.includes(word))
    .every((word) => !otherWords.has(word) && (sectionsByWord.get(word)?.has(section) ?? true));

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const headingsByLength = Map.groupBy(
  headings.filter(({ key }) => lettersIn(key) >= LEAST_LETTERS),
  ({ key }) => key.length,
);

/** Returns the long headings that a text is, but for one slip. */
const headingsBeside = (text: string): UsualHeading[] =>
  [text.length - 1, text.length, text.length + 1]
    .flatMap((length) => headingsByLength.get(length) ?? [])
    .filter(({ key, section }) => {
      const slip = slipBetween(text, key);
      return slip && isMisspelling(text, key, slip) && hasNoOtherMeaning(text, key, section);
    });

/** The one of these that a text is read as; null where they open several sections. */
function sureHeading(near: readonly UsualHeading[]): UsualHeading | null {
  const [heading] = near;
  const isSure = near.every(({ section }) => section === heading?.section);
  return heading && isSure && !neverMisspelt.has(heading.section) ? heading : null;
}

/** What a heading opens, and how it is usually written where that was missed by one slip. */
interface HeadingReading {
  readonly section: SectionName;
  readonly corrected: string | null;
}

const misspelt = (heading: UsualHeading | null): HeadingReading | null =>
  heading && { section: heading.section, corrected: heading.heading };

/** Returns what the heading of a section is read as; null for any other text. A long one may have one slip. */
export function readHeading(text: string): HeadingReading | null {
  if (text.length > LONGEST * 2) return null;
  const key = keyOf(joined(text.trim()).replace(/^\d+[.)]?\s+/u, ''));
  const usual = sectionsByHeading.get(key);
  if (usual) return { section: usual, corrected: null };
  const near = headingsBeside(key);
  const whole = misspelt(sureHeading(near));
  if (whole) return whole;
  const section = sectionOf(key) ?? sectionOfSeveral(key) ?? sectionOfSentence(key);
  if (section) return { section, corrected: null };
  return near.length > 0 ? null : misspelt(sureHeading(headingsBeside(withoutQualifiers(key))));
}

/** Returns the section whose heading a text is, or null. */
export const headingIn = (text: string): SectionName | null => readHeading(text)?.section ?? null;

export const isHeading = (text: string): boolean => headingIn(text) !== null;

/** Whether a text is only what a CV calls itself. */
export const isDocumentTitle = (text: string): boolean => titles.has(foldForComparison(joined(normalizeText(text))));
