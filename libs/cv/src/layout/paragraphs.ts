import { wordsOf } from '../vocabulary/vocabulary.ts';

const conjunctions: ReadonlySet<string> = new Set(wordsOf('and'));

/** Puts together what went over the end of a line, and a word that was divided there. */
export function joinWrapped(before: string, after: string): string {
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  const divided = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after);
  /* "Wirtschafts- und Sozialwissenschaften" is no divided word. */
  const next = after.split(/\s/u, 1)[0] ?? '';
  return divided && !conjunctions.has(next.toLowerCase()) ? before.slice(0, -1) + after : `${before} ${after}`;
}

/** Returns a text of lines as one paragraph. */
export const paragraphOf = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : lines.reduce((text, line) => joinWrapped(text, line));
