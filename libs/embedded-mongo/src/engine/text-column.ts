import { BSONRegExp, BSONSymbol } from 'bson';
import type { Doc } from '../bson.ts';
import { walkPath } from '../path.ts';
import { foldText } from '../regex/required-text.ts';
import { setBit } from './slot-set.ts';

/** An expression that is looked for in texts. */
export interface TextPattern {
  /** The same for expressions that mean the same. */
  readonly key: string;
  readonly test: (text: string) => boolean;
  /** Folded, in every text that passes the test. */
  readonly requiredText: string;
}

/** The texts of one document: of most one. */
type Texts = string | readonly string[] | undefined;

interface Answer {
  readonly pattern: TextPattern;
  /** One bit for each row. */
  readonly words: Uint32Array;
}

const ROWS_OF_CHUNK = 1_024;
/** More is not kept a second time in memory: such texts are looked through where they are. */
const MOST_CHARACTERS = 16_000_000;
const KEPT_ANSWERS = 16;

const listOf = (texts: Texts): readonly string[] => (typeof texts === 'string' ? [texts] : (texts ?? []));

const hasMatch = (texts: Texts, { test }: TextPattern): boolean =>
  typeof texts === 'string' ? test(texts) : texts !== undefined && texts.some(test);

const isSame = (a: Texts, b: Texts): boolean => {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a?.length === b?.length && listOf(a).every((text, index) => text === b?.[index]);
};

const lengthOf = (texts: Texts): number => listOf(texts).reduce((sum, text) => sum + text.length, 0);

/** Some rows, with all their texts folded and one behind the other. */
class Chunk {
  readonly firstRow: number;
  readonly #texts: readonly Texts[];
  readonly #ends = new Uint32Array(ROWS_OF_CHUNK);
  #folded: string | undefined;

  constructor(firstRow: number, texts: readonly Texts[]) {
    this.firstRow = firstRow;
    this.#texts = texts;
  }

  changed(): void {
    this.#folded = undefined;
  }

  #fold(): string {
    let folded = '';
    for (let index = 0; index < ROWS_OF_CHUNK; index++) {
      const texts = this.#texts[this.firstRow + index];
      if (typeof texts === 'string') folded += `${foldText(texts)}\n`;
      else if (texts) for (const text of texts) folded += `${foldText(text)}\n`;
      this.#ends[index] = folded.length;
    }
    return folded;
  }

  answer({ pattern, words }: Answer): void {
    const folded = (this.#folded ??= this.#fold());
    let index = 0;
    for (let place = folded.indexOf(pattern.requiredText); place >= 0 && place < folded.length;) {
      while ((this.#ends[index] ?? Infinity) <= place) index++;
      const row = this.firstRow + index;
      if (hasMatch(this.#texts[row], pattern)) setBit(words, row, true);
      place = folded.indexOf(pattern.requiredText, this.#ends[index]);
    }
  }
}

/** The texts at one path of a collection's documents, beside the documents, to look through them fast. */
export class TextColumn {
  /** The top-level field that has the texts. */
  readonly field: string;
  readonly #path: readonly string[];
  readonly #texts: Texts[] = [];
  readonly #chunks: Chunk[] = [];
  readonly #answers = new Map<string, Answer>();
  #characters = 0;
  #hasOtherValues = false;

  constructor(path: string) {
    this.#path = path.split('.');
    this.field = this.#path[0] ?? '';
  }

  /** Takes over what a document has, or that there is none. */
  set(row: number, doc: Doc | undefined): void {
    const texts = this.#textsOf(doc);
    const before = this.#texts[row];
    if (isSame(before, texts)) return;
    this.#characters += lengthOf(texts) - lengthOf(before);
    while (this.#texts.length < row) this.#texts.push(undefined);
    this.#texts[row] = texts;
    const chunk = Math.floor(row / ROWS_OF_CHUNK);
    for (let next = this.#chunks.length; next <= chunk; next++)
      this.#chunks.push(new Chunk(next * ROWS_OF_CHUNK, this.#texts));
    this.#chunks[chunk]?.changed();
    for (const { pattern, words } of this.#answers.values()) setBit(words, row, hasMatch(texts, pattern));
  }

  /** Answers have no room for the rows that there are now. */
  forgetAnswers(): void {
    this.#answers.clear();
  }

  /** Returns one bit for each row with a text that matches; undefined when that takes a look at the documents. */
  matching(pattern: TextPattern, rows: number): Uint32Array | undefined {
    if (this.#hasOtherValues || this.#characters > MOST_CHARACTERS) return undefined;
    const cached = this.#answers.get(pattern.key);
    if (cached) return cached.words;
    const answer = { pattern, words: new Uint32Array(Math.ceil(rows / 32)) };
    for (const chunk of this.#chunks) chunk.answer(answer);
    if (this.#answers.size >= KEPT_ANSWERS) this.#answers.clear();
    this.#answers.set(pattern.key, answer);
    return answer.words;
  }

  #textsOf(doc: Doc | undefined): Texts {
    const texts: string[] = [];
    if (doc) {
      walkPath(doc, this.#path, false, (value) => {
        if (typeof value === 'string') texts.push(value);
        else if (value instanceof BSONRegExp || value instanceof BSONSymbol) this.#hasOtherValues = true;
        return false;
      });
    }
    return texts.length > 1 ? texts : texts[0];
  }
}
