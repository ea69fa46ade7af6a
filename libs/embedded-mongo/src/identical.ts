import { Binary, Decimal128, Double, Int32, Long } from 'bson';
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

/** Whether two values are the same to the byte: type, order of fields, −0, zeros at the end of a decimal. */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a instanceof Int32) return b instanceof Int32 && a.value === b.value;
  if (a instanceof Double) return b instanceof Double && Object.is(a.value, b.value);
  if (a instanceof Decimal128) return b instanceof Decimal128 && Buffer.compare(a.bytes, b.bytes) === 0;
  if (a instanceof Map) return b instanceof Map && identicalDocs(a, b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => identical(one, b[at] ?? null));
  }
  if (a instanceof Long || a instanceof Binary) return a.constructor === b?.constructor && compareValues(a, b) === 0;
  return typeName(a) === typeName(b) && compareValues(a, b) === 0;
}
