export interface DiffPart {
  readonly text: string;
  /** Whether only this side has these words. */
  readonly changed: boolean;
}

export interface WordDiff {
  readonly before: readonly DiffPart[];
  readonly after: readonly DiffPart[];
}

/** Above this many words only the common beginning and end are found. */
const MAX_WORDS = 1_500;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function commonEnds(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}

/** For each word, how long a common subsequence begins there; one row more than there are words. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = rows[i];
      const below = rows[i + 1];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** Returns which words of both sides belong to the longest common subsequence. */
function commonSubsequence(a: readonly string[], b: readonly string[]): { a: Set<number>; b: Set<number> } {
  const common = { a: new Set<number>(), b: new Set<number>() };
  if (Math.max(a.length, b.length) > MAX_WORDS * 2) return common;
  const lengths = lengthsOf(a, b);
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      common.a.add(i++);
      common.b.add(j++);
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return common;
}

/** Joins neighbours of one kind; a space between two changed words counts as changed. */
function toParts(words: readonly string[], isKept: (at: number) => boolean): DiffPart[] {
  const parts: { text: string; changed: boolean }[] = [];
  words.forEach((text, index) => {
    const between =
      text.trim() === '' && index > 0 && index < words.length - 1 && !isKept(index - 1) && !isKept(index + 1);
    const changed = between || !isKept(index);
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  });
  return parts;
}

/** Compares two texts word by word; the parts of a side joined together are that side's text. */
export function diffWords(before: string, after: string): WordDiff {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const { start, end } = commonEnds(a, b);
  const common = commonSubsequence(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const side = (words: readonly string[], inside: ReadonlySet<number>): DiffPart[] =>
    toParts(words, (index) => index < start || index >= words.length - end || inside.has(index - start));
  return { before: side(a, common.a), after: side(b, common.b) };
}
