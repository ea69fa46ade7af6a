import { failedToParse } from './errors.ts';
import type { Doc, Value } from './value.ts';

export interface ExpressionOptions {
  /** Variables of the command (`let`). */
  readonly variables?: Doc;
  readonly now?: Date;
}

export type Evaluate = (doc: Doc) => Value | undefined;

export function compileExpression(_operand: Value, _options: ExpressionOptions): Evaluate {
  throw failedToParse('expressions are not there yet');
}
