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

export interface Regex {
  readonly pattern: string;
  readonly options: string;
}

function regexOf(operators: Doc): Regex {
  const operand = operators.get('$regex');
  if (operand instanceof BSONRegExp)
    return { pattern: operand.pattern, options: optionsOf(operators, operand.options) };
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return { pattern: operand, options: optionsOf(operators, '') };
}

/** $regex with the $options beside it. */
export function regexOperator(operators: Doc): Condition {
  const { pattern, options } = regexOf(operators);
  return leaf(regexTest(pattern, options));
}

const REGEX_OPERATORS = new Set(['$regex', '$options']);

/** Returns the expression of a condition that demands nothing else. */
export function patternOf(condition: Value): Regex | undefined {
  if (condition instanceof BSONRegExp) return condition;
  if (!(condition instanceof Map) || !condition.has('$regex')) return undefined;
  return [...condition.keys()].every((name) => REGEX_OPERATORS.has(name)) ? regexOf(condition) : undefined;
}
