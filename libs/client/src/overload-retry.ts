import { parseErrorResponse } from './client.ts';

type Send<Rest extends readonly unknown[]> = (path: string, init: RequestInit, ...rest: Rest) => Promise<Response>;

/** Maximum number of repeats of a read that an overloaded server refused. */
const MAX_REPEATS = 2;
/** Seconds, where the refusal names none. */
const DEFAULT_WAIT = 2;
/** A server that asks for more than this many seconds is not waited for in silence. */
const MAX_WAIT = 5;

/** Waits that many milliseconds, or until the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Seconds to wait before the request is sent again, or null where the reply is an answer. */
async function waitBeforeRepeat(response: Response): Promise<number | null> {
  if (response.status !== 503 || (await parseErrorResponse(response.clone())).code !== 'OVERLOADED') return null;
  const seconds = Number(response.headers.get('Retry-After') ?? DEFAULT_WAIT);
  return seconds <= MAX_WAIT ? seconds : null;
}

/**
 * Sends a read again, at most twice, when the server refused it because it is busy, after the time that it names. Up to half
 * of that time is added at random, so that the clients refused together do not come back together. Writes are sent once.
 */
export const repeatWhileOverloaded =
  <Rest extends readonly unknown[]>(send: Send<Rest>, random: () => number = Math.random): Send<Rest> =>
  async (path, init, ...rest) => {
    const isRead = (init.method ?? 'GET') === 'GET';
    let response = await send(path, init, ...rest);
    for (let repeat = 0; isRead && repeat < MAX_REPEATS; repeat++) {
      const seconds = await waitBeforeRepeat(response);
      if (seconds === null) break;
      await pause(seconds * 1_000 * (1 + random() / 2), init.signal);
      response = await send(path, init, ...rest);
    }
    return response;
  };
