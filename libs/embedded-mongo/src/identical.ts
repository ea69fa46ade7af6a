import { Decimal128, Double } from 'bson';
import { compareValues } from './compare.ts';
import { typeName } from './type-names.ts';
import type { Doc, Value } from './value.ts';

function identicalDocs(a: Doc, b: Doc): boolean {
  if (a.size !== b.size) return false;
  const others = b.entries();
  for (const [name, value] of a) {
    const next = others.next();
    if (next.done || next.value[0] !== name || !identical(value, next.value[1])) return false;
  }
  return true;
}

const identicalArrays = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((element, index) => identical(element, b[index] ?? null));

/** Returns whether two values are the same to the byte: type, order of fields, −0, zeros at the end of a decimal. */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a instanceof Double && b instanceof Double) return Object.is(a.value, b.value);
  if (a instanceof Decimal128 && b instanceof Decimal128) return Buffer.compare(a.bytes, b.bytes) === 0;
  if (a instanceof Map && b instanceof Map) return identicalDocs(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return identicalArrays(a, b);
  return typeName(a) === typeName(b) && compareValues(a, b) === 0;
}
