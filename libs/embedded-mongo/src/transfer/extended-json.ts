import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { CodeWithScope, type Doc, type Value } from '../value.ts';

const text = JSON.stringify;

function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(1) : String(value);
}

const subType = (binary: Binary): string => binary.sub_type.toString(16).padStart(2, '0');

function rareText(value: Value): string {
  if (value instanceof Decimal128) return `{"$numberDecimal":${text(value.toString())}}`;
  if (value instanceof Binary) {
    return `{"$binary":{"base64":${text(value.toString('base64'))},"subType":${text(subType(value))}}}`;
  }
  if (value instanceof BSONRegExp) {
    return `{"$regularExpression":{"pattern":${text(value.pattern)},"options":${text(value.options)}}}`;
  }
  if (value instanceof Timestamp) return `{"$timestamp":{"t":${value.high >>> 0},"i":${value.low >>> 0}}}`;
  if (value instanceof MinKey) return '{"$minKey":1}';
  if (value instanceof MaxKey) return '{"$maxKey":1}';
  if (value instanceof BSONSymbol) return `{"$symbol":${text(value.value)}}`;
  if (value instanceof CodeWithScope) return `{"$code":${text(value.code)},"$scope":${documentText(value.scope)}}`;
  if (value instanceof Code) return `{"$code":${text(value.code)}}`;
  throw new TypeError('a value without a form in Extended JSON');
}

function valueText(value: Value): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return text(value);
  if (value instanceof Map) return documentText(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(',')}]`;
  if (value instanceof Int32) return `{"$numberInt":"${value.value}"}`;
  if (value instanceof Double) return `{"$numberDouble":"${doubleText(value.value)}"}`;
  if (value instanceof Long && !(value instanceof Timestamp)) return `{"$numberLong":"${value.toString()}"}`;
  if (value instanceof ObjectId) return `{"$oid":"${value.toHexString()}"}`;
  if (value instanceof Date) return `{"$date":{"$numberLong":"${value.getTime()}"}}`;
  return rareText(value);
}

/**
 * Returns a document as one line of canonical Extended JSON, which keeps every type.
 * Source: MongoDB specification "Extended JSON", version 2.
 */
export function documentText(doc: Doc): string {
  const fields: string[] = [];
  for (const [name, value] of doc) fields.push(`${text(name)}:${valueText(value)}`);
  return `{${fields.join(',')}}`;
}
