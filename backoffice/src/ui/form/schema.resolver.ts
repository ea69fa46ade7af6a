import { issueSentence, type Unfit } from '@prentice/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';

interface Issue extends Unfit {
  readonly path: readonly PropertyKey[];
}
interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly Issue[] };
}
/** A schema of the contract, as far as forms need one. */
export interface Checks {
  safeParse(values: unknown): Checked;
}

/** The first message per field as react-hook-form wants it. */
export function formErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues.toReversed())
    set(errors, issue.path.join('.'), { type: 'schema', message: issueSentence(issue) });
  return errors;
}

/**
 * Checks a form with the contract's own schema, the one that the server enforces. `shape` takes what the write shape
 * has out of the form's values, which hold a whole record. The values themselves go on as they are.
 */
export const schemaResolver =
  (schema: Checks, shape: (values: FieldValues) => object): Resolver =>
  async (values) => {
    const checked = schema.safeParse(shape(values));
    return checked.success ? { values, errors: {} } : { values: {}, errors: formErrors(checked.error?.issues ?? []) };
  };
