import { draftUpdate, operations, type DraftUpdate } from '@prentice/contract';
import { writeShape } from '../../../providers/write.shape.ts';

/** The written part of an internship, without what the server owns; null when it is not as the contract has it. */
export function contentOf(one: object): DraftUpdate | null {
  const checked = draftUpdate.safeParse(writeShape(operations.internships.update, one));
  return checked.success ? checked.data : null;
}
