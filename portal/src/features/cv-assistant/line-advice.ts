import type { Translate } from '../../i18n/translate.ts';
import type { NumberedFinding } from './numbered-finding.ts';

/** Words of a line that are quoted in an advice about it. */
const QUOTED_WORDS = 6;
/** A part of a long point has as many words at least: less says nothing by itself. */
const PART_WORDS = 6;

/* Words that end as a plural does and count nothing. */
const UNCOUNTED = new Set(
  'across always besides does economics electronics goods has his its mathematics news perhaps physics plus previous sales series serious sometimes species statistics this towards various was'.split(
    ' ',
  ),
);
const PREPOSITIONS = new Set(['for', 'in', 'of', 'on', 'to', 'with', 'and', 'at', 'from']);
const isPlural = (word: string): boolean => /^[a-z-]{3,}[^isu\W]s$/u.test(word) && !UNCOUNTED.has(word);
const bareWord = (word: string): string => word.replace(/[^\p{L}\p{N}-]+$/u, '');

/** Returns the words of a line, without its bullet. */
export const lineText = (quote: string): string => quote.replaceAll('\n', ' ').replace(/^[^\p{L}\p{N}"“„(]+/u, '');

/* What was done is done to the first words after the verb; what stands behind a preposition further on is about something else. */
const OBJECT_WORDS = 4;

/** Returns where a line in English names things in the plural right after its verb; -1 where it does not. */
function thingsIndex(words: readonly string[], language: string | null): number {
  if (language !== 'en') return -1;
  const index = words.slice(0, OBJECT_WORDS).findIndex((word, place) => place > 0 && isPlural(bareWord(word)));
  const between = words.slice(2, Math.max(2, index));
  return between.some((word) => PREPOSITIONS.has(word.toLowerCase())) ? -1 : index;
}

/**
 * Returns the things that a line in English is about and gives no number of; null for none.
 * @param language of the line, where the reader's is the same
 */
export function countedThings(text: string, language: string | null): string | null {
  const words = text.split(' ');
  const things = words[thingsIndex(words, language)];
  return things === undefined ? null : bareWord(things);
}

/** Returns a line in English with a gap for the number of its things, where one fits without knowing more of the sentence. */
export function withNumberGap(text: string, gap: string, language: string | null): string {
  const words = text.split(' ');
  const index = thingsIndex(words, language);
  const before = (words[index - 1] ?? '').toLowerCase();
  return index === 1 || (index === 2 && PREPOSITIONS.has(before)) ? words.toSpliced(index, 0, gap).join(' ') : text;
}

/** Returns the first words of a line, which tell it from the others. */
export function shortened(text: string): string {
  const words = text.split(' ');
  return words.length <= QUOTED_WORDS ? text.replace(/[.;,]$/u, '') : `${words.slice(0, QUOTED_WORDS).join(' ')} …`;
}

/** Returns the last words of the first part of a long point that a sign or a word divides; null where nothing does. */
function endOfFirstPart(text: string): string | null {
  const words = text.split(' ');
  const isEnd = (word: string, index: number): boolean =>
    /[,;.:–]$/u.test(word) || /^(?:and|which|und|sowie|wobei)$/iu.test(words[index + 1] ?? '');
  const end = words.findIndex(
    (word, index) => index + 1 >= PART_WORDS && words.length - index - 1 >= PART_WORDS && isEnd(word, index),
  );
  return end === -1 ? null : `… ${bareWord(words.slice(Math.max(0, end - 2), end + 1).join(' '))}`;
}

/**
 * Returns what one line lacks, in its own words: it asks for what only its owner knows, and states nothing. Null for a
 * finding that is about no words of a line.
 */
export function lineAdvice(finding: NumberedFinding, t: Translate, language: string | null): string | null {
  const text = lineText(finding.quote ?? '');
  if (text === '') return null;
  const line = shortened(text);
  const things = countedThings(text, language);
  switch (finding.rule) {
    case 'no_result':
      return things ? t('cvReview.line.no_result.things', { things }) : t('cvReview.line.no_result', { line });
    case 'short_point':
      return things ? t('cvReview.line.short_point.things', { things }) : t('cvReview.line.short_point', { line });
    case 'no_action_verb':
      return t('cvReview.line.no_action_verb', { word: bareWord(text.split(' ')[0] ?? '') });
    case 'long_point': {
      const end = endOfFirstPart(text);
      return end && t('cvReview.line.long_point', { end, most: String(finding.params['most'] ?? '') });
    }
    default:
      return null;
  }
}
