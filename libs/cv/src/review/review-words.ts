import { foldForComparison } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { linesIn } from '../sections/sections.ts';
import { escapePattern, sectionNames, vocabularies, type Vocabulary } from '../vocabulary/vocabulary.ts';

/** Returns a pattern of whole words and phrases that matches any of them. */
export const phrasePattern = (phrases: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, flags);

/** How many of the headings of a CV, and of the months and other words of its times, a language has. */
function wordsKnown({ sections, lines }: CvDocument, vocabulary: Vocabulary): number {
  const headings = new Set(sectionNames.flatMap((name) => vocabulary.headings[name]).map(foldForComparison));
  const matchingSections = sections.filter(
    ({ heading }) => heading && headings.has(foldForComparison(heading.cells[0] ?? '')),
  );
  const common = phrasePattern([...vocabulary.and, ...vocabulary.open, ...vocabulary.native]);
  return matchingSections.length * 2 + lines.filter(({ text }) => common.test(text)).length;
}

/** Returns the words of the language that a CV is most likely written in. */
export function vocabularyOf(document: CvDocument): Vocabulary {
  const ranked = vocabularies.map((vocabulary) => ({ vocabulary, known: wordsKnown(document, vocabulary) }));
  const best = ranked.reduce((left, right) => (right.known > left.known ? right : left));
  return best.vocabulary;
}

/* Fewer words than this belong to no language for certain; of more, at least this share are words that tell it. */
const LEAST_WORDS = 12;
const LEAST_SHARE = 0.06;

/**
 * Returns the words of the language that the points and the profile of a CV are written in, whatever its headings are
 * called; null for a language without rules, by which nothing is judged.
 */
export function pointVocabularyOf(document: CvDocument): Vocabulary | null {
  const { work, volunteer, projects, sections } = document;
  const profile = linesIn(sections, 'profile').map(({ text }) => text);
  const texts = [
    ...[...work, ...volunteer, ...projects].flatMap(({ points }) => points.map(({ text }) => text)),
    ...profile,
  ];
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const ranked = vocabularies.map((vocabulary) => {
    const { and, commonWords, actionVerbs, presentVerbs, emptyPhrases } = vocabulary;
    const frequentWords = new Set([...and, ...commonWords]);
    const verbs = new Set([...actionVerbs, ...presentVerbs]);
    const phrases = phrasePattern(emptyPhrases);
    const begun = texts.filter(
      (text) => verbs.has(/\p{L}+/u.exec(text.toLowerCase())?.[0] ?? '') || phrases.test(text),
    );
    return { vocabulary, score: words.filter((word) => frequentWords.has(word)).length + begun.length };
  });
  const [best, second] = ranked.toSorted((left, right) => right.score - left.score);
  if (best && best.score > (second?.score ?? 0) && best.score >= LEAST_SHARE * words.length) return best.vocabulary;
  return words.length < LEAST_WORDS ? vocabularyOf(document) : null;
}

/** How many words of its sentences, and beginnings of points, a language has in common with texts. */
const wordsOf = (texts: readonly string[], { and, commonWords, actionVerbs, presentVerbs }: Vocabulary): number => {
  const sentenceWords = new Set([...and, ...commonWords]);
  const verbs = new Set([...actionVerbs, ...presentVerbs]);
  const words = texts.map((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const begun = words.filter(([first = '']) => verbs.has(first));
  return words.flat().filter((word) => sentenceWords.has(word)).length + begun.length;
};

/**
 * Returns the words by which the points of one entry are judged: those of the CV, unless the entry has clearly more in
 * common with another language.
 */
export function entryVocabularyOf(texts: readonly string[], usual: Vocabulary): Vocabulary {
  const hits = (vocabulary: Vocabulary): number => wordsOf(texts, vocabulary);
  const best = vocabularies.reduce((left, right) => (hits(right) > hits(left) ? right : left));
  return hits(best) > hits(usual) ? best : usual;
}

/** Tells by their words how points begin. */
export interface Verbs {
  readonly firstWord: (text: string) => string;
  /** Whether a point begins with what was done, or ends with it, as in German. */
  readonly isAction: (text: string) => boolean;
  readonly isPresent: (text: string) => boolean;
}

const form = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '(?!)', 'iu');

/** Returns how points are looked at in a language. */
export function verbsOf(vocabulary: Vocabulary): Verbs {
  const actions = new Set([...vocabulary.actionVerbs, ...vocabulary.presentVerbs]);
  const present = new Set(vocabulary.presentVerbs.filter((verb) => !vocabulary.actionVerbs.includes(verb)));
  const [opening, closing] = [form(vocabulary.verbForms), form(vocabulary.closingVerbForms)];
  const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const firstWord = (text: string): string => wordsIn(text)[0] ?? '';
  return {
    firstWord,
    isAction: (text) => {
      const words = wordsIn(text);
      const [first = '', last = ''] = [words[0], words.at(-1)];
      return actions.has(first) || opening.test(first) || closing.test(last);
    },
    isPresent: (text) => present.has(firstWord(text)),
  };
}
