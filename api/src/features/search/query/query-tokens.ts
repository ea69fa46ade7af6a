import { wordsOf } from '../text/text-words.ts';

/** A word of a query as it was typed, and folded. Quoted words mean themselves and nothing else. */
export interface QueryToken {
  readonly text: string;
  readonly word: string;
  readonly isQuoted: boolean;
}

const MAX_TOKENS = 12;

/** What groups the digits of a number: 1.200 and 1,200 are 1200. */
const THOUSANDS = /(?<=\b\d{1,3})[.,](?=\d{3}\b)/g;

/** Returns the words of a query in their order. */
export function queryTokens(q: string): QueryToken[] {
  const parts = q
    .normalize('NFC')
    .replace(THOUSANDS, '')
    .replaceAll('€', ' euro ')
    .split(/["„“”]/u);
  const tokens = parts.flatMap((part, number) =>
    (part.match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? []).flatMap((text) =>
      wordsOf(text).map((word) => ({ text, word, isQuoted: number % 2 === 1 })),
    ),
  );
  return tokens.slice(0, MAX_TOKENS);
}

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
    else if (before) text += ' ';
    text += token.text;
  });
  return tokens.at(-1)?.isQuoted ? `${text}"` : text;
}
