import { createBrowserSession } from '@prentice/client';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from './data.provider.ts';
import { createHttpClient } from './http-client.ts';
import { toNestedErrors } from './http-errors.ts';

type Reply = [status: number, body: unknown, headers?: Record<string, string>];

function api(answer: (url: string, init: RequestInit) => Reply) {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = [];
  const send = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    calls.push({ url, init, headers: new Headers(init.headers) });
    const [status, body, headers] = answer(url, init);
    return new Response(JSON.stringify(body), { status, headers });
  };
  const session = createBrowserSession(send);
  return { calls, session, provider: createDataProvider(createHttpClient(session, send)) };
}

const id = 'c'.repeat(24);

describe('data provider', () => {
  it('reads a list with its total and sends no Range header', async () => {
    const { provider, calls } = api(() => [200, [{ id }], { 'Content-Range': 'employers 0-0/41' }]);
    const page = await provider.getList('employers', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'a' },
    });
    expect(page).toEqual({ data: [{ id }], total: 41 });
    const url = new URL(calls[0]?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/api/employers');
    expect(url.searchParams.get('range')).toBe('[10,19]');
    expect(calls[0]?.headers.has('Range')).toBe(false);
  });

  it('sends the version that was read and only what the write shape has', async () => {
    const { provider, calls } = api((_, init) => [200, { id, ...JSON.parse(String(init.body)) }]);
    const read = { id, version: 7, legalName: 'Alpha', website: 'https://a.example', slug: 'alpha', completeness: 40 };
    await provider.update('employers', { id, data: { ...read, legalName: 'Beta' }, previousData: read });
    expect(calls[0]?.headers.get('If-Match')).toBe('"7"');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ legalName: 'Beta', website: 'https://a.example' });
  });

  it('gives a creation that wants one an idempotency key, the same for a repetition', async () => {
    const { provider, calls } = api(() => [201, { id }]);
    const meta = { idempotencyKey: 'one-intention' };
    await provider.create('verification-cases', { data: {}, meta });
    await provider.create('verification-cases', { data: {}, meta });
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['one-intention', 'one-intention']);
  });

  it('renews an ended session once for all waiting requests', async () => {
    const { provider, calls, session } = api((url, init) => {
      if (url === '/api/auth/refresh') return [200, { accessToken: 'fresh' }];
      const fresh = new Headers(init.headers).get('Authorization') === 'Bearer fresh';
      return fresh ? [200, { id }] : [401, { code: 'SESSION_EXPIRED', errors: [] }];
    });
    session.setToken('stale');
    await Promise.all([provider.getOne('employers', { id }), provider.getOne('internships', { id })]);
    expect(calls.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('reports that too many sessions are renewed as an error that signs nobody out', async () => {
    const { provider, calls, session } = api((url) =>
      url === '/api/auth/refresh'
        ? [429, { code: 'RATE_LIMITED', params: { seconds: 40 }, errors: [] }, { 'Retry-After': '40' }]
        : [401, { code: 'SESSION_EXPIRED', errors: [] }],
    );
    session.setToken('stale');
    for (let n = 0; n < 2; n++) {
      const failed = await provider.getOne('employers', { id }).catch((failure: unknown) => failure);
      expect(failed).toBeInstanceOf(HttpError);
      expect(failed).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    }
    expect(session.token()).toBe('stale');
    expect(calls.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('turns a refusal into an error with its code, and its fields where forms look for them', async () => {
    const errors = [{ field: 'pay.min', code: 'too_small', message: 'State the pay.' }];
    const { provider } = api(() => [422, { code: 'VALIDATION_FAILED', errors }]);
    const failed = await provider.create('employers', { data: {} }).catch((failure: unknown) => failure);
    expect(failed).toBeInstanceOf(HttpError);
    expect(failed).toMatchObject({
      status: 422,
      message: 'Some fields need attention.',
      body: { code: 'VALIDATION_FAILED', errors: { pay: { min: 'State the pay.' } } },
    });
  });
});

describe('field errors', () => {
  it('keep the first message of a field and survive a field and its part', () => {
    const errorOf = (field: string, message: string) => ({ field, code: 'x', message });
    expect(
      toNestedErrors([errorOf('a', 'At least one.'), errorOf('a', 'Choose one.'), errorOf('b.0.c', 'Fill this in.')]),
    ).toEqual({
      a: 'At least one.',
      b: { 0: { c: 'Fill this in.' } },
    });
  });
});
