import { BSONRegExp, BSONSymbol } from 'bson';
import { badValue, MongoServerError } from '../errors.ts';
import { compilePattern } from '../regex/pattern.ts';
import type { Doc, Value } from '../value.ts';
import { leaf, type Condition, type ElementTest } from './condition.ts';

/** Matches strings, and regular expressions that are the same. */
export function regexTest(pattern: string, options: string): ElementTest {
  const matches = compilePattern(pattern, options);
  return (value) => {
    if (typeof value === 'string') return matches(value);
    if (value instanceof BSONSymbol) return matches(value.value);
    return value instanceof BSONRegExp && value.pattern === pattern && value.options === options;
  };
}

export const matching = ({ pattern, options }: BSONRegExp): Condition => leaf(regexTest(pattern, options));

function optionsOf(operators: Doc, flags: string): string {
  const options: Value | undefined = operators.get('$options');
  if (options === undefined) return flags;
  if (typeof options !== 'string') throw badValue('$options has to be a string');
  if (flags !== '') throw new MongoServerError(51075, 'options set in both $regex and $options');
  return [...options].toSorted().join('');
}

/** $regex with the $options beside it. */
export function regexOperator(operators: Doc): Condition {
  const operand = operators.get('$regex');
  if (operand instanceof BSONRegExp) return leaf(regexTest(operand.pattern, optionsOf(operators, operand.options)));
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return leaf(regexTest(operand, optionsOf(operators, '')));
}
