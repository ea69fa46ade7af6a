/** Letters without their marks, as folded texts have them: the boundary of a word knows no "ü". */
const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Returns a pattern for folded texts. */
export const foldedPattern = ({ source, flags }: RegExp): RegExp => new RegExp(withoutMarks(source), flags);

/**
 * Returns all places of a folded text that read so. Repetitions are bounded and never nested, so that a pattern's time
 * grows with the text's length and no faster.
 */
export const phrasePattern = (source: string): RegExp => foldedPattern(new RegExp(source, 'giu'));

/** Matches at most so many characters of the same sentence. */
export const gapPattern = (max: number): string => `[^.!?;\\n]{0,${max}}?`;

/** Letters that look like Latin ones. */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw ɡg ӏl αa οo ρp νv ιi κk τt υu ѵv мm тt кk вb нh'.matchAll(
      /(\S)(\S)/gu,
    ),
  ].map(([, other = '', latin = '']) => [other, latin]),
);
const digits: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/u;
const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);
/* Three single letters or more, each apart: "f e e". An article before them is a word of its own. */
const spread = /(?<![\p{L}\p{N}])(?![aA] )(?:\p{L}[ ._*-]){2,}\p{L}(?![\p{L}\p{N}])/gu;

/** Where some words are in a text. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** A text as people read it, for machines: each of its characters knows where it stood. */
export interface FoldedText {
  readonly text: string;
  /** Returns where a match of the folded text is in the original, as a start and a length. */
  original(index: number, length: number): Place;
}

/** Characters that are between letters that belong together. */
function gaps(text: string): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const { index, 0: match } of text.matchAll(spread))
    for (let place = 1; place < match.length; place += 2) indexes.add(index + place);
  return indexes;
}

function foldCharacter(text: string, place: number): string {
  const char = text[place] ?? '';
  const twin = twins[char.toLowerCase()];
  if (twin) return char === char.toLowerCase() ? twin : twin.toUpperCase();
  const between = isLetter(text[place - 1]) && isLetter(text[place + 1]);
  return (between ? digits[char] : undefined) ?? withoutMarks(char);
}

/**
 * Undoes what only deceives machines: invisible characters and variants of letters, and in words also look-alike
 * letters, digits for letters, letters apart and the marks on letters. Addresses are no words.
 */
export function foldText(text: string, words = true): FoldedText {
  const apart = words ? gaps(text) : new Set<number>();
  const places: number[] = [];
  let plain = '';
  for (let place = 0; place < text.length; place++) {
    if (apart.has(place) || invisible.test(text[place] ?? '')) continue;
    for (const char of words ? foldCharacter(text, place) : (text[place] ?? '').normalize('NFKC')) {
      plain += char;
      places.push(place);
    }
  }
  const last = text.length - 1;
  return {
    text: plain,
    original: (index, length) => {
      const [from, to] = [places[index] ?? 0, places[index + Math.max(0, length - 1)] ?? last];
      return { at: from, length: to - from + 1 };
    },
  };
}

/** Most passages that a finding keeps, and most characters of each. */
const PASSAGES = 20;
const PASSAGE_LENGTH = 300;

/** Returns what a finding quotes: the first place with the words around it, and the words of every place, each once. */
export function quotedPlaces(text: string, places: readonly [Place, ...Place[]]) {
  const [first] = places;
  const words = places.map(({ at, length }) => text.slice(at, at + Math.min(length, PASSAGE_LENGTH)));
  return { quote: quote(text, first.at, first.length), passages: [...new Set(words)].slice(0, PASSAGES) };
}

const AROUND = 40;
const LONGEST = 240;

/** Returns the words around a match, whole ones where there are spaces, so that a person sees what the rule saw. */
function quote(text: string, position: number, length: number): string {
  const matchEnd = position + length;
  const before = text.slice(Math.max(0, position - AROUND - 1), position);
  const after = text.slice(matchEnd, matchEnd + AROUND + 1);
  const start = position > AROUND ? position - before.length + (/\s\S*/.exec(before)?.index ?? 0) : 0;
  const end =
    matchEnd + AROUND < text.length ? matchEnd + (/^.*\s/s.exec(after)?.[0].length ?? after.length) : text.length;
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut.slice(0, LONGEST)}${end < text.length ? '…' : ''}`;
}
