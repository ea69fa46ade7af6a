import { AppError, contentUndoMinutes } from '@prentice/contract';
import { MINUTE } from '../clock/clock.ts';

/** What an act changed of a record, kept in the record so that the act can be undone. */
export interface StoredUndo<Fields extends object> {
  /** The fields as they were. */
  readonly before: Fields;
  /** The version that the act made: of another one, something was changed since. */
  readonly version: number;
  readonly until: Date;
}

interface Undoable<Fields extends object> {
  readonly version: number;
  readonly undo?: StoredUndo<Fields> | null | undefined;
}

/** Returns what is to be stored of a record whose fields change now, and which is then saved once. */
export const storedUndo = <Fields extends object>(
  { version }: { readonly version: number },
  before: Fields,
  now: Date,
): StoredUndo<Fields> => ({
  before,
  version: version + 1,
  until: new Date(now.getTime() + contentUndoMinutes * MINUTE),
});

/** Returns until when the last act on a record can be undone; null when it cannot. */
export const undoableUntil = ({ version, undo }: Undoable<object>): Date | null =>
  undo && undo.version === version ? undo.until : null;

/**
 * Returns the fields of a record as they were before the last act on it.
 * @throws AppError UNDO_EXPIRED when there is none, it is too long ago, or something was changed since
 */
export function fieldsToRestore<Fields extends object>(record: Undoable<Fields>, now: Date): Fields {
  const until = undoableUntil(record);
  if (!record.undo || until === null || until <= now) throw new AppError('UNDO_EXPIRED');
  return record.undo.before;
}
