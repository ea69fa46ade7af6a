import { draftUpdate, issueMessage, operations, type DraftUpdate } from '@prentice/contract';
import { pickWritableFields } from '../../../providers/writable-fields.ts';

type FormRecord = Record<string, unknown>;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
const isFormRecord = (value: unknown): value is FormRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows that somebody added and has not filled in yet are not saved. */
const isFilled = (value: unknown): boolean =>
  isFormRecord(value)
    ? Object.entries(value).some(
        ([name, inner]) =>
          name !== 'key' && !isBlank(inner) && inner !== false && !(Array.isArray(inner) && inner.length === 0),
      )
    : !isBlank(value);

const withoutEmptyRows = (value: unknown): unknown => (Array.isArray(value) ? value.filter(isFilled) : value);

/** Pay and the reason for none are there as a whole or not at all. */
function withoutIncompleteGroups({ pay, unpaidBasis, ...rest }: FormRecord): FormRecord {
  const basis = isFormRecord(unpaidBasis) && !isBlank(unpaidBasis['basis']);
  return {
    ...rest,
    pay: isFormRecord(pay) && !isBlank(pay['type']) ? pay : null,
    unpaidBasis: basis ? { explanation: '', ...unpaidBasis } : null,
  };
}

/** What a form holds as the draft that can be saved, or the messages of what cannot, by field. */
export function draftFromForm(
  values: object,
): { draft: DraftUpdate } | { wrong: { field: string; message: string }[] } {
  const shaped = Object.entries(pickWritableFields(operations.internships.update, values));
  const checked = draftUpdate.safeParse(
    withoutIncompleteGroups(Object.fromEntries(shaped.map(([name, value]) => [name, withoutEmptyRows(value)]))),
  );
  if (checked.success) return { draft: checked.data };
  return {
    wrong: checked.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issueMessage(issue) })),
  };
}
