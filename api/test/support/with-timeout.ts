import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for an answer; rejects when it takes longer than so many milliseconds. A timer of this process measures more
 * fairly than the clock: on a busy machine both are late.
 */
export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
