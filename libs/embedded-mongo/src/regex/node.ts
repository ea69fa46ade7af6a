import { MongoServerError } from '../errors.ts';

/**
 * A regular expression taken apart. `set` matches one character, `assert` none; both are given in JavaScript's words.
 */
export type Node =
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'assert'; readonly source: string }
  | { readonly kind: 'look'; readonly open: string; readonly node: Node }
  | { readonly kind: 'sequence'; readonly nodes: readonly Node[] }
  | { readonly kind: 'choice'; readonly nodes: readonly Node[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly min: number; readonly max: number; readonly lazy: boolean }
  | { readonly kind: 'caseless'; readonly on: boolean; readonly node: Node };

/** Returns the refusal of a construct that JavaScript does not have with the same meaning, and of malformed expressions. */
export const invalidRegex = (what: string): MongoServerError =>
  new MongoServerError(51091, `Regular expression is invalid or not supported here: ${what}`);

const SYNTAX = /[\^$\\.*+?()[\]{}|/-]/;

/** Returns a literal character in JavaScript's words, inside and outside of a class. */
export function literal(character: string): string {
  if (/^[A-Za-z0-9_]$/.test(character)) return character;
  if (character === '-') return '\\x2d';
  if (SYNTAX.test(character)) return `\\${character}`;
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

const quantifier = (min: number, max: number): string => {
  if (max !== Infinity) return `{${min},${max}}`;
  return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
};

/** Returns the JavaScript source of an expression, for the flag u. */
export function toSource(node: Node): string {
  switch (node.kind) {
    case 'set':
    case 'assert':
      return node.source;
    case 'look':
      return `(?${node.open}${toSource(node.node)})`;
    case 'sequence':
      return node.nodes.map(toSource).join('');
    case 'choice':
      return `(?:${node.nodes.map(toSource).join('|')})`;
    case 'repeat': {
      const inner = node.node.kind === 'set' ? node.node.source : `(?:${toSource(node.node)})`;
      return `${inner}${quantifier(node.min, node.max)}${node.lazy ? '?' : ''}`;
    }
    case 'caseless':
      return `(?${node.on ? 'i' : '-i'}:${toSource(node.node)})`;
  }
}

/** Repetitions without a bound, or with a large one, that a backtracking engine may try in many ways. */
const OPEN = 64;

interface Cost {
  /** Open repetitions in it. */
  readonly open: number;
  /** A repetition of something that has open repetitions or choices in it: exponential at worst. */
  readonly nested: boolean;
}

export function costOf(node: Node): Cost {
  switch (node.kind) {
    case 'set':
    case 'assert':
      return { open: 0, nested: false };
    case 'look':
    case 'caseless':
      return costOf(node.node);
    case 'sequence':
    case 'choice': {
      const costs = node.nodes.map(costOf);
      return { open: costs.reduce((sum, cost) => sum + cost.open, 0), nested: costs.some((cost) => cost.nested) };
    }
    case 'repeat': {
      const inner = costOf(node.node);
      if (node.max <= 1) return inner;
      const ambiguous = inner.open > 0 || hasChoice(node.node);
      return { open: inner.open + (node.max > OPEN ? 1 : 0), nested: inner.nested || ambiguous };
    }
  }
}

function hasChoice(node: Node): boolean {
  if (node.kind === 'choice' || (node.kind === 'repeat' && node.min !== node.max)) return true;
  if (node.kind === 'sequence') return node.nodes.some(hasChoice);
  return 'node' in node && hasChoice(node.node);
}

export function hasLook(node: Node): boolean {
  if (node.kind === 'look') return true;
  if ('nodes' in node) return node.nodes.some(hasLook);
  return 'node' in node && hasLook(node.node);
}
