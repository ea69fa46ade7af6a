import { badValue } from '../errors.ts';
import { toBigInt } from '../numbers/numeric.ts';
import { isNumeric, type Value } from '../value.ts';
import { leaf, type Condition } from './condition.ts';

function integer(value: Value | undefined, what: string): bigint {
  if (!isNumeric(value)) throw badValue(`malformed mod, ${what} not a number`);
  const number = toBigInt(value);
  if (number === undefined) throw badValue(`malformed mod, ${what} value is invalid`);
  return number;
}

/** $mod: the integer part of a number leaves this remainder, which has the sign of the number. */
export function modulo(operand: Value): Condition {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const divisor = integer(operand[0], 'divisor');
  const remainder = integer(operand[1], 'remainder');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return leaf((value) => {
    if (!isNumeric(value)) return false;
    const number = toBigInt(value);
    return number !== undefined && number % divisor === remainder;
  });
}
