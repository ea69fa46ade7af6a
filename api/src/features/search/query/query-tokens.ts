import { wordsOf } from '../text/text-words.ts';

/** A word of a query as it was typed, and folded. Quoted words mean themselves and nothing else. */
export interface QueryToken {
  readonly text: string;
  readonly word: string;
  readonly isQuoted: boolean;
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

const MAX_TOKENS = 12;

/** What groups the digits of a number: 1.200 and 1,200 are 1200. */
const THOUSANDS = /(?<=\b\d{1,3})[.,](?=\d{3}\b)/g;

function tokensOf(part: string, isQuoted: boolean): QueryToken[] {
  let end = 0;
  return [...part.matchAll(/[\p{L}\p{M}\p{N}]+[+#]*/gu)].flatMap(({ 0: text, index }) => {
    const joint = jointOf(part.slice(end, index));
    end = index + text.length;
    return wordsOf(text).map((word) => ({ text, word, isQuoted, joint }));
  });
}

/** Returns the words of a query in their order. */
export function queryTokens(q: string): QueryToken[] {
  const parts = q
    .normalize('NFC')
    .replace(THOUSANDS, '')
    .replaceAll('€', ' euro ')
    .split(/["„“”]/u);
  return parts.flatMap((part, number) => tokensOf(part, number % 2 === 1)).slice(0, MAX_TOKENS);
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
    if (token.isQuoted !== (before?.isQuoted ?? false)) text += token.isQuoted ? `${text && ' '}"` : '" ';
    else if (before) text += isListed(token) ? token.joint : ' ';
    text += token.text;
  });
  return tokens.at(-1)?.isQuoted ? `${text}"` : text;
}
