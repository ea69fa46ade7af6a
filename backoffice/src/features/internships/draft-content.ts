import { draftUpdate, operations, type DraftUpdate } from '@prentice/contract';
import { pickWritableFields } from '../../providers/writable-fields.ts';

/** Returns the written part of an internship, without what the server owns; null when it is not as the contract has it. */
export function draftContentOf(internship: object): DraftUpdate | null {
  const checked = draftUpdate.safeParse(pickWritableFields(operations.internships.update, internship));
  return checked.success ? checked.data : null;
}
