import { literal, invalidRegex } from './node.ts';

/** What shorthand escapes stand for, as the inside of a class: ASCII only, as PCRE has them without its UCP option. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: '\\t-\\r\\x20',
  h: '\\t\\x20\\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000',
  v: '\\n-\\r\\x85\\u2028\\u2029',
};

const POSIX: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\t-\\r\\x20',
  blank: '\\t\\x20',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: 'A-Za-z0-9_',
  cntrl: '\\x00-\\x1f\\x7f',
  print: '\\x20-~',
  graph: '!-~',
  ascii: '\\x00-\\x7f',
};

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', e: '\u001b', a: '\u0007' };
const CATEGORIES = /^(L|Lm|Lo|M|Mn|Mc|Me|N|Nd|Nl|No|P|Pc|Pd|Ps|Pe|Pi|Pf|Po|S|Sm|Sc|Sk|So|Z|Zs|Zl|Zp|C|Cc|Cf|Lu|Ll|Lt)$/;

/** A pattern being read, by code points. */
export interface Source {
  readonly characters: readonly string[];
  at: number;
}

export const rest = ({ characters, at }: Source, count = 40): string => characters.slice(at, at + count).join('');

/** One character, or a set of them as the inside of a class (negated or not). */
export type Escape =
  | { readonly kind: 'character'; readonly value: string }
  | { readonly kind: 'inside'; readonly value: string; readonly negated: boolean };

function category(source: Source, negated: boolean): Escape {
  const match = /^(?:\{(\^?)([A-Za-z]+)\}|([A-Z]))/.exec(rest(source));
  const name = match?.[2] ?? match?.[3] ?? '';
  if (!match || !CATEGORIES.test(name)) throw invalidRegex('\\p with anything but a general category');
  source.at += [...match[0]].length;
  const inverse = negated !== (match[1] === '^');
  return { kind: 'inside', value: `\\${inverse ? 'P' : 'p'}{${name}}`, negated: false };
}

function hexadecimal(source: Source): Escape {
  const match = /^(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{2}))/.exec(rest(source));
  const code = Number.parseInt(match?.[1] ?? match?.[2] ?? 'x', 16);
  if (!match || code > 0x10ffff) throw invalidRegex('\\x without a code');
  source.at += match[0].length;
  return { kind: 'character', value: String.fromCodePoint(code) };
}

/** Reads an escape that means the same inside and outside of a class; the backslash is read already. */
export function readEscape(source: Source): Escape {
  const character = source.characters[source.at++];
  if (character === undefined) throw invalidRegex('\\ at end of pattern');
  const lower = character.toLowerCase();
  const shorthand = Object.hasOwn(SHORTHANDS, lower) ? SHORTHANDS[lower] : undefined;
  if (shorthand !== undefined) return { kind: 'inside', value: shorthand, negated: lower !== character };
  if (lower === 'p') return category(source, character === 'P');
  if (character === 'x') return hexadecimal(source);
  const control = Object.hasOwn(CONTROLS, character) ? CONTROLS[character] : undefined;
  if (control !== undefined) return { kind: 'character', value: control };
  if (/[A-Za-z0-9]/.test(character)) throw invalidRegex(`\\${character}`);
  return { kind: 'character', value: character };
}

function posix(source: Source): Escape | undefined {
  const match = /^\[([:.=])(\^?)([a-z]*)\1\]/.exec(rest(source));
  if (!match) return undefined;
  const name = match[3] ?? '';
  const inside = Object.hasOwn(POSIX, name) ? POSIX[name] : undefined;
  if (match[1] !== ':' || inside === undefined) throw invalidRegex(match[0]);
  source.at += match[0].length;
  return { kind: 'inside', value: inside, negated: match[2] === '^' };
}

function readMember(source: Source): Escape {
  const named = posix(source);
  if (named) return named;
  const character = source.characters[source.at++];
  if (character === undefined) throw invalidRegex('missing terminating ] for character class');
  if (character !== '\\') return { kind: 'character', value: character };
  if (source.characters[source.at] === 'b') {
    source.at++;
    return { kind: 'character', value: '\b' };
  }
  return readEscape(source);
}

function readRange(source: Source, from: Escape): string | undefined {
  const dash = source.characters[source.at] === '-' && source.characters[source.at + 1] !== ']';
  if (!dash || source.characters[source.at + 1] === undefined) return undefined;
  source.at++;
  const to = readMember(source);
  if (from.kind !== 'character' || to.kind !== 'character') throw invalidRegex('invalid range in character class');
  if ((from.value.codePointAt(0) ?? 0) > (to.value.codePointAt(0) ?? 0)) {
    throw invalidRegex('range out of order in character class');
  }
  return `${literal(from.value)}-${literal(to.value)}`;
}

/** Reads a class; the opening bracket is read already. Gives a set that matches one character. */
export function readClass(source: Source): string {
  const negated = source.characters[source.at] === '^';
  if (negated) source.at++;
  let inside = '';
  const others: string[] = [];
  for (let first = true; first || source.characters[source.at] !== ']'; first = false) {
    const member = readMember(source);
    const range = readRange(source, member);
    if (range !== undefined) inside += range;
    else if (member.kind === 'character') inside += literal(member.value);
    else if (member.negated) others.push(`[^${member.value}]`);
    else inside += member.value;
  }
  source.at++;
  if (others.length === 0) return `[${negated ? '^' : ''}${inside}]`;
  const parts = inside === '' ? others : [`[${inside}]`, ...others];
  return negated ? `(?:${parts.map((part) => `(?!${part})`).join('')}[^])` : `(?:${parts.join('|')})`;
}
