import { internUpdate, type internOperations, type InternUpdate, AppError } from '@prentice/contract';
import type { z } from 'zod';
import { session } from '../site/browser-session.ts';

/**
 * Changes the newest profile on the server; a change that was faster is taken as the new start, once.
 * @throws AppError, or TypeError when the server cannot be reached
 */
export async function changeProfile(
  change: (values: InternUpdate) => InternUpdate,
  again = true,
): Promise<InternProfile> {
  const { interns } = session.client;
  const newest = await interns.own();
  try {
    const body = internUpdate.parse(change(toProfileValues(newest)));
    return await interns.save({ body, version: newest.version });
  } catch (error) {
    if (again && error instanceof AppError && error.code === 'VERSION_CONFLICT') return changeProfile(change, false);
    throw error;
  }
}

/** The reader's own profile with what is missing. */
export type InternProfile = z.infer<typeof internOperations.own.reply>;

/** Returns the writable part of a profile. Fields that are not the owner's to write are left out by the schema's own keys. */
export function toProfileValues(profile: InternProfile): InternUpdate {
  const writable = Object.keys(internUpdate.shape);
  const picked = Object.fromEntries(Object.entries(profile).filter(([field]) => writable.includes(field)));
  return internUpdate.parse(picked);
}
