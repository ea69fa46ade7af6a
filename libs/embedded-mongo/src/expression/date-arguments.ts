import { ObjectId, Timestamp } from 'bson';
import { UTC, zoneOf, type Zone } from '../dates/zone.ts';
import type { Argument } from './arguments.ts';
import { failure, isNullish, named } from './expression.ts';

/** Dates, and what has a date in it. Undefined for null and missing. @throws MongoServerError with the code given */
export function dateOf(value: Argument, code = 16006): Date | undefined {
  if (isNullish(value)) return undefined;
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw failure(code, `can't convert from BSON type ${named(value)} to Date`);
}

/** The zone of an optional argument; undefined when it is given as null. @throws MongoServerError 40485, 40517 */
export function zoneArgument(given: boolean, value: Argument): Zone | undefined {
  if (!given) return UTC;
  if (isNullish(value)) return undefined;
  if (typeof value !== 'string') throw failure(40517, `timezone must evaluate to a string, found ${named(value)}`);
  return zoneOf(value);
}
