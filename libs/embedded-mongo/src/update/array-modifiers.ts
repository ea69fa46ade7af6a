import { BSONRegExp } from 'bson';
import { equalValues, hashKey } from '../compare.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import { compileQuery, isQueryOperator } from '../query.ts';
import { typeName } from '../type-names.ts';
import { isNumeric, type Value } from '../value.ts';
import { createsNothing, type Modifier } from './modifier.ts';

function withoutDoubles(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = hashKey(value);
    return !seen.has(key) && seen.add(key);
  });
}

function setMembers(operand: Value): readonly Value[] {
  if (!(operand instanceof Map) || operand.keys().next().value !== '$each') return [operand];
  const each = operand.get('$each');
  if (!Array.isArray(each)) {
    throw typeMismatch(`The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`);
  }
  if (operand.size > 1) throw badValue('Found unexpected fields after $each in $addToSet');
  return withoutDoubles(each);
}

/** $addToSet: appends what no element is equal to. */
export function addToSet(operand: Value): Modifier {
  const values = setMembers(operand);
  return {
    change: (existing, name) => {
      if (!Array.isArray(existing)) {
        throw badValue(
          `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${typeName(existing)}`,
        );
      }
      const missing = values.filter((value) => !existing.some((element) => equalValues(element, value)));
      return missing.length === 0 ? existing : [...existing, ...missing];
    },
    create: () => [...values],
  };
}

const removeWhere = (operator: string, goes: (value: Value) => boolean): Modifier => ({
  change: (existing) => {
    if (!Array.isArray(existing)) throw badValue(`Cannot apply ${operator} to a non-array value`);
    const left = existing.filter((value) => !goes(value));
    return left.length === existing.length ? existing : left;
  },
  create: createsNothing,
});

/** $pull: takes away the elements that meet a condition, or are equal to a value. */
export function pull(operand: Value): Modifier {
  if (operand instanceof Map) {
    const first = operand.keys().next().value;
    if (first === undefined || !isQueryOperator(first)) {
      const matches = compileQuery(operand, { nested: true });
      return removeWhere('$pull', (value) => value instanceof Map && matches(value));
    }
  } else if (!(operand instanceof BSONRegExp)) {
    return removeWhere('$pull', (value) => equalValues(value, operand));
  }
  const matches = compileQuery(new Map([['', operand]]), { nested: true });
  return removeWhere('$pull', (value) => matches(new Map([['', value]])));
}

export function pullAll(operand: Value): Modifier {
  if (!Array.isArray(operand)) {
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  }
  const keys = new Set(operand.map(hashKey));
  return removeWhere('$pullAll', (value) => keys.has(hashKey(value)));
}

/** $pop: takes away the last element, or with -1 the first. */
export function pop(operand: Value, name: string): Modifier {
  const end = isNumeric(operand) ? toSafeInteger(operand) : undefined;
  if (end === undefined) throw failedToParse(`Expected an integer: ${name}: ${typeName(operand)}`);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${end}`);
  return {
    change: (existing, field) => {
      if (!Array.isArray(existing)) {
        throw typeMismatch(`Path '${field}' contains an element of non-array type '${typeName(existing)}'`);
      }
      if (existing.length === 0) return existing;
      return end === 1 ? existing.slice(0, -1) : existing.slice(1);
    },
    create: createsNothing,
  };
}
