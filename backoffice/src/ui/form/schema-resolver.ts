import { issueMessage, type SchemaIssue } from '@prentice/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';

interface FieldIssue extends SchemaIssue {
  readonly path: readonly PropertyKey[];
}
interface ParseResult {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly FieldIssue[] };
}
/** A schema of the contract, as far as forms need one. */
export interface FormSchema {
  safeParse(values: unknown): ParseResult;
}

/** Returns the first message per field as react-hook-form wants it. */
export function formErrors(issues: readonly FieldIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues.toReversed())
    set(errors, issue.path.join('.'), { type: 'schema', message: issueMessage(issue) });
  return errors;
}

/**
 * Checks a form with the contract's own schema, the one that the server enforces. `shape` takes what the write shape
 * has out of the form's values, which hold a whole record. The values themselves are passed on as they are.
 */
export const schemaResolver =
  (schema: FormSchema, shape: (values: FieldValues) => object): Resolver =>
  async (values) => {
    const checked = schema.safeParse(shape(values));
    return checked.success ? { values, errors: {} } : { values: {}, errors: formErrors(checked.error?.issues ?? []) };
  };
