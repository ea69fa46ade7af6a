import type { DraftUpdate } from '@prentice/contract';
import { useMessages } from '../../../i18n/messages.hook.ts';

/** The label of a field of an internship, in the reader's language. */
export function useFieldLabel(): (field: keyof DraftUpdate) => string {
  const text = useMessages();
  return (field) => text(`posting.field.${field}`);
}
