/** One slip in writing a word: two neighbouring letters swapped, one too many, one missing, or another in its place. */
export interface SpellingSlip {
  readonly kind: 'swapped' | 'added' | 'missing' | 'replaced';
  /** Where the correct text and what was written begin to differ. */
  readonly index: number;
}

function kindOf(written: string, correct: string): SpellingSlip['kind'] | null {
  if (written.slice(1) === correct.slice(1)) return 'replaced';
  if (written.slice(1) === correct) return 'added';
  if (written === correct.slice(1)) return 'missing';
  const swapped = `${correct.charAt(1)}${correct.charAt(0)}${correct.slice(2)}`;
  return correct.length > 1 && written === swapped ? 'swapped' : null;
}

/** Returns the one slip by which a text differs from the correct one; null for none, and for more than one. */
export function slipBetween(written: string, correct: string): SpellingSlip | null {
  if (written === correct || Math.abs(written.length - correct.length) > 1) return null;
  let index = 0;
  while (index < written.length && written[index] === correct[index]) index++;
  const kind = kindOf(written.slice(index), correct.slice(index));
  return kind && { kind, index };
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

/** Returns the word of a text that a place lies in or at the end of. */
function wordAround(
  text: string,
  index: number,
): { readonly word: string; readonly start: number; readonly end: number } {
  let [start, end] = [index, index];
  while (start > 0 && isLetter(text.charAt(start - 1))) start--;
  while (end < text.length && isLetter(text.charAt(end))) end++;
  return { word: text.slice(start, end), start, end };
}

/** Shorter words have too many others beside them. */
const LEAST_WORD = 5;

/**
 * Whether a slip is one of spelling: neither another form of a word ("project" of "projects"), nor one with another
 * beginning, nor another short one. A space too many or too few is a slip of spelling, too.
 */
export function isMisspelling(written: string, correct: string, { kind, index }: SpellingSlip): boolean {
  if (kind === 'added' && written.charAt(index) === ' ') return true;
  if (kind === 'missing' && correct.charAt(index) === ' ') return true;
  const { word, start, end } = wordAround(correct, index);
  if (word.length < LEAST_WORD || (kind !== 'added' && !isLetter(correct.charAt(index)))) return false;
  const isAtStart = kind === 'replaced' && index === start;
  const isAtEnd = kind === 'added' ? index === end : kind !== 'swapped' && index === end - 1;
  return !isAtStart && !isAtEnd;
}
