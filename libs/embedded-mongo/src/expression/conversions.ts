import { Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { exactDecimal } from '../numbers/compare-numbers.ts';
import { decimalOfDoubleRounded, toDecimal128 } from '../numbers/decimal.ts';
import { isTruthy, toBigInt, toDouble } from '../numbers/numeric.ts';
import { typeName } from '../type-names.ts';
import { isNumeric, type Value } from '../value.ts';
import { unary, type Argument } from './arguments.ts';
import { failure, isNullish, named, type Operator, type Operators } from './expression.ts';
import { textOf } from './strings.ts';

const CONVERSION_FAILURE = 241;

const cannot = (value: Argument, to: string): never => {
  throw failure(
    CONVERSION_FAILURE,
    `Unsupported conversion from ${named(value)} to ${to} in $convert with no onError value`,
  );
};

const notParsed = (text: string, to: string): never => {
  throw failure(CONVERSION_FAILURE, `Failed to parse number '${text}' in $convert with no onError value: ${to}`);
};

/** Null and missing stay null. */
const converting = (name: string, convert: (value: Value) => Value): Operator =>
  unary(name, (value) => (isNullish(value) ? null : convert(value)));

function integerFrom(value: Value, to: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date) return BigInt(value.getTime());
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) notParsed(value, to);
    return BigInt(value.replace('+', ''));
  }
  if (!isNumeric(value)) return cannot(value, to);
  const integer = toBigInt(value);
  if (integer === undefined)
    throw failure(
      CONVERSION_FAILURE,
      `Conversion would overflow target type in $convert with no onError value: ${value.toString()}`,
    );
  return integer;
}

function within(value: bigint, limit: bigint): bigint {
  if (value >= -limit && value < limit) return value;
  throw failure(
    CONVERSION_FAILURE,
    `Conversion would overflow target type in $convert with no onError value: ${value}`,
  );
}

function toInt(value: Value): Value {
  if (value instanceof Date) return cannot(value, 'int');
  return new Int32(Number(within(integerFrom(value, 'int'), 2n ** 31n)));
}

const toLong = (value: Value): Value => Long.fromBigInt(within(integerFrom(value, 'long'), 2n ** 63n));

function toDoubleValue(value: Value): Value {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (value instanceof Date) return new Double(value.getTime());
  if (typeof value === 'string') {
    if (!/^[+-]?(\d+\.?\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|NaN|Infinity|inf)$/i.test(value))
      notParsed(value, 'double');
    return new Double(Number(value.replace(/inf(inity)?/i, 'Infinity').replace(/nan/i, 'NaN')));
  }
  if (!isNumeric(value)) return cannot(value, 'double');
  const double = toDouble(value);
  if (value instanceof Decimal128 && !Number.isFinite(double) && typeof exactDecimal(value) !== 'string') {
    throw failure(CONVERSION_FAILURE, 'Conversion would overflow target type in $convert with no onError value');
  }
  return new Double(double);
}

function toDecimal(value: Value): Value {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (typeof value === 'string') {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)) notParsed(value, 'decimal');
    return Decimal128.fromStringWithRounding(value);
  }
  if (value instanceof Double) return toDecimal128(decimalOfDoubleRounded(value.value));
  return isNumeric(value) ? toDecimal128(exactDecimal(value)) : cannot(value, 'decimal');
}

const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(Z|[+-]\d\d:?\d\d)?)?$/;

function dateFromText(text: string): Date {
  const [, day = '', hour = '00', minute = '00', second = '00', part = '', zone = 'Z'] = ISO_DATE.exec(text) ?? [];
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const date = new Date(`${day}T${hour}:${minute}:${second}.${part.padEnd(3, '0')}${offset}`);
  const midnight = new Date(`${day}T00:00:00Z`);
  // JavaScript takes the 30th of February for the 1st of March.
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  if (exists && !Number.isNaN(date.getTime())) return date;
  throw failure(CONVERSION_FAILURE, `Error parsing date string '${text}' in $convert with no onError value`);
}

function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return dateFromText(value);
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (!isNumeric(value) || value instanceof Int32) return cannot(value, 'date');
  const milliseconds = toBigInt(value);
  const date = new Date(milliseconds === undefined ? Number.NaN : Number(milliseconds));
  if (!Number.isNaN(date.getTime())) return date;
  throw failure(CONVERSION_FAILURE, 'Conversion would overflow target type in $convert with no onError value');
}

function toText(value: Value): Value {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object' && (Array.isArray(value) || value instanceof Map || value instanceof Timestamp))
    return cannot(value, 'string');
  try {
    return textOf(value);
  } catch {
    return cannot(value, 'string');
  }
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') return cannot(value, 'objectId');
  if (/^[0-9a-fA-F]{24}$/.test(value)) return new ObjectId(value);
  throw failure(CONVERSION_FAILURE, `Failed to parse objectId '${value}' in $convert with no onError value`);
}

export const CONVERSIONS: Operators = {
  $type: unary('$type', (value) => typeName(value)),
  $isNumber: unary('$isNumber', (value) => isNumeric(value)),
  $toBool: converting('$toBool', isTruthy),
  $toInt: converting('$toInt', toInt),
  $toLong: converting('$toLong', toLong),
  $toDouble: converting('$toDouble', toDoubleValue),
  $toDecimal: converting('$toDecimal', toDecimal),
  $toString: converting('$toString', toText),
  $toDate: converting('$toDate', toDate),
  $toObjectId: converting('$toObjectId', toObjectId),
};
