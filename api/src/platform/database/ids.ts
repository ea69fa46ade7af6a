import { AppError } from '@prentice/contract';
import { ObjectId } from 'mongodb';

/** Makes an objectId from a validated hex id. @throws AppError NOT_FOUND when it is none. */
export function objectId(id: string): ObjectId {
  if (!/^[0-9a-f]{24}$/.test(id)) throw new AppError('NOT_FOUND');
  return ObjectId.createFromHexString(id);
}

/** Returns the hex id of an ObjectId, null for null. */
export const hex = (id: ObjectId | null | undefined): string | null => (id ? id.toHexString() : null);
