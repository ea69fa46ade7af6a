import { badValue, conflictingUpdate, dollarPrefixed, emptyFieldName } from '../errors.ts';
import { isIndex } from '../path.ts';
import type { Modifier } from './modifier.ts';

/** The paths of an update as a tree, so that each document is walked once and in the order MongoDB has. */
export type Node = Leaf | Fields | Elements;

export interface Leaf {
  readonly kind: 'leaf';
  readonly modifier: Modifier;
}

export interface Fields {
  readonly kind: 'fields';
  readonly children: Map<string, Node>;
  /** Below the element that the positional operator stands for. */
  positional: Node | undefined;
}

/** Below all elements ('') or those an array filter accepts. */
export interface Elements {
  readonly kind: 'elements';
  readonly children: Map<string, Node>;
}

export const fields = (): Fields => ({ kind: 'fields', children: new Map(), positional: undefined });

const IDENTIFIER = /^\$\[(.*)\]$/;
export const arrayIdentifier = (part: string): string | undefined => IDENTIFIER.exec(part)?.[1];

/** Names in lexical order, array places by number: the order in which new fields appear. */
export function compareNames(a: string, b: string): number {
  if (isIndex(a) && isIndex(b) && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

function checkParts(path: string, parts: readonly string[], filters: ReadonlySet<string>): void {
  if (parts.includes('')) {
    throw path === ''
      ? emptyFieldName('An empty update path is not valid.')
      : emptyFieldName(`The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (parts.filter((part) => part === '$').length > 1) {
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  }
  const first = parts[0] ?? '';
  if (first === '$' || arrayIdentifier(first) !== undefined) {
    throw badValue(`Cannot have positional or array filter element in the first position in path '${path}'`);
  }
  for (const [index, part] of parts.entries()) if (part.startsWith('$')) checkDollar(path, part, index, filters);
}

function checkDollar(path: string, part: string, index: number, filters: ReadonlySet<string>): void {
  const identifier = arrayIdentifier(part);
  const reference = /^\$(ref|id|db)$/.test(part) && index > 0;
  if (part === '$' || identifier === '' || reference) return;
  if (identifier === undefined) {
    throw dollarPrefixed(`The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);
  }
  if (!filters.has(identifier)) {
    throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
  }
}

const conflict = (path: string, prefix: string): Error =>
  conflictingUpdate(`Updating the path '${path}' would create a conflict at '${prefix}'`);

const emptyNode = (next: string): Fields | Elements =>
  arrayIdentifier(next) === undefined ? fields() : { kind: 'elements', children: new Map() };

const child = (node: Fields | Elements, part: string): Node | undefined =>
  part === '$' && node.kind === 'fields' ? node.positional : node.children.get(arrayIdentifier(part) ?? part);

function setChild(node: Fields | Elements, part: string, value: Node): void {
  if (part === '$' && node.kind === 'fields') node.positional = value;
  else node.children.set(arrayIdentifier(part) ?? part, value);
}

/**
 * Puts a modifier at its path.
 * @throws MongoServerError 40 for conflicting paths, 56, 52, 2 for paths that are none
 */
export function addLeaf(root: Fields, path: string, modifier: Modifier, filters: ReadonlySet<string>): void {
  const parts = path.split('.');
  checkParts(path, parts, filters);
  let node: Fields | Elements = root;
  for (const [index, part] of parts.entries()) {
    const partPath = parts.slice(0, index + 1).join('.');
    const existing = child(node, part);
    const next = parts[index + 1];
    if (next === undefined) {
      if (existing) throw conflict(path, partPath);
      setChild(node, part, { kind: 'leaf', modifier });
      return;
    }
    const childNode = existing ?? emptyNode(next);
    if (childNode.kind === 'leaf' || childNode.kind !== emptyNode(next).kind) throw conflict(path, partPath);
    if (!existing) setChild(node, part, childNode);
    node = childNode;
  }
}

function mergeMaps(a: ReadonlyMap<string, Node>, b: ReadonlyMap<string, Node>, path: string): Map<string, Node> {
  const merged = new Map(a);
  for (const [name, node] of b) {
    const existing = merged.get(name);
    merged.set(name, existing ? merge(existing, node, `${path}.${name}`) : node);
  }
  return merged;
}

/** Merges two trees that turn out to be about one element. @throws MongoServerError 40 when both change the same */
export function merge(a: Node, b: Node, path: string): Node {
  if (a.kind === 'leaf' || b.kind === 'leaf' || a.kind !== b.kind) throw conflict(path, path);
  const children = mergeMaps(a.children, b.children, path);
  if (a.kind === 'elements' || b.kind === 'elements') return { kind: 'elements', children };
  const positional =
    a.positional && b.positional ? merge(a.positional, b.positional, path) : (a.positional ?? b.positional);
  return { kind: 'fields', children, positional };
}
