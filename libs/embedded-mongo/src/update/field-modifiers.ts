import { Int32, Timestamp } from 'bson';
import { compareValues } from '../compare.ts';
import { badValue, typeMismatch } from '../errors.ts';
import { identical } from '../identical.ts';
import { productOf, sumOf } from '../numbers/arithmetic.ts';
import { typeName } from '../type-names.ts';
import { isNumeric, type Numeric, type Value } from '../value.ts';
import { creates, createsNothing, REMOVED, type Application, type Modifier } from './modifier.ts';

export const set = (value: Value): Modifier => ({
  change: (existing) => (identical(existing, value) ? existing : value),
  create: creates(value),
});

export const setOnInsert = (value: Value): Modifier => ({ ...set(value), insertOnly: true });

export const unset = (): Modifier => ({ change: () => REMOVED, create: createsNothing, anyPath: true });

interface Arithmetic {
  readonly operator: string;
  readonly verb: string;
  readonly combine: (a: Numeric, b: Numeric) => Numeric | undefined;
  /** What a missing field becomes. */
  readonly initial: (operand: Numeric) => Numeric;
}

const INCREMENT: Arithmetic = { operator: '$inc', verb: 'increment', combine: sumOf, initial: (operand) => operand };
const MULTIPLY: Arithmetic = {
  operator: '$mul',
  verb: 'multiply',
  combine: productOf,
  initial: (operand) => productOf(operand, new Int32(0)) ?? operand,
};

function arithmetic(operand: Value, name: string, { operator, verb, combine, initial }: Arithmetic): Modifier {
  if (!isNumeric(operand)) {
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${name}: ${typeName(operand)}}`);
  }
  return {
    change: (existing, field) => {
      if (!isNumeric(existing)) {
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. The field '${field}' is of type ${typeName(existing)}`,
        );
      }
      const result = combine(operand, existing);
      if (!result) {
        throw badValue(
          `Failed to apply ${operator} operations to current value (${existing.toString()}) of '${field}'`,
        );
      }
      return identical(existing, result) ? existing : result;
    },
    create: () => initial(operand),
  };
}

export const inc = (operand: Value, name: string): Modifier => arithmetic(operand, name, INCREMENT);
export const mul = (operand: Value, name: string): Modifier => arithmetic(operand, name, MULTIPLY);

const extreme = (value: Value, sign: 1 | -1): Modifier => ({
  change: (existing) => (compareValues(value, existing) * sign > 0 ? value : existing),
  create: creates(value),
});

export const min = (value: Value): Modifier => extreme(value, -1);
export const max = (value: Value): Modifier => extreme(value, 1);

let ticks = 0;

/** Returns a timestamp of this second, larger than those before. */
function timestamp(now: Date): Timestamp {
  ticks = (ticks + 1) % 0x7fff_ffff;
  return new Timestamp({ t: Math.floor(now.getTime() / 1000) >>> 0, i: ticks });
}

function currentType(operand: Value): string {
  if (typeof operand === 'boolean') return 'date';
  if (!(operand instanceof Map)) {
    throw badValue(
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  for (const name of operand.keys()) if (name !== '$type') throw badValue(`Unrecognized $currentDate option: ${name}`);
  const type = operand.get('$type');
  if (type === 'date' || type === 'timestamp') return type;
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

export function currentDate(operand: Value): Modifier {
  const type = currentType(operand);
  const make = ({ now }: Application): Value => (type === 'date' ? new Date(now.getTime()) : timestamp(now));
  return { change: (_existing, _name, application) => make(application), create: make };
}
