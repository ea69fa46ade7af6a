import { internUpdate, type internOperations, type InternUpdate } from '@prentice/contract';
import type { z } from 'zod';

/** The reader's own profile with what is missing. */
export type InternProfile = z.infer<typeof internOperations.own.reply>;

/** The writable part of a profile. Fields that are not the owner's to write are left out by the schema's own keys. */
export function toProfileValues(profile: InternProfile): InternUpdate {
  const writable = Object.keys(internUpdate.shape);
  const picked = Object.fromEntries(Object.entries(profile).filter(([field]) => writable.includes(field)));
  return internUpdate.parse(picked);
}
