import { MongoServerError } from '../errors.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';

/** A collection that a stage joins. Documents come in natural order. */
export interface ForeignCollection {
  readonly size: number;
  readonly all: () => readonly Doc[];
  /** The documents with one of these values at a path; undefined when no index leads to them. */
  readonly withValues: (path: string, values: readonly Value[]) => readonly Doc[] | undefined;
}

export interface PipelineOptions {
  /** What $$NOW is. */
  readonly now?: Date;
  readonly variables?: Doc;
  /** Another collection of the database, empty when there is none. */
  readonly lookup?: (collection: string) => ForeignCollection;
  /** How many results of the stage the following ones take at most. */
  readonly atMost?: number;
  /** Called now and then; throws when the time is up. */
  readonly tick?: () => void;
}

export type Run = (docs: Iterable<Doc>) => Iterable<Doc>;
export type Stage = (operand: Value, options: PipelineOptions) => Run;

export const stageError = (code: number, message: string): MongoServerError => new MongoServerError(code, message);

/** Returns a whole number of 0 (or 1) or more, of $skip and $limit. */
export function countOperand(name: string, operand: Value, least: 0 | 1, code: number): number {
  const number = toSafeInteger(operand);
  if (number === undefined) {
    throw stageError(code, `invalid argument to ${name} stage: Expected an integer: ${name}: ${typeName(operand)}`);
  }
  if (number >= least) return number;
  throw least === 1
    ? stageError(15958, 'the limit must be positive')
    : stageError(code, `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${number}`);
}
