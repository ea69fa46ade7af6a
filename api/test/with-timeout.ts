import { setTimeout as wait } from 'node:timers/promises';

/**
 * What is answered before a timer of so many milliseconds rings; rejects when it rings first. A timer of this process
 * is a fairer ruler than the wall's clock: on a busy machine both are late.
 */
export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const bell = new AbortController();
  const late = wait(milliseconds, undefined, { signal: bell.signal }).then(() => {
    throw new Error(`No answer within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    bell.abort();
    late.catch(() => undefined);
  }
}
