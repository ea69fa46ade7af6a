import { knownSentence, type FieldError, type Refusal } from '@prentice/contract';
import { HttpError } from 'ra-core';

type Nested = { [name: string]: string | Nested };

function place(errors: Nested, path: readonly string[], message: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    errors[name] ??= message;
    return;
  }
  const inner = errors[name];
  const next: Nested = typeof inner === 'object' ? inner : {};
  errors[name] = next;
  place(next, rest, message);
}

/** Field errors by dotted path as the nested object that forms take. The first message of a field stays. */
export function nestedErrors(fields: readonly FieldError[]): Nested {
  const errors: Nested = {};
  for (const { field, message } of fields) place(errors, field.split('.'), knownSentence(message));
  return errors;
}

/**
 * A refusal as react-admin's error: forms show `body.errors` beside their fields, notifications show the sentence,
 * screens look at `body.code`.
 */
export const httpErrorOf = (refusal: Refusal): HttpError =>
  new HttpError(refusal.message, refusal.status, {
    code: refusal.code,
    params: refusal.params,
    traceId: refusal.traceId,
    ...(refusal.fields.length > 0 ? { errors: nestedErrors(refusal.fields) } : {}),
  });
