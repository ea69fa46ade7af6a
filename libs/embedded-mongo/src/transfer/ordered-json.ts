/** JSON with the order of its keys: objects are Maps, numbers keep their text. */
export type OrderedJson = string | boolean | null | JsonNumber | OrderedJson[] | Map<string, OrderedJson>;

/** A number as it was written, so that 1, 1.0 and a 64 bit integer can be told apart. */
export class JsonNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORDS: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const DEEPEST = 250;

class Parser {
  readonly source: string;
  at = 0;
  depth = 0;

  constructor(source: string) {
    this.source = source;
  }

  fail(): never {
    throw new SyntaxError(`unexpected text at position ${this.at}`);
  }

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const matchedText = pattern.exec(this.source)?.[0];
    if (matchedText !== undefined) this.at += matchedText.length;
    return matchedText;
  }

  /** Returns whether the next sign is this one; goes past it. */
  sign(expectedSign: string): boolean {
    this.take(SPACE);
    if (this.source[this.at] !== expectedSign) return false;
    this.at++;
    return true;
  }

  string(): string {
    this.take(SPACE);
    const token = this.take(STRING);
    return token === undefined ? this.fail() : String(JSON.parse(token));
  }

  object(): Map<string, OrderedJson> {
    const result = new Map<string, OrderedJson>();
    if (this.sign('}')) return result;
    do {
      const name = this.string();
      if (!this.sign(':')) this.fail();
      result.set(name, this.value());
    } while (this.sign(','));
    return this.sign('}') ? result : this.fail();
  }

  array(): OrderedJson[] {
    const result: OrderedJson[] = [];
    if (this.sign(']')) return result;
    do result.push(this.value());
    while (this.sign(','));
    return this.sign(']') ? result : this.fail();
  }

  value(): OrderedJson {
    if (++this.depth > DEEPEST) throw new SyntaxError('nested too deep');
    const result = this.sign('{') ? this.object() : this.sign('[') ? this.array() : this.scalar();
    this.depth--;
    return result;
  }

  scalar(): OrderedJson {
    if (this.source[this.at] === '"') return this.string();
    for (const [word, value] of WORDS) {
      if (!this.source.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    const number = this.take(NUMBER);
    return number === undefined ? this.fail() : new JsonNumber(number);
  }
}

/** @throws SyntaxError when the text is not one JSON value */
export function parseOrderedJson(source: string): OrderedJson {
  const parser = new Parser(source);
  const value = parser.value();
  parser.take(SPACE);
  return parser.at === source.length ? value : parser.fail();
}
