import { wordsOf } from '../text/text-words.ts';

/** A word of a query as it was typed, and folded. Quoted words mean themselves and nothing else. */
export interface QueryToken {
  readonly text: string;
  readonly word: string;
  readonly isQuoted: boolean;
  /** Whether a minus before it says that it is not wanted: "design -web". */
  readonly isExcluded: boolean;
  /** What stands between it and the word before, such as a comma or a hyphen; a space where that is no such sign. */
  readonly joint: string;
}

const JOINT = /^\s*[-,;/|&]\s*$/u;
const jointOf = (text: string): string => (JOINT.test(text) ? text.replace(/\s+/gu, ' ') : ' ');
const LISTED = /[,;/|&]/u;

/** Returns whether a token continues a list: "marketing, design" or "marketing / design". */
export const isListed = ({ joint }: QueryToken): boolean => LISTED.test(joint);

/** Returns whether a token is written to the word before with a hyphen. */
export const isHyphenated = ({ joint }: QueryToken): boolean => joint.trim() === '-';

/** A minus that belongs to the word after it; a hyphen has a word before it, and a dash has spaces around it. */
const MINUS = /\s-$/u;
const FIGURE = /^\d/;

/** Returns whether a token is marked: what is in quotes or not wanted names no filter and is a part of no name. */
export const isMarked = ({ isQuoted, isExcluded }: QueryToken): boolean => isQuoted || isExcluded;

const MAX_TOKENS = 12;

/** What groups the digits of a number: 1.200 and 1,200 are 1200. */
const THOUSANDS = /(?<=\b\d{1,3})[.,](?=\d{3}\b)/g;

function tokensOf(part: string, isQuoted: boolean, isPartExcluded: boolean): QueryToken[] {
  let end = 0;
  return [...part.matchAll(/[\p{L}\p{M}\p{N}]+[+#]*/gu)].flatMap(({ 0: text, index }) => {
    const before = end === 0 ? ` ${part.slice(0, index)}` : part.slice(end, index);
    const isExcluded = isPartExcluded || (!isQuoted && MINUS.test(before) && !FIGURE.test(text));
    end = index + text.length;
    return wordsOf(text).map((word) => ({
      text,
      word,
      isQuoted,
      isExcluded,
      joint: isExcluded ? ' ' : jointOf(before),
    }));
  });
}

/** Returns the words of a query in their order. */
export function queryTokens(q: string): QueryToken[] {
  const parts = q
    .normalize('NFC')
    .replace(THOUSANDS, '')
    .replaceAll('€', ' euro ')
    .split(/["„“”]/u);
  return parts
    .flatMap((part, number) => {
      const isQuoted = number % 2 === 1;
      return tokensOf(part, isQuoted, isQuoted && MINUS.test(` ${parts[number - 1] ?? ''}`));
    })
    .slice(0, MAX_TOKENS);
}

/** A figure that is no year. */
const POSTCODE = /^(?!20\d\d$)\d{4,5}$/;

/** Returns whether a word may be the postcode of a town. */
export const isPostcode = (word: string): boolean => POSTCODE.test(word);

const EMOJI = /\p{RGI_Emoji}/gv;
const WORD = /[\p{L}\p{N}]/u;

/** Returns what a query has that can be no word: its emoji, or all of it where it has no letter and no figure. */
export function unsearchableParts(q: string): string[] {
  const emoji = [...new Set(q.match(EMOJI) ?? [])];
  if (emoji.length > 0 || WORD.test(q)) return emoji;
  return q.trim() === '' ? [] : [q.trim()];
}

/** Returns tokens as a query that means the same: neighbours in quotes stay together. */
export function queryText(tokens: readonly QueryToken[]): string {
  let text = '';
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const minus = token.isExcluded ? '-' : '';
    if (token.isQuoted !== (before?.isQuoted ?? false)) text += token.isQuoted ? `${text && ' '}${minus}"` : '" ';
    else if (before) text += isListed(token) ? token.joint : ' ';
    text += token.isQuoted ? token.text : minus + token.text;
  });
  return tokens.at(-1)?.isQuoted ? `${text}"` : text;
}
