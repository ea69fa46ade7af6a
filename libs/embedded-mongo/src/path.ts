import type { Doc, Value } from './value.ts';

/** Sees one element of a path; `index` is that of the outermost array gone through on the way. True ends the walk. */
export type Visitor = (value: Value | undefined, index: number | undefined) => boolean;

const DIGITS = /^\d+$/;

/** Returns whether a part of a path may stand for a place in an array. */
export const isIndex = (part: string | undefined): part is string => part !== undefined && DIGITS.test(part);

interface Walk {
  readonly parts: readonly string[];
  /** Show an array at the end of the path as a whole only, not its elements too. */
  readonly whole: boolean;
  readonly visit: Visitor;
}

function walkArrayEnd(walk: Walk, array: Value[], index: number | undefined): boolean {
  if (!walk.whole) {
    for (const [partIndex, element] of array.entries()) if (walk.visit(element, index ?? partIndex)) return true;
  }
  return walk.visit(array, index);
}

function walkPlace(walk: Walk, element: Value, from: number, index: number | undefined): boolean {
  if (from + 1 === walk.parts.length) return walk.visit(element, index);
  if (element instanceof Map) return walkDocument(walk, element, from + 1, index);
  return Array.isArray(element) && walkArray(walk, element, from + 1, index);
}

/** Returns an array on the way: goes into its documents, and into the element a numeric part names. */
function walkArray(walk: Walk, array: readonly Value[], from: number, index: number | undefined): boolean {
  const part = walk.parts[from];
  const place = isIndex(part) && String(Number(part)) === part ? Number(part) : -1;
  for (const [partIndex, element] of array.entries()) {
    if (element instanceof Map && walkDocument(walk, element, from, index ?? partIndex)) return true;
    if (partIndex === place && walkPlace(walk, element, from, index)) return true;
  }
  return false;
}

function walkDocument(walk: Walk, doc: Doc, from: number, index: number | undefined): boolean {
  let current: Doc = doc;
  for (let position = from; position < walk.parts.length; position++) {
    const value = current.get(walk.parts[position] ?? '');
    if (position + 1 === walk.parts.length) {
      return Array.isArray(value) ? walkArrayEnd(walk, value, index) : walk.visit(value, index);
    }
    if (Array.isArray(value)) return walkArray(walk, value, position + 1, index);
    if (!(value instanceof Map)) return walk.visit(undefined, index);
    current = value;
  }
  return false;
}

/**
 * Shows the elements that a query path leads to, arrays on the way taken apart, until the visitor answers true; a
 * missing one is undefined. An array at the end is shown element by element and then as a whole.
 */
export function walkPath(doc: Doc, parts: readonly string[], whole: boolean, visit: Visitor): boolean {
  return walkDocument({ parts, whole, visit }, doc, 0, undefined);
}

/** Returns the value at a path of documents only, and of array places where a part is a number. */
export function valueAt(doc: Doc, parts: readonly string[]): Value | undefined {
  let current: Value | undefined = doc;
  for (const part of parts) {
    if (current instanceof Map) current = current.get(part);
    else if (Array.isArray(current) && isIndex(part)) current = current[Number(part)];
    else return undefined;
  }
  return current;
}
