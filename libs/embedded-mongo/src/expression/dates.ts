import { Int32, Long } from 'bson';
import { checkFormat, formatDate } from '../dates/format.ts';
import { dayOfYear, isoDayOfWeek, isoWeek, isoYear, localDate, week } from '../dates/parts.ts';
import type { Value } from '../value.ts';
import { namedOperands } from './arguments.ts';
import { dateOf, zoneArgument } from './date-math.ts';
import {
  failure,
  isNullish,
  named,
  operation,
  type Context,
  type Expression,
  type Operator,
  type Operators,
} from './expression.ts';

interface DateParts {
  readonly date: Value;
  readonly timezone: Value | undefined;
}

function onlyOf(name: string, list: readonly Value[]): Value {
  const [only] = list;
  if (only !== undefined && list.length === 1) return only;
  throw failure(40536, `${name} accepts exactly one argument if given an array, but was given ${list.length}`);
}

/** Returns an expression, a list of one, or a document with date and timezone. */
function dateAndZone(name: string, operand: Value): DateParts {
  if (Array.isArray(operand)) return { date: onlyOf(name, operand), timezone: undefined };
  const first = operand instanceof Map ? operand.keys().next().value : undefined;
  if (!(operand instanceof Map) || first?.startsWith('$')) return { date: operand, timezone: undefined };
  for (const key of operand.keys())
    if (key !== 'date' && key !== 'timezone') throw failure(40535, `unrecognized option to ${name}: "${key}"`);
  const date = operand.get('date');
  if (date === undefined) throw failure(40539, `missing 'date' argument to ${name}, provided: ${first ?? 'nothing'}`);
  return { date, timezone: operand.get('timezone') };
}

const part =
  (name: string, read: (local: Date) => Value): Operator =>
  (operand, context) => {
    const { date, timezone } = dateAndZone(name, operand);
    const dateExpression = context.compile(date);
    const zoneExpression = timezone === undefined ? undefined : context.compile(timezone);
    const parts = zoneExpression ? [dateExpression, zoneExpression] : [dateExpression];
    return operation(parts, (environment) => {
      const instant = dateOf(dateExpression.run(environment));
      const zone = zoneArgument(zoneExpression !== undefined, zoneExpression?.run(environment));
      return instant && zone ? read(localDate(instant, zone)) : null;
    });
  };

const integerPart = (name: string, read: (local: Date) => number): Operator =>
  part(name, (local) => new Int32(read(local)));

function toText(operand: Value, context: Context): Expression {
  const codes = { object: 18629, unknown: 18534, missing: { date: 18628 } };
  const operands = namedOperands('$dateToString', operand, ['format', 'timezone', 'onNull'], codes);
  const compiled = (name: string): Expression => context.compile(operands.get(name) ?? null);
  const [date, format, timezone, onNull] = [
    compiled('date'),
    compiled('format'),
    compiled('timezone'),
    compiled('onNull'),
  ];
  return operation([date, format, timezone, onNull], (environment) => {
    const pattern = format.run(environment);
    if (operands.has('format') && !isNullish(pattern) && typeof pattern !== 'string') {
      throw failure(18533, `$dateToString requires that 'format' be a string, found: ${named(pattern)}`);
    }
    if (typeof pattern === 'string') checkFormat(pattern);
    const zone = zoneArgument(operands.has('timezone'), timezone.run(environment));
    const instant = dateOf(date.run(environment));
    if (!instant) return operands.has('onNull') ? onNull.run(environment) : null;
    if (!zone || (operands.has('format') && isNullish(pattern))) return null;
    const standard = zone.isUtc ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    return formatDate(instant, typeof pattern === 'string' ? pattern : standard, zone);
  });
}

export const DATES: Operators = {
  $year: integerPart('$year', (local) => local.getUTCFullYear()),
  $month: integerPart('$month', (local) => local.getUTCMonth() + 1),
  $dayOfMonth: integerPart('$dayOfMonth', (local) => local.getUTCDate()),
  $dayOfYear: integerPart('$dayOfYear', dayOfYear),
  $dayOfWeek: integerPart('$dayOfWeek', (local) => local.getUTCDay() + 1),
  $hour: integerPart('$hour', (local) => local.getUTCHours()),
  $minute: integerPart('$minute', (local) => local.getUTCMinutes()),
  $second: integerPart('$second', (local) => local.getUTCSeconds()),
  $millisecond: integerPart('$millisecond', (local) => local.getUTCMilliseconds()),
  $week: integerPart('$week', week),
  $isoDayOfWeek: integerPart('$isoDayOfWeek', isoDayOfWeek),
  $isoWeek: integerPart('$isoWeek', isoWeek),
  $isoWeekYear: part('$isoWeekYear', (local) => Long.fromNumber(isoYear(local))),
  $dateToString: toText,
};
