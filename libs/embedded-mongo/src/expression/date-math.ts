import { Int32, Long, ObjectId, Timestamp } from 'bson';
import { addUnits, truncateDate, unitOf, unitsBetween, weekdayOf, type Unit } from '../dates/units.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import type { Value } from '../value.ts';
import { namedOperands, type Argument, type NamedCodes } from './arguments.ts';
import { failure, isNullish, named, operation, type Context, type Operator, type Operators } from './expression.ts';
import { UTC, zoneOf, type Zone } from '../dates/zone.ts';

/** Dates, and what has a date in it. Undefined for null and missing. @throws MongoServerError with the code given */
export function dateOf(value: Argument, code = 16006): Date | undefined {
  if (isNullish(value)) return undefined;
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw failure(code, `can't convert from BSON type ${named(value)} to Date`);
}

/** Returns the zone of an optional argument; undefined when it is given as null. @throws MongoServerError 40485, 40517 */
export function zoneArgument(isGiven: boolean, value: Argument): Zone | undefined {
  if (!isGiven) return UTC;
  if (isNullish(value)) return undefined;
  if (typeof value !== 'string') throw failure(40517, `timezone must evaluate to a string, found ${named(value)}`);
  return zoneOf(value);
}

type ArgumentLookup = (name: string) => Argument;

/** Returns an operator of named operands that are all calculated; those the operator needs make it null when they are null. */
function calculated(
  name: string,
  codes: NamedCodes,
  optional: readonly string[],
  run: (lookup: ArgumentLookup, has: (name: string) => boolean) => Argument,
): Operator {
  return (operand: Value, context: Context) => {
    const operands = namedOperands(name, operand, optional, codes);
    const parts = new Map([...operands].map(([name, value]) => [name, context.compile(value)] as const));
    return operation([...parts.values()], (environment) => {
      const values = new Map([...parts].map(([text, part]) => [text, part.run(environment)] as const));
      if ([...values.values()].some(isNullish)) return null;
      return run(
        (text) => values.get(text),
        (text) => values.has(text),
      );
    });
  };
}

function unit(value: Argument, name: string, code: number): Unit {
  if (typeof value !== 'string') throw failure(code, `${name} requires 'unit' to be a string, but got ${named(value)}`);
  return unitOf(value);
}

function firstDay(value: Argument, name: string, code: number): number {
  if (value === undefined) return 0;
  if (typeof value !== 'string')
    throw failure(code, `${name} requires 'startOfWeek' to be a string, but got ${named(value)}`);
  return weekdayOf(value);
}

function inRange(date: Date, name: string): Date {
  if (Number.isNaN(date.getTime())) throw failure(5166406, `${name} overflowed`);
  return date;
}

const ADD_CODES = {
  object: 5166400,
  unknown: 5166401,
  missing: { startDate: 5166402, unit: 5166402, amount: 5166402 },
};

const shift = (name: string, sign: 1 | -1): Operator =>
  calculated(name, ADD_CODES, ['timezone'], (lookup, has) => {
    const date = dateOf(lookup('startDate'), 5166403);
    const zone = zoneArgument(has('timezone'), lookup('timezone'));
    const amount = toSafeInteger(lookup('amount'));
    if (amount === undefined) throw failure(5166405, `${name} expects integer amount of time units`);
    const by = unit(lookup('unit'), name, 5166404);
    return date && zone ? inRange(addUnits(date, by, amount * sign, zone), name) : null;
  });

const difference = calculated(
  '$dateDiff',
  { object: 5166301, unknown: 5166302, missing: { startDate: 5166303, endDate: 5166304, unit: 5166305 } },
  ['timezone', 'startOfWeek'],
  (lookup, has) => {
    const start = dateOf(lookup('startDate'), 5166307);
    const end = dateOf(lookup('endDate'), 5166307);
    const zone = zoneArgument(has('timezone'), lookup('timezone'));
    const by = unit(lookup('unit'), '$dateDiff', 5439013);
    const day = firstDay(lookup('startOfWeek'), '$dateDiff', 5439015);
    return start && end && zone ? Long.fromNumber(unitsBetween(start, end, by, zone, day)) : null;
  },
);

const truncate = calculated(
  '$dateTrunc',
  { object: 5439007, unknown: 5439008, missing: { date: 5439009, unit: 5439010 } },
  ['binSize', 'timezone', 'startOfWeek'],
  (lookup, has) => {
    const date = dateOf(lookup('date'), 5439012);
    const zone = zoneArgument(has('timezone'), lookup('timezone'));
    const by = unit(lookup('unit'), '$dateTrunc', 5439013);
    const size = toSafeInteger(lookup('binSize') ?? new Int32(1));
    if (size === undefined) throw failure(5439017, "$dateTrunc requires 'binSize' to be a 64-bit integer");
    if (size <= 0) throw failure(5439018, "$dateTrunc requires 'binSize' to be greater than 0");
    const day = firstDay(lookup('startOfWeek'), '$dateTrunc', 5439015);
    return date && zone ? inRange(truncateDate(date, by, size, zone, day), '$dateTrunc') : null;
  },
);

export const DATE_MATH: Operators = {
  $dateAdd: shift('$dateAdd', 1),
  $dateSubtract: shift('$dateSubtract', -1),
  $dateDiff: difference,
  $dateTrunc: truncate,
};
