import type { ReadPosting } from '@prentice/contract';
import { wordDifference, type Part, type WordDifference } from '@prentice/design/words';
import { statements, type Words } from './posting.statements.ts';

/** A statement that is another one now. */
export interface Change extends WordDifference {
  readonly key: string;
  readonly label: string;
}

/** How many letters that stayed the same are kept on either side of what did not. */
const AROUND = 90;

/** The beginning of a text up to a word's end, or its end from a word's beginning. */
const headOf = (text: string): string => text.slice(0, AROUND).replace(/\S*$/, '');
const tailOf = (text: string): string => text.slice(-AROUND).replace(/^\S*/, '');

/** A side that lacks words but has none of its own: cut where the other side has more. */
function splitLike(part: Part, other: readonly Part[]): Part[] {
  let from = 0;
  return other.flatMap(({ text, changed }) => {
    if (changed) return { text: '', changed };
    const piece = part.text.slice(from, (from += text.length));
    return { text: piece, changed: false };
  });
}

/** Long stretches that stayed the same are cut to what is beside a change; an ellipsis says so. */
export function shortened(parts: readonly Part[], other: readonly Part[]): Part[] {
  const [only] = parts;
  const pieces = only && parts.length === 1 && !only.changed ? splitLike(only, other) : parts;
  const cut = pieces.map((part, at) => {
    const [first, last] = [at === 0, at === pieces.length - 1];
    if (part.changed || (first && last) || part.text.length <= AROUND * 3) return part;
    return { ...part, text: `${first ? '' : headOf(part.text)}… ${last ? '' : tailOf(part.text).trimStart()}` };
  });
  return cut.filter(({ text }) => text !== '');
}

/** What a posting says otherwise than it did, word by word. */
export const postingChanges = (before: ReadPosting, after: ReadPosting, words: Words): Change[] =>
  statements(words).flatMap(({ key, label, say }) => {
    const [old, now] = [say(before), say(after)];
    if (old === now) return [];
    const parts = wordDifference(old, now);
    return [{ key, label, before: shortened(parts.before, parts.after), after: shortened(parts.after, parts.before) }];
  });
