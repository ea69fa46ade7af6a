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

/** Long stretches that stayed the same are cut to what is beside a change; an ellipsis says so. */
export const shortened = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const [first, last] = [at === 0, at === parts.length - 1];
    if (part.changed || (first && last) || part.text.length <= AROUND * 3) return part;
    return { ...part, text: `${first ? '' : headOf(part.text)}… ${last ? '' : tailOf(part.text).trimStart()}` };
  });

/** What a posting says otherwise than it did, word by word. */
export const postingChanges = (before: ReadPosting, after: ReadPosting, words: Words): Change[] =>
  statements(words).flatMap(({ key, label, say }) => {
    const [old, now] = [say(before), say(after)];
    if (old === now) return [];
    const parts = wordDifference(old, now);
    return [{ key, label, before: shortened(parts.before), after: shortened(parts.after) }];
  });
