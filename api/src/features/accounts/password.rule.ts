import { isCommonPassword, Refusal } from '@prentice/contract';

/**
 * Refuses passwords that anybody would try first.
 * @param context words that belong to the person
 * @throws Refusal VALIDATION_FAILED naming the field
 */
export function assertUncommon(password: string, context: readonly string[], field = 'password'): void {
  if (!isCommonPassword(password, context)) return;
  const message = 'This password is too easy to guess. A few words that do not belong together are better.';
  throw new Refusal('VALIDATION_FAILED', {}, [{ field, code: 'common', message }]);
}
