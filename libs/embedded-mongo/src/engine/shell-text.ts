import { Binary, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import type { Value } from '../bson.ts';

/** A value the way MongoDB prints it in messages. */
export function shellText(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Map) return `{ ${[...value].map(([name, one]) => `${name}: ${shellText(one)}`).join(', ')} }`;
  if (Array.isArray(value)) return `[ ${value.map(shellText).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Double) return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
  if (value instanceof Int32 || value instanceof Long) return value.toString();
  if (value instanceof Decimal128) return `Decimal('${value.toString()}')`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  return String(value);
}
