/* Words of documentation and examples. Each is long enough to turn up in a random secret less than once in a
   million. */
const words =
  /change[-_ ]?me|placeholder|example|secret|passw(or|d)|replace|default|random|character|insert|generate|prentice|^todo|your[-_ ]/i;

/** The fewest different characters: a random one of 32 hexadecimal digits has fewer less than once in a billion. */
const DIFFERENT = 7;

/** Returns whether the text repeats a part of itself: "abcabcab". */
function repeats(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Counts how many characters follow the one before them in the alphabet, up or down. */
const steps = (text: string): number =>
  [...text].filter((sign, index) => index > 0 && Math.abs(sign.charCodeAt(0) - text.charCodeAt(index - 1)) === 1)
    .length;

/**
 * Returns whether a secret was written by somebody, or left as the documentation has it, instead of drawn at random.
 */
export function isPlaceholder(secret: string): boolean {
  const text = secret.trim();
  return words.test(text) || new Set(text).size < DIFFERENT || repeats(text) || steps(text) > text.length / 2;
}
