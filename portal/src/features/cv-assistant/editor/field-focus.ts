import type { CvReviewFinding } from '@prentice/contract';
import { draftSections, type ResumeDraft } from './resume-draft.ts';

/** A field of the editor, and the words in it that are meant. */
export interface FieldTarget {
  readonly field: string;
  readonly words: string;
}

/* Where what is missing is added. */
const fieldByRule: Readonly<Record<string, string>> = {
  no_name: 'basics.name',
  no_email: 'basics.email',
  no_phone: 'basics.phone',
};

/** What two texts are compared by: their words. */
export const folded = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Returns the field that holds what a finding is about; null for what no field holds. */
export function fieldOfFinding({ rule, quote }: CvReviewFinding, draft: ResumeDraft): FieldTarget | null {
  const missing = fieldByRule[rule];
  if (missing) return { field: missing, words: '' };
  const [line = ''] = quote.split('\n');
  const words = folded(line);
  if (words === '') return null;
  const fields = [
    ...Object.entries(draft.basics).map(([name, text]) => ({ field: `basics.${name}`, text })),
    ...draftSections.flatMap((section) =>
      draft[section].flatMap((entry, index) =>
        Object.entries(entry).map(([name, text]) => ({ field: `${section}.${index}.${name}`, text })),
      ),
    ),
  ];
  /* The heading of an entry holds its name and more. */
  const match =
    fields.find(({ text }) => folded(text).includes(words)) ??
    fields.find(({ text }) => folded(text) !== '' && words.startsWith(folded(text)));
  return match
    ? { field: match.field, words: match.text.split('\n').find((text) => folded(text).includes(words)) ?? '' }
    : null;
}

/** Unfolds what a field is in, brings it into view and selects the words in it. */
export function focusField({ field, words }: FieldTarget): void {
  const control = document.getElementById(field);
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  if (!(control instanceof HTMLTextAreaElement) || words === '') return;
  const start = control.value.indexOf(words);
  if (start >= 0) control.setSelectionRange(start, start + words.length);
}
