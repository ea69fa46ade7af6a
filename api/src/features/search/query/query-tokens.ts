import { wordsOf } from '../text/text-words.ts';

/** A word of a query as it was typed, and folded. Quoted words mean themselves and nothing else. */
export interface QueryToken {
  readonly text: string;
  readonly word: string;
  readonly isQuoted: boolean;
}

const MAX_TOKENS = 12;

/** Returns the words of a query in their order. */
export function queryTokens(q: string): QueryToken[] {
  const parts = q.normalize('NFC').split(/["„“”]/u);
  const tokens = parts.flatMap((part, number) =>
    (part.match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? []).flatMap((text) =>
      wordsOf(text).map((word) => ({ text, word, isQuoted: number % 2 === 1 })),
    ),
  );
  return tokens.slice(0, MAX_TOKENS);
}

/** Returns tokens as a query that means the same: neighbours in quotes stay together. */
export function queryText(tokens: readonly QueryToken[]): string {
  let text = '';
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (token.isQuoted !== (before?.isQuoted ?? false)) text += token.isQuoted ? `${text && ' '}"` : '" ';
    else if (before) text += ' ';
    text += token.text;
  });
  return tokens.at(-1)?.isQuoted ? `${text}"` : text;
}
