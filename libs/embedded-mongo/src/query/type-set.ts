import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import { TYPE_NUMBERS, typeName } from '../type-names.ts';
import { isNumeric, type Value } from '../value.ts';
import { leaf, type Condition } from './condition.ts';

const NUMBER_TYPES = ['double', 'int', 'long', 'decimal'];
const NAMES_BY_NUMBER = new Map([...TYPE_NUMBERS].map(([name, number]) => [number, name]));

function namesOf(operand: Value): readonly string[] {
  if (typeof operand === 'string') {
    if (operand === 'number') return NUMBER_TYPES;
    if (!TYPE_NUMBERS.has(operand)) throw badValue(`Unknown type name alias: ${operand}`);
    return [operand];
  }
  if (!isNumeric(operand)) throw typeMismatch('type must be represented as a number or a string');
  const number = toSafeInteger(operand);
  if (number === 0) throw failedToParse('$type: 0 is not allowed; use {$exists: false}');
  const name = number === undefined ? undefined : NAMES_BY_NUMBER.get(number);
  if (name === undefined) throw badValue(`Invalid numerical type code: ${operand.toString()}`);
  return [name];
}

/** $type: a type by number or alias, 'number' for all numeric ones, or a list of them. */
export function ofType(operand: Value): Condition {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (operands.length === 0) throw failedToParse('$type must match at least one type');
  const names = new Set(operands.flatMap(namesOf));
  return leaf((value) => value !== undefined && names.has(typeName(value)));
}
