import { readClass, readEscape, rest, type Source } from './class.ts';
import { literal, invalidRegex, type Node } from './node.ts';

interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly x: boolean;
}

const START = '(?<![^])';
const END = '(?![^])';
const LAST = '(?=\\n?(?![^]))';

const ASSERTIONS: Readonly<Record<string, string>> = {
  A: START,
  z: END,
  Z: LAST,
  b: '\\b',
  B: '\\B',
};

const DEEPEST = 250;

/** Reads PCRE's syntax into nodes that mean the same in JavaScript. */
class Parser {
  readonly source: Source;
  readonly names = new Set<string>();
  depth = 0;

  constructor(pattern: string) {
    this.source = { characters: [...pattern], at: 0 };
  }

  peek(): string | undefined {
    return this.source.characters[this.source.at];
  }

  take(text: string): boolean {
    if (rest(this.source, text.length) !== text) return false;
    this.source.at += text.length;
    return true;
  }

  choice(flags: Flags): Node {
    if (++this.depth > DEEPEST) throw invalidRegex('parentheses are too deeply nested');
    const nodes = [this.sequence(flags)];
    while (this.take('|')) nodes.push(this.sequence(flags));
    this.depth--;
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes };
  }

  sequence(flags: Flags): Node {
    const nodes: Node[] = [];
    for (;;) {
      if (flags.x) this.skipSpace();
      const next = this.peek();
      if (next === undefined || next === '|' || next === ')') return { kind: 'sequence', nodes };
      if (this.take('(?#')) {
        while (this.peek() !== ')')
          if (this.source.at++ >= this.source.characters.length) throw invalidRegex('missing ) after (?#');
        this.source.at++;
      } else if (this.take('\\Q')) {
        nodes.push(...this.quoted(flags));
      } else if (!this.take('\\E')) {
        nodes.push(this.quantified(this.atom(flags), flags));
      }
    }
  }

  /** Literal text up to \\E; a quantifier behind it is about the last character. */
  quoted(flags: Flags): Node[] {
    const nodes: Node[] = [];
    while (!this.take('\\E') && this.peek() !== undefined) nodes.push(this.plain());
    const last = nodes.pop();
    return last ? [...nodes, this.quantified(last, flags)] : nodes;
  }

  skipSpace(): void {
    for (;;) {
      const next = this.peek();
      if (next === '#') while (this.peek() !== undefined && this.peek() !== '\n') this.source.at++;
      else if (next === undefined || !/[\t-\r ]/.test(next)) return;
      else this.source.at++;
    }
  }

  plain(): Node {
    return { kind: 'set', source: literal(this.source.characters[this.source.at++] ?? '') };
  }

  atom(flags: Flags): Node {
    const next = this.peek() ?? '';
    if (/[*+?]/.test(next)) throw invalidRegex('quantifier does not follow a repeatable item');
    if (next === '(') return this.group(flags);
    if (!'.[^$\\'.includes(next)) return this.plain();
    this.source.at++;
    if (next === '.') return { kind: 'set', source: flags.s ? '[^]' : '[^\\n]' };
    if (next === '[') return { kind: 'set', source: readClass(this.source) };
    if (next === '^') return { kind: 'assert', source: flags.m ? `(?:${START}|(?<=\\n)(?=[^]))` : START };
    if (next === '$') return { kind: 'assert', source: flags.m ? `(?=\\n|${END})` : LAST };
    return this.escape();
  }

  escape(): Node {
    const next = this.peek() ?? '';
    const assertion = Object.hasOwn(ASSERTIONS, next) ? ASSERTIONS[next] : undefined;
    if (assertion !== undefined) {
      this.source.at++;
      return { kind: 'assert', source: assertion };
    }
    if (this.take('N')) {
      if (this.peek() === '{') throw invalidRegex('\\N{');
      return { kind: 'set', source: '[^\\n]' };
    }
    const escape = readEscape(this.source);
    if (escape.kind === 'character') return { kind: 'set', source: literal(escape.value) };
    return { kind: 'set', source: `[${escape.negated ? '^' : ''}${escape.value}]` };
  }

  group(flags: Flags): Node {
    const open = /^\((?:\?(?:P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)'|:|=|!|<=|<!|([a-z]*)(?:-([a-z]*))?:))?/.exec(
      rest(this.source),
    );
    const [head = '', angled, quoted, on, off = ''] = open ?? [];
    this.addName(angled ?? quoted);
    if (head === '(' && /^\([?*]/.test(rest(this.source, 2))) throw invalidRegex(rest(this.source, 3));
    this.source.at += head.length;
    const inner = on === undefined ? flags : changed(flags, on, off);
    const node = this.choice(inner);
    if (!this.take(')')) throw invalidRegex('missing closing parenthesis');
    const look = /^\(\?(=|!|<=|<!)$/.exec(head)?.[1];
    if (look !== undefined) return lookAround(look, node);
    // A group must stay one for a quantifier behind it.
    const group: Node = node.kind === 'choice' ? node : { kind: 'choice', nodes: [node] };
    return inner.i === flags.i ? group : { kind: 'caseless', on: inner.i, node: group };
  }

  addName(name: string | undefined): void {
    if (name === undefined) return;
    if (this.names.has(name)) throw invalidRegex('two named subpatterns have the same name');
    this.names.add(name);
  }

  quantified(node: Node, flags: Flags): Node {
    if (flags.x) this.skipSpace();
    const match = /^(?:([*+?])|\{(\d{1,5})(,?)(\d{0,5})\})([+?]?)/.exec(rest(this.source));
    if (!match) {
      if (/^\{\s*,\s*\d+\s*\}/.test(rest(this.source))) throw invalidRegex('quantifier without a lower bound');
      return node;
    }
    const [text, , , , , kind] = match;
    if (kind === '+') throw invalidRegex('possessive quantifiers');
    if (node.kind === 'assert' || node.kind === 'look') throw invalidRegex('a quantifier on an assertion');
    this.source.at += text.length;
    if (flags.x) this.skipSpace();
    if (/^[*+?]/.test(rest(this.source, 1))) throw invalidRegex('quantifier does not follow a repeatable item');
    return { kind: 'repeat', node, ...boundsOf(match), lazy: kind === '?' };
  }
}

const SIGNS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  '*': { min: 0, max: Infinity },
  '+': { min: 1, max: Infinity },
  '?': { min: 0, max: 1 },
};

function boundsOf([, sign = '', low, comma, high]: readonly (string | undefined)[]): { min: number; max: number } {
  const range = SIGNS[sign];
  if (range) return range;
  const min = Number(low);
  const max = comma === '' ? min : high === '' ? Infinity : Number(high);
  if (min > max || min > 65535) throw invalidRegex('numbers out of order in {} quantifier');
  return { min, max };
}

function lookAround(open: string, node: Node): Node {
  if (open.startsWith('<') && hasRepeat(node)) throw invalidRegex('lookbehind assertion is not fixed length');
  return { kind: 'look', open, node };
}

function changed(flags: Flags, on: string, off: string): Flags {
  if (/[^imsx]/.test(on + off)) throw invalidRegex(`(?${on}-${off})`);
  const flag = (name: keyof Flags): boolean => (flags[name] || on.includes(name)) && !off.includes(name);
  return { i: flag('i'), m: flag('m'), s: flag('s'), x: flag('x') };
}

function hasRepeat(node: Node): boolean {
  if (node.kind === 'repeat') return node.min !== node.max;
  if ('nodes' in node) return node.nodes.some(hasRepeat);
  return 'node' in node && hasRepeat(node.node);
}

export interface ParsedPattern {
  readonly node: Node;
  readonly ignoreCase: boolean;
}

/**
 * Reads a PCRE pattern with the options i, m, s, x, u.
 * @throws MongoServerError 51091 for what cannot be translated: backreferences, atomic groups, possessive quantifiers,
 * recursion, conditions, option changes within a pattern, scripts, \G, \K, \R, \X and the like
 */
export function parsePattern(pattern: string, options: string): ParsedPattern {
  const leading = /^\(\?([imsx]+)\)/.exec(pattern);
  const all = options + (leading?.[1] ?? '');
  const flags = { i: all.includes('i'), m: all.includes('m'), s: all.includes('s'), x: all.includes('x') };
  const parser = new Parser(pattern.slice(leading?.[0].length ?? 0));
  const node = parser.choice(flags);
  if (parser.peek() !== undefined) throw invalidRegex('unmatched closing parenthesis');
  return { node, ignoreCase: flags.i };
}
