import { Decimal128, Double, Int32, Long } from 'bson';
import { badValue, typeMismatch, type MongoServerError } from '../errors.ts';
import { decimalOperand, productOf, sumOf } from '../numbers/arithmetic.ts';
import { exactDecimal } from '../numbers/compare-numbers.ts';
import { divide, remainder, roundPlaces, subtract, type Rounding } from '../numbers/decimal-arithmetic.ts';
import { doubleOfDecimal, parseDecimal, toDecimal128 } from '../numbers/decimal.ts';
import { fitsInt64, intOrLong, toBigInt, toDouble, toSafeInteger } from '../numbers/numeric.ts';
import { isNumeric, type Numeric, type Value } from '../value.ts';
import { binary, ranged, unary, variadic, type Argument } from './arguments.ts';
import { failure, isNullish, named, type Operators } from './expression.ts';

/** Integers that leave 64 bits become doubles. */
const plus = (a: Numeric, b: Numeric): Numeric => sumOf(a, b) ?? new Double(toDouble(a) + toDouble(b));
const times = (a: Numeric, b: Numeric): Numeric => productOf(a, b) ?? new Double(toDouble(a) * toDouble(b));

const overflow = (name: string): MongoServerError => failure(15, `date overflow in ${name}`);

/** Whole milliseconds, halves away from zero. */
function milliseconds(value: Numeric, name: string): number {
  const double = toDouble(value);
  const whole = Math.sign(double) * Math.round(Math.abs(double));
  if (!Number.isSafeInteger(whole)) throw overflow(name);
  return whole;
}

function dateAt(time: number, name: string): Date {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) throw overflow(name);
  return date;
}

/** Adds up numbers in their widest type until a date comes; then each is rounded to milliseconds. */
function addAll(values: readonly Argument[]): Value {
  let total: Numeric = new Int32(0);
  let time: number | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (time !== undefined) throw failure(16612, 'only one date allowed in an $add expression');
      time = milliseconds(total, '$add') + value.getTime();
    } else if (!isNumeric(value)) {
      throw typeMismatch(`$add only supports numeric or date types, not ${named(value)}`);
    } else if (time !== undefined) time += milliseconds(value, '$add');
    else total = plus(total, value);
  }
  return time === undefined ? total : dateAt(time, '$add');
}

function multiplyAll(values: readonly Argument[]): Value {
  let product: Numeric = new Int32(1);
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw typeMismatch(`$multiply only supports numeric types, not ${named(value)}`);
    product = times(product, value);
  }
  return product;
}

function difference(a: Numeric, b: Numeric): Numeric {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    return toDecimal128(subtract(decimalOperand(a), decimalOperand(b)));
  }
  if (a instanceof Double || b instanceof Double) return new Double(toDouble(a) - toDouble(b));
  const result = (toBigInt(a) ?? 0n) - (toBigInt(b) ?? 0n);
  if (!fitsInt64(result)) return new Double(toDouble(a) - toDouble(b));
  return a instanceof Long || b instanceof Long ? Long.fromBigInt(result) : intOrLong(result);
}

function minus(a: Argument, b: Argument): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumeric(b)) return dateAt(a.getTime() - milliseconds(b, '$subtract'), '$subtract');
  if (isNumeric(a) && isNumeric(b)) return difference(a, b);
  throw typeMismatch(`can't $subtract ${named(b)} from ${named(a)}`);
}

const isZero = (value: Numeric): boolean => {
  if (!(value instanceof Decimal128)) return toDouble(value) === 0;
  const decimal = parseDecimal(value);
  return typeof decimal !== 'string' && decimal.coefficient === 0n;
};

function over(a: Argument, b: Argument): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    throw typeMismatch(`$divide only supports numeric types, not ${named(a)} and ${named(b)}`);
  }
  if (isZero(b)) throw badValue("can't $divide by zero");
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    return toDecimal128(divide(decimalOperand(a), decimalOperand(b)));
  }
  return new Double(toDouble(a) / toDouble(b));
}

function plainRemainder(a: Exclude<Numeric, Decimal128>, b: Exclude<Numeric, Decimal128>): Value {
  if (a instanceof Double || b instanceof Double) return new Double(toDouble(a) % toDouble(b));
  const result = (toBigInt(a) ?? 0n) % (toBigInt(b) ?? 1n);
  return a instanceof Long || b instanceof Long ? Long.fromBigInt(result) : new Int32(Number(result));
}

function modulo(a: Argument, b: Argument): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    throw failure(16611, `$mod only supports numeric types, not ${named(a)} and ${named(b)}`);
  }
  const decimal = a instanceof Decimal128 || b instanceof Decimal128;
  if (isZero(b)) throw failure(decimal ? 5733415 : 16610, "can't $mod by zero");
  return decimal ? toDecimal128(remainder(decimalOperand(a), decimalOperand(b))) : plainRemainder(a, b);
}

function absolute(value: Argument): Value {
  if (isNullish(value)) return null;
  if (value instanceof Double) return new Double(Math.abs(value.value));
  if (value instanceof Decimal128) {
    const decimal = parseDecimal(value);
    if (typeof decimal === 'string') return toDecimal128(decimal === '-Infinity' ? 'Infinity' : decimal);
    return toDecimal128({ ...decimal, negative: false });
  }
  if (!isNumeric(value)) throw failure(28765, `$abs only supports numeric types, not ${named(value)}`);
  const integer = toBigInt(value) ?? 0n;
  const size = integer < 0n ? -integer : integer;
  if (!fitsInt64(size)) throw failure(28680, "can't take $abs of long long min");
  return value instanceof Long ? Long.fromBigInt(size) : intOrLong(size);
}

const whole =
  (name: string, rounding: Rounding, double: (value: number) => number) =>
  (value: Argument): Value => {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw failure(28765, `${name} only supports numeric types, not ${named(value)}`);
    if (value instanceof Double) return new Double(double(value.value));
    return value instanceof Decimal128 ? toDecimal128(roundPlaces(parseDecimal(value), 0, rounding)) : value;
  };

function integerAtPlaces(value: Int32 | Long, places: number, rounding: Rounding): Value {
  if (places >= 0) return value;
  const decimal = roundPlaces(exactDecimal(value), places, rounding);
  if (typeof decimal === 'string') return value;
  const result = decimal.coefficient * 10n ** BigInt(decimal.exponent) * (decimal.negative ? -1n : 1n);
  if (value instanceof Int32) return intOrLong(result);
  if (!fitsInt64(result)) throw failure(51080, 'invalid conversion from Decimal128 result in $round');
  return Long.fromBigInt(result);
}

function placesOf(name: string, value: Value): number {
  const count = toSafeInteger(value);
  if (count === undefined) throw failure(51082, `precision argument to ${name} must be a integral value`);
  if (count < -20 || count > 100) throw failure(51083, `cannot apply ${name} with precision value ${count}`);
  return count;
}

const atPlaces = (name: string, rounding: Rounding) =>
  ranged(name, 1, 2, ([value, places = new Int32(0)]) => {
    if (isNullish(value) || places === null) return null;
    if (!isNumeric(value)) throw failure(51081, `${name} only supports numeric types, not ${named(value)}`);
    const count = placesOf(name, places);
    if (value instanceof Int32 || value instanceof Long) return integerAtPlaces(value, count, rounding);
    const rounded = roundPlaces(exactDecimal(value), count, rounding);
    return value instanceof Decimal128 ? toDecimal128(rounded) : new Double(doubleOfDecimal(rounded));
  });

/** Arithmetic: the widest type of the operands wins; integers grow from 32 to 64 bits and then to doubles. */
export const ARITHMETIC: Operators = {
  $add: variadic(addAll),
  $multiply: variadic(multiplyAll),
  $subtract: binary('$subtract', minus),
  $divide: binary('$divide', over),
  $mod: binary('$mod', modulo),
  $abs: unary('$abs', absolute),
  $ceil: unary('$ceil', whole('$ceil', 'ceiling', Math.ceil)),
  $floor: unary('$floor', whole('$floor', 'floor', Math.floor)),
  $round: atPlaces('$round', 'halfEven'),
  $trunc: atPlaces('$trunc', 'truncate'),
};
