import { Refusal } from '@prentice/contract';
import { PATIENCE } from './toolkit.client.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? '');

/* What the kit says of tokens that prove nothing, as opposed to a provider that does not answer. */
const REFUSED = /^auth\/(id-token-|argument-error|user-disabled|user-not-found|invalid-id-token)/;

/**
 * Waits for an answer of the administrators' kit, but not for long.
 * @param expected codes that mean null
 * @throws Refusal INVALID_CREDENTIALS, IDP_UNAVAILABLE
 */
export async function askFirebase<T>(answer: Promise<T>, expected: readonly string[] = []): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('IDP_UNAVAILABLE')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (expected.includes(codeOf(error))) return null;
    if (REFUSED.test(codeOf(error))) throw new Refusal('INVALID_CREDENTIALS');
    throw new Refusal('IDP_UNAVAILABLE');
  } finally {
    clearTimeout(timer);
  }
}
