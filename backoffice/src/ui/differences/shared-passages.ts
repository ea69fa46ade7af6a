import { diffWords, type DiffPart } from '@prentice/design/words';

export interface Passage {
  readonly text: string;
  /** Whether these words follow each other on the other side, too. */
  readonly shared: boolean;
}

export interface SharedPassages {
  readonly before: readonly Passage[];
  readonly after: readonly Passage[];
  /** Words in shared passages, and words of the first side. */
  readonly words: { readonly shared: number; readonly all: number };
}

/** Fewer words than this in a row are found in any two texts of one language. */
const LEAST_WORDS = 3;

const tokensOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
const isWord = (token: string): boolean => token.trim() !== '';
const wordsIn = (text: string): number => tokensOf(text).filter(isWord).length;
const hasContent = ({ text, changed }: DiffPart): boolean => !changed || isWord(text);

/** Returns after how many common words something of this side's own comes. */
function interruptions(parts: readonly DiffPart[]): number[] {
  let common = 0;
  return parts.filter(hasContent).flatMap(({ text, changed }) => {
    if (changed) return [common];
    common += wordsIn(text);
    return [];
  });
}

/** Returns for each common word, whether it belongs to a passage that is long enough to say something. */
function inPassage(total: number, ends: readonly number[], least: number): boolean[] {
  const marks: boolean[] = [];
  for (const end of [...new Set([...ends, total])].sort((a, b) => a - b)) {
    const long = end - marks.length >= least;
    while (marks.length < end) marks.push(long);
  }
  return marks;
}

/** Returns one side in passages; a space belongs to a passage when the words on both sides of it do. */
function passagesOf(parts: readonly DiffPart[], marks: readonly boolean[], starts: ReadonlySet<number>): Passage[] {
  const passages: { text: string; shared: boolean }[] = [];
  let common = 0;
  for (const { text, changed } of parts)
    for (const token of tokensOf(text)) {
      const between = Boolean(marks[common - 1] && marks[common] && !starts.has(common));
      const shared = !changed && (isWord(token) ? Boolean(marks[common]) : between);
      if (!changed && isWord(token)) common++;
      const last = passages.at(-1);
      if (last?.shared === shared) last.text += token;
      else passages.push({ text: token, shared });
    }
  return passages;
}

/** Returns which passages two texts share, in order: at least three words in a row, or all that one of them says. */
export function sharedPassages(before: string, after: string): SharedPassages {
  const parts = diffWords(before, after);
  const total = parts.before.reduce((sum, { text, changed }) => sum + (changed ? 0 : wordsIn(text)), 0);
  const ends = [...interruptions(parts.before), ...interruptions(parts.after)];
  const least = Math.min(LEAST_WORDS, wordsIn(before), wordsIn(after));
  const marks = inPassage(total, ends, least);
  const starts = new Set(ends);
  return {
    before: passagesOf(parts.before, marks, starts),
    after: passagesOf(parts.after, marks, starts),
    words: { shared: marks.filter(Boolean).length, all: wordsIn(before) },
  };
}
