import { compareValues } from '../compare.ts';
import { Sum } from '../numbers/accumulate.ts';
import type { Value } from '../value.ts';
import { compileAll, type Argument } from './arguments.ts';
import { isNullish, operation, type Operator, type Operators } from './expression.ts';

/** Takes one argument that is an array as its elements. */
const over =
  (run: (values: readonly Argument[]) => Value): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    return operation(parts, (environment) => {
      const values = parts.map((part) => part.run(environment));
      const [only] = values;
      return run(values.length === 1 && Array.isArray(only) ? only : values);
    });
  };

function sumOf(values: readonly Argument[]): Sum {
  const sum = new Sum();
  for (const value of values) sum.add(value);
  return sum;
}

const extreme = (sign: 1 | -1) =>
  over((values) => {
    let best: Value = null;
    for (const value of values) {
      if (!isNullish(value) && (best === null || compareValues(value, best) * sign > 0)) best = value;
    }
    return best;
  });

/** Accumulators as expressions: over their arguments, or the elements of one. */
export const SUMMARIES: Operators = {
  $sum: over((values) => sumOf(values).result()),
  $avg: over((values) => sumOf(values).average()),
  $min: extreme(-1),
  $max: extreme(1),
};
