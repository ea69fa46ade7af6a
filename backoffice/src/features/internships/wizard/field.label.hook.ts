import type { DraftUpdate } from '@prentice/contract';
import { useText } from '../../../i18n/text.hook.ts';

/** The label of a field of an internship, in the reader's language. */
export function useFieldLabel(): (field: keyof DraftUpdate) => string {
  const text = useText();
  return (field) => text(`posting.field.${field}`);
}
