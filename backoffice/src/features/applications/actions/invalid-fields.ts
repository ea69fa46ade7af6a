import type { FieldError } from '@prentice/contract';

interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** The fields in which a schema found faults; their words are the dialog's, in the reader's language. */
export const invalidFieldsOf = ({ issues }: Issues): string[] => issues.map(({ path }) => String(path[0] ?? ''));

/** The same of faults that depend on the day: `offer.startDate` is the field `startDate`. */
export const fieldNamesOf = (faults: readonly FieldError[]): string[] =>
  faults.map(({ field }) => field.slice(field.indexOf('.') + 1));
