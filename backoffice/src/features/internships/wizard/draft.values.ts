import { draftUpdate, issueSentence, operations, type DraftUpdate } from '@prentice/contract';
import { writeShape } from '../../../providers/write.shape.ts';

type Rows = Record<string, unknown>;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
const isRow = (value: unknown): value is Rows => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows that somebody added and has not filled in yet are not saved. */
const filled = (value: unknown): boolean =>
  isRow(value)
    ? Object.entries(value).some(
        ([name, inner]) =>
          name !== 'key' && !isBlank(inner) && inner !== false && !(Array.isArray(inner) && inner.length === 0),
      )
    : !isBlank(value);

const tidy = (value: unknown): unknown => (Array.isArray(value) ? value.filter(filled) : value);

/** Pay and the reason for none are there as a whole or not at all. */
function wholeOrNothing({ pay, unpaidBasis, ...rest }: Rows): Rows {
  const basis = isRow(unpaidBasis) && !isBlank(unpaidBasis['basis']);
  return {
    ...rest,
    pay: isRow(pay) && !isBlank(pay['type']) ? pay : null,
    unpaidBasis: basis ? { explanation: '', ...unpaidBasis } : null,
  };
}

/** What a form holds as the draft that can be saved, or the messages of what cannot, by field. */
export function draftOf(values: object): { draft: DraftUpdate } | { wrong: { field: string; message: string }[] } {
  const shaped = Object.entries(writeShape(operations.internships.update, values));
  const checked = draftUpdate.safeParse(
    wholeOrNothing(Object.fromEntries(shaped.map(([name, value]) => [name, tidy(value)]))),
  );
  if (checked.success) return { draft: checked.data };
  return {
    wrong: checked.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issueSentence(issue) })),
  };
}
