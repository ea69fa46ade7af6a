import type { MongoServerError } from '../errors.ts';
import type { Doc, Value } from '../value.ts';

/** What an update knows while it is applied to one document. */
export interface Application {
  readonly doc: Doc;
  readonly now: Date;
  readonly inserting: boolean;
  /** The array index of the positional operator. @throws MongoServerError 2 when the filter found none */
  readonly position: () => number;
}

/** Stands for "take this field away". */
export const REMOVED = Symbol('removed');
export type Outcome = Value | typeof REMOVED;

/** What an update operator does with one field. */
export interface Modifier {
  /** The new value of a field that is there; the same one when nothing changes. `name` is for messages. */
  readonly change: (existing: Value, name: string, application: Application) => Outcome;
  /** The value of a field that is not there yet; undefined to leave it so. */
  readonly create: (application: Application) => Value | undefined;
  /** A path that cannot be is nothing to complain about. */
  readonly anyPath?: boolean;
  readonly insertOnly?: boolean;
}

export const creates =
  (value: Value): (() => Value) =>
  () =>
    value;

export const createsNothing = (): undefined => undefined;

export type ErrorFactory = (message: string) => MongoServerError;
