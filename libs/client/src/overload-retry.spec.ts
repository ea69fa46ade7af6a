import { AppError, type errorTable } from '@prentice/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatWhileOverloaded } from './overload-retry.ts';

const refusal = (code: keyof typeof errorTable, retryAfter?: string) =>
  Response.json(
    { code, errors: [] },
    { status: new AppError(code).status, ...(retryAfter && { headers: { 'Retry-After': retryAfter } }) },
  );

/** A server that gives these replies one after the other, the last one for ever. */
function serverWith(...replies: (() => Response)[]) {
  const sentAt: number[] = [];
  const send = async (_path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    sentAt.push(Date.now());
    return (replies[sentAt.length - 1] ?? replies.at(-1))?.() ?? Response.error();
  };
  return { sentAt, send: repeatWhileOverloaded(send, () => 0.5) };
}

describe('a read that an overloaded server refused', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('is sent again after the time that the server names, and a quarter more', async () => {
    const { send, sentAt } = serverWith(
      () => refusal('OVERLOADED', '1'),
      () => Response.json({ count: 3 }),
    );
    const reply = send('/api/x', {});
    await vi.runAllTimersAsync();
    expect(await (await reply).json()).toEqual({ count: 3 });
    expect(sentAt).toEqual([0, 1_250]);
  });

  it('is sent three times at most, and the last refusal can be read', async () => {
    const { send, sentAt } = serverWith(() => refusal('OVERLOADED'));
    const reply = send('/api/x', { method: 'GET' });
    await vi.runAllTimersAsync();
    expect(await (await reply).json()).toMatchObject({ code: 'OVERLOADED' });
    expect(sentAt).toEqual([0, 2_500, 5_000]);
  });

  it.each([
    ['a write', { method: 'POST' }, () => refusal('OVERLOADED', '1')],
    ['a failure of the storage', {}, () => refusal('STORAGE_UNAVAILABLE', '1')],
    ['a long wait', {}, () => refusal('OVERLOADED', '60')],
    ['too many requests', {}, () => refusal('RATE_LIMITED', '1')],
  ])('is not what happens to %s', async (_what, init, reply) => {
    const { send, sentAt } = serverWith(reply);
    expect((await send('/api/x', init)).ok).toBe(false);
    expect(sentAt).toEqual([0]);
  });

  it('is given up while it waits, when nobody needs it any more', async () => {
    const { send, sentAt } = serverWith(() => refusal('OVERLOADED', '1'));
    const page = new AbortController();
    setTimeout(() => page.abort(), 100);
    const [reply] = await Promise.allSettled([
      send('/api/x', { signal: page.signal }),
      vi.advanceTimersByTimeAsync(100),
    ]);
    expect(reply).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(sentAt).toEqual([0]);
  });
});
