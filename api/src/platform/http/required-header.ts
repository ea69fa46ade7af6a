import { AppError } from '@prentice/contract';
import type { FastifyRequest } from 'fastify';

/** What a header must look like, and the sentence for a caller who sends none or another. */
interface HeaderForm {
  readonly pattern: RegExp;
  readonly message: string;
}

/**
 * Returns the match of a header that an operation asks for.
 * @throws AppError MALFORMED_REQUEST, with the field's code `required` when it is missing and `malformed` when it has another form
 */
export function requiredHeader(
  request: FastifyRequest,
  field: string,
  { pattern, message }: HeaderForm,
): RegExpExecArray {
  const given = request.headers[field.toLowerCase()];
  const match = typeof given === 'string' ? pattern.exec(given) : null;
  if (match) return match;
  const code = given === undefined ? 'required' : 'malformed';
  throw new AppError('MALFORMED_REQUEST', {}, [{ field, code, message }]);
}
