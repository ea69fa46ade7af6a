import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Translate } from '../../../i18n/translate.ts';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { focusField } from './field-focus.ts';
import { draftFields, emptyEntry, type DraftSection, type EntryDraft, type ResumeDraft } from './resume-draft.ts';

export interface FieldsProps {
  t: Translate;
  draft: ResumeDraft;
  errors: FieldErrors;
  /** What is shown below a field: what a review says of it. */
  advice: { readonly field: string; readonly panel: ReactNode } | null;
  /** @param field the field that was typed into; null for whole entries */
  onChange: (draft: ResumeDraft, field: string | null, endsStep?: boolean) => void;
}

/** Returns whether a text ends with a space: what is typed next is a step of its own. */
export const endsWord = (text: string): boolean => /\s$/u.test(text);

/** Adds an entry, whose first field then has the focus. */
export function addAndFocus(section: DraftSection, index: number, add: () => void): void {
  flushSync(add);
  focusField({ field: `${section}.${index}.${draftFields[section][0]}`, words: '' });
}

/** Returns the entries of one list of the draft with what changes them. */
export function useEntries(section: DraftSection, { draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const entries = draft[section];
  const set = (next: readonly EntryDraft[], field: string | null = null, endsStep = false): void =>
    onChange({ ...draft, [section]: next }, field, endsStep);
  return {
    entries,
    add: () => set([...entries, emptyEntry(section)]),
    remove: (index: number) => set(entries.toSpliced(index, 1)),
    move: (index: number, step: -1 | 1) =>
      set(entries.toSpliced(index, 1).toSpliced(index + step, 0, entries[index] ?? emptyEntry(section))),
    type: (index: number, field: string, value: string) =>
      set(entries.with(index, { ...entries[index], [field]: value }), `${section}.${index}.${field}`, endsWord(value)),
  };
}
