import { brand } from '../kernel/brand.ts';
import common from './data/common-passwords.json' with { type: 'json' };

/* Stems of the frequent passwords, and rows of keyboards and alphabets in which people walk. */
const stems = new Set(common.stems);
/** Stems shorter than this are only found between other parts. */
const LONGEST = Math.max(...common.stems.map((stem) => stem.length));

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '|': 'l',
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const unleeted = (text: string): string => [...text].map((sign) => leet[sign] ?? sign).join('');
const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const trimmedEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const isWord = (word: string, personalWords: ReadonlySet<string>): boolean =>
  stems.has(word) || personalWords.has(word);

/** Returns whether the letters are nothing but at most three known words in a row. */
function isWords(letters: string, personalWords: ReadonlySet<string>, left = 3): boolean {
  if (letters === '') return true;
  if (left === 0) return false;
  const longest = Math.max(LONGEST, ...[...personalWords].map((word) => word.length));
  for (let length = Math.min(longest, letters.length); length > 0; length--) {
    if (isWord(letters.slice(0, length), personalWords) && isWords(letters.slice(length), personalWords, left - 1))
      return true;
  }
  return false;
}

const reversed = (text: string): string => [...text].reverse().join('');
const keyboardWalks = common.walks.flatMap((walk) => [walk, reversed(walk)]);

/** Characters of the text that belong to walks of at least three steps. */
function charactersInWalks(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length;) {
    const length = longestWalk(text, index);
    count += length >= 3 ? length : 0;
    index += length >= 3 ? length : 1;
  }
  return count;
}

function longestWalk(text: string, index: number): number {
  let length = 2;
  while (
    index + length < text.length &&
    keyboardWalks.some((walk) => walk.includes(text.slice(index, index + length + 1)))
  )
    length++;
  return length;
}

/** Returns the text made shorter where it only repeats itself: "abcabc" is "abc". */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
  }
  return text;
}

/**
 * Returns whether a password is among the first that anybody would try: up to three common words with digits and signs added or
 * put in place of letters, walks over the keyboard, repetitions, years and dates, or the person's own words.
 * @param context words that belong to the person: address, name, company
 */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const text = plain(password);
  const personalWords = new Set(
    context
      .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
      .map(lettersOnly)
      .filter((word) => word.length > 3),
  );
  if (unrepeated(text).length <= 5 || new Set(text).size <= 3) return true;
  const unwalked = text.length - charactersInWalks(text);
  if (unwalked <= Math.min(4, text.length / 3)) return true;
  const candidates = [text, trimmedEnds(text), unleeted(text), unleeted(trimmedEnds(text))].map(lettersOnly);
  const digits = text.replace(/\D/g, '').length;
  /* Long numbers within are no mere decoration. */
  return digits <= 10 && candidates.some((letters) => isWords(unrepeated(letters), personalWords));
}

/** The shortest part of an address that makes a password easier to guess. */
const OWN_PART = 4;

/** Returns the address and its part before the @, with and without tag and separators. */
function partsOf(email: string): string[] {
  const local = email.split('@')[0] ?? '';
  const untagged = local.split('+')[0] ?? '';
  return [email, local, untagged, untagged.replace(/[^\p{L}\p{N}]/gu, '')].filter((part) => part.length >= OWN_PART);
}

/**
 * Returns which of the words that everybody would try at this account a password contains, in whatever case and with digits in
 * place of letters: the product's name or the person's address. Null when it has neither.
 */
export function personalWordIn(password: string, email = ''): 'product' | 'email' | null {
  const forms = [plain(password), unleeted(plain(password))];
  const has = (word: string): boolean =>
    forms.some((form) => form.includes(plain(word)) || form.includes(unleeted(plain(word))));
  if (has(brand.name)) return 'product';
  return partsOf(email).some(has) ? 'email' : null;
}
