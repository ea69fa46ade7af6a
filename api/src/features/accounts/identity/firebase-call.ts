import { AppError } from '@prentice/contract';
import { PROVIDER_TIMEOUT_MS } from './identity-toolkit-client.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? '');

/* What the kit says of tokens that prove nothing, as opposed to a provider that does not answer. */
const INVALID_TOKEN_CODES = /^auth\/(id-token-|argument-error|user-disabled|user-not-found|invalid-id-token)/;

/**
 * Waits for an answer of the administrators' kit, but not for long.
 * @param expected codes that mean null
 * @throws AppError INVALID_CREDENTIALS, IDP_UNAVAILABLE
 */
export async function callFirebase<T>(answer: Promise<T>, expected: readonly string[] = []): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('IDP_UNAVAILABLE')), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (expected.includes(codeOf(error))) return null;
    if (INVALID_TOKEN_CODES.test(codeOf(error))) throw new AppError('INVALID_CREDENTIALS');
    throw new AppError('IDP_UNAVAILABLE');
  } finally {
    clearTimeout(timer);
  }
}
