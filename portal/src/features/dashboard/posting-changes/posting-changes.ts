import type { ApplicantPosting } from '@prentice/contract';
import { diffWords, type DiffPart, type WordDiff } from '@prentice/design/words';
import { postingStatements, type TextContext } from './posting-statements.ts';

/** A statement of a posting that has changed. */
export interface PostingChange extends WordDiff {
  readonly key: string;
  readonly label: string;
}

/** Number of unchanged characters that are kept on either side of a change. */
const AROUND = 90;

/** Returns the beginning of a text up to a word's end, or its end from a word's beginning. */
const headOf = (text: string): string => text.slice(0, AROUND).replace(/\S*$/, '');
const tailOf = (text: string): string => text.slice(-AROUND).replace(/^\S*/, '');

/** Splits an unchanged side where the other side has additional words. */
function splitLike(part: DiffPart, other: readonly DiffPart[]): DiffPart[] {
  let from = 0;
  return other.flatMap(({ text, changed }) => {
    if (changed) return { text: '', changed };
    const piece = part.text.slice(from, (from += text.length));
    return { text: piece, changed: false };
  });
}

/** Shortens long unchanged parts to what is next to a change, with an ellipsis. */
export function shortenUnchangedParts(parts: readonly DiffPart[], other: readonly DiffPart[]): DiffPart[] {
  const [only] = parts;
  const pieces = only && parts.length === 1 && !only.changed ? splitLike(only, other) : parts;
  const cut = pieces.map((part, index) => {
    const [first, last] = [index === 0, index === pieces.length - 1];
    if (part.changed || (first && last) || part.text.length <= AROUND * 3) return part;
    return { ...part, text: `${first ? '' : headOf(part.text)}… ${last ? '' : tailOf(part.text).trimStart()}` };
  });
  return cut.filter(({ text }) => text !== '');
}

/** Returns what has changed in a posting, word by word. */
export const postingChanges = (
  before: ApplicantPosting,
  after: ApplicantPosting,
  context: TextContext,
): PostingChange[] =>
  postingStatements(context).flatMap(({ key, label, toText }) => {
    const [old, now] = [toText(before), toText(after)];
    if (old === now) return [];
    const parts = diffWords(old, now);
    return [
      {
        key,
        label,
        before: shortenUnchangedParts(parts.before, parts.after),
        after: shortenUnchangedParts(parts.after, parts.before),
      },
    ];
  });
