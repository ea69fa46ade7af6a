import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseErrorResponse } from './client.ts';
import { createTokenSource } from './token-source.ts';

const refusal = (status: number, code: string, retryAfter?: string) =>
  Response.json({ code, params: {}, errors: [] }, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
const renewed = (accessToken: string) => Response.json({ accessToken });

describe('the renewal of a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A source whose server gives these answers one after the other, the last one for ever. */
  function sourceOf(...answers: (() => Response)[]) {
    const sent: number[] = [];
    const tokens = createTokenSource(async () => {
      sent.push(Date.now());
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? Promise.reject(new TypeError('no answer'));
    }, parseErrorResponse);
    tokens.setToken('before');
    const renew = async () => {
      const result = tokens.renew().catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      return result;
    };
    return { tokens, sent, renew };
  }
  const lost = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  it('ends it only when the server says that it has ended', async () => {
    const ended = sourceOf(() => refusal(401, 'SESSION_EXPIRED'));
    expect(await ended.renew()).toBe(false);
    expect(ended.tokens.token()).toBeNull();
    const none = sourceOf(() => Response.json({ accessToken: null }));
    expect(await none.renew()).toBe(false);
    expect(none.tokens.token()).toBeNull();
  });

  it.each([
    ['too many requests', () => refusal(429, 'RATE_LIMITED', '60'), { code: 'RATE_LIMITED' }],
    ['an overloaded server', () => refusal(503, 'OVERLOADED', '2'), { code: 'OVERLOADED' }],
    ['an unreachable database', () => refusal(503, 'STORAGE_UNAVAILABLE'), { code: 'STORAGE_UNAVAILABLE' }],
    ['a gateway without its server', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), { code: 'INTERNAL' }],
    ['a page of somebody else', () => new Response('<h1>Log in to this network</h1>'), { name: 'SyntaxError' }],
    ['another refusal', () => refusal(403, 'ACCOUNT_SUSPENDED'), { code: 'ACCOUNT_SUSPENDED' }],
    ['a lost connection', lost, { message: 'Failed to fetch' }],
  ])('fails and keeps it at %s', async (_, answer, failure) => {
    const { tokens, renew } = sourceOf(answer);
    expect(await renew()).toMatchObject(failure);
    expect(tokens.token()).toBe('before');
  });

  it.each([
    ['a lost connection', lost, 1_000],
    ['a busy server', () => refusal(503, 'OVERLOADED', '2'), 2_000],
    ['too many requests for a moment', () => refusal(429, 'RATE_LIMITED', '3'), 3_000],
  ])('is repeated soon after %s', async (_, answer, pause) => {
    const { tokens, sent, renew } = sourceOf(answer, () => renewed('after'));
    expect(await renew()).toBe(true);
    expect(tokens.token()).toBe('after');
    expect(sent).toHaveLength(2);
    expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBe(pause);
  });

  it('is not asked for again before the server wants to be asked', async () => {
    const { tokens, sent, renew } = sourceOf(
      () => refusal(429, 'RATE_LIMITED', '60'),
      () => renewed('after'),
    );
    await renew();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await renew()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await renew()).toBe(true);
    expect(tokens.token()).toBe('after');
  });
});
