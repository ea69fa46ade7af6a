import type { CvDocument } from '../reading/cv-document.ts';
import { vocabularies, wordsOfOtherLanguages } from '../vocabulary/vocabulary.ts';

/** Fewer words than this tell no language. */
const LEAST_HITS = 6;
/** How many times as many words of another language than of those that are read. */
const MORE = 1.5;
/** The share of letters of other alphabets from which a CV is written in one. */
const OTHER_SCRIPT = 0.5;

const knownWords = vocabularies.map(({ and, commonWords }) => new Set([...and, ...commonWords]));
const otherWords = [...wordsOfOtherLanguages.values()].map((words) => new Set(words));

/**
 * Returns whether a CV without known headings is written in a language that is not read yet, by its alphabet or by the
 * short words of its sentences.
 */
export function isUnsupportedLanguage({ lines, sections }: CvDocument): boolean {
  if (new Set(sections.filter(({ heading }) => heading !== null).map(({ name }) => name)).size > 1) return false;
  const text = lines.map((line) => line.text).join(' ').toLowerCase(); // prettier-ignore
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && 1 - latin.length / letters.length > OTHER_SCRIPT) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const most = (lists: readonly ReadonlySet<string>[]): number =>
    Math.max(...lists.map((list) => words.filter((word) => list.has(word)).length));
  const other = most(otherWords);
  return other >= LEAST_HITS && other > MORE * most(knownWords);
}
