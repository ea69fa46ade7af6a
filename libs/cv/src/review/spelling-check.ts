import type { CvReviewFinding } from '@prentice/contract';
import { foldForComparison } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { sourceOf, type FieldSource } from '../reading/field-source.ts';
import { readHeading } from '../sections/headings.ts';
import { slipBetween } from '../vocabulary/spelling-slip.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { findingOf, type Check } from './review-check.ts';

/** More lines with mistakes than this are not listed: somebody who sees ten reads the whole again. */
const MAX_LINES = 10;

/** A misspelt word with how it is spelt. */
interface Misspelling {
  readonly word: string;
  readonly correct: string;
  readonly source: FieldSource;
}

/** A text in a language with rules. */
interface WordedText {
  readonly text: string;
  readonly source: FieldSource;
  readonly vocabulary: Vocabulary;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes a word in the case of another: all in capitals, with a capital first, or in lower case. */
function withCaseOf(word: string, correct: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return correct.toUpperCase();
  return word.charAt(0) === word.charAt(0).toLowerCase() ? correct : capitalised(correct);
}

/** Returns the word of a heading that is misspelt; the whole where a space is. */
function headingSlip(text: string, heading: string): Pick<Misspelling, 'word' | 'correct'> {
  const correctWords = heading.split(/\s+/u).map((word) => ({ word, key: foldForComparison(word) }));
  for (const word of text.split(/\s+/u)) {
    const key = foldForComparison(word);
    const correct = correctWords.find((each) => slipBetween(key, each.key));
    if (correct && correctWords.every((each) => each.key !== key))
      return { word, correct: withCaseOf(word, correct.word) };
  }
  return { word: text, correct: withCaseOf(text, heading) };
}

const headingMisspellings = ({ sections }: CvDocument): Misspelling[] =>
  sections.flatMap(({ heading }) => {
    if (!heading) return [];
    const [label = ''] = (heading.cells[0] ?? heading.text).split(':');
    const corrected = readHeading(label)?.corrected;
    return corrected ? [{ ...headingSlip(label.trim(), corrected), source: sourceOf([heading], 1) }] : [];
  });

const skillMisspellings = ({ skills }: CvDocument): Misspelling[] =>
  skills.flatMap(({ matched, corrected, source }) =>
    corrected === null ? [] : [{ word: matched, correct: withCaseOf(matched, corrected), source }],
  );

const wordMisspellings = (texts: readonly WordedText[]): Misspelling[] =>
  texts.flatMap(({ text, source, vocabulary }) =>
    [...text.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
      const key = word.toLowerCase();
      const correct = Object.hasOwn(vocabulary.misspellings, key) ? vocabulary.misspellings[key] : undefined;
      return correct === undefined ? [] : [{ word, correct: withCaseOf(word, correct), source }];
    }),
  );

const lineKey = ({ page, box, quote }: FieldSource): string => `${quote} ${page} ${box?.x} ${box?.y}`;
const listed = (words: readonly string[]): string => [...new Set(words)].join(', ');

function findingsOf(misspellings: readonly Misspelling[]): CvReviewFinding[] {
  const byLine = Map.groupBy(misspellings, ({ source }) => lineKey(source));
  /* By their words: moving a section changes nothing. */
  const lines = [...byLine].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, alike]) => alike);
  return lines.slice(0, MAX_LINES).flatMap((alike) => {
    const [first] = alike;
    const params = {
      words: listed(alike.map(({ word }) => word)),
      correct: listed(alike.map(({ correct }) => correct)),
    };
    return first ? [findingOf('misspelling', first.source, params)] : [];
  });
}

/**
 * Names the words that are known to be misspelt: those that the reading took for a heading or a skill, and often
 * misspelt words of sentences. What is spelt right earns nothing: a finding takes its share of what the other checks give.
 * @param texts the points and the profile
 * @param mean what the other checks give, from 0 to 1; null for nothing
 */
export function spellingCheck(document: CvDocument, texts: readonly WordedText[], mean: number | null): Check {
  const findings = findingsOf([
    ...headingMisspellings(document),
    ...skillMisspellings(document),
    ...wordMisspellings(texts),
  ]);
  const score = findings.length === 0 || mean === null ? null : mean * Math.max(0, 1 - findings.length / 4);
  return { score, findings };
}
