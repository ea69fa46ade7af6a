import { knownFieldMessage, type FieldError, type AppError } from '@prentice/contract';
import { HttpError } from 'ra-core';

type NestedErrors = { [name: string]: string | NestedErrors };

function setNested(errors: NestedErrors, path: readonly string[], message: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    errors[name] ??= message;
    return;
  }
  const inner = errors[name];
  const next: NestedErrors = typeof inner === 'object' ? inner : {};
  errors[name] = next;
  setNested(next, rest, message);
}

/** Turns field errors by dotted path as the nested object that forms take. The first message of a field stays. */
export function toNestedErrors(fields: readonly FieldError[]): NestedErrors {
  const errors: NestedErrors = {};
  for (const { field, message } of fields) setNested(errors, field.split('.'), knownFieldMessage(message));
  return errors;
}

/**
 * Returns a refusal as react-admin's error: forms show `body.errors` beside their fields, notifications show the sentence,
 * screens look at `body.code`.
 */
export const toHttpError = (refusal: AppError): HttpError =>
  new HttpError(refusal.message, refusal.status, {
    code: refusal.code,
    params: refusal.params,
    traceId: refusal.traceId,
    ...(refusal.fields.length > 0 ? { errors: toNestedErrors(refusal.fields) } : {}),
  });
