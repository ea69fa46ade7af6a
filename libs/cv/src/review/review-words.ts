import { foldForComparison } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
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
