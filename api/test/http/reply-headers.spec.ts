import { allOperations } from '@prentice/contract';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedPrincipals } from '../requests/access-expectations.ts';
import type { TestApp } from '../support/test-app.ts';
import { startWithPrincipals, tokenOf, type Principal } from '../requests/principals.ts';
import { acceptableInput, requestOf } from '../requests/request.builder.ts';

describe('the headers of replies', () => {
  let api: TestApp;
  let principals: readonly Principal[];

  beforeAll(async () => void ({ api, principals } = await startWithPrincipals()));
  afterAll(() => api.close());

  const safe = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  };
  const lookAlikes = ['https://localhost:3000.example', 'http://localhost:30000', 'http://xlocalhost:3000', 'null'];

  it.each(allOperations)(
    '$name is safe, tells no technology, and what a session is told is kept nowhere',
    async (operation) => {
      const visitor = await api.inject(requestOf(operation.operation, acceptableInput(operation.operation)));
      expect(visitor.headers).toMatchObject(safe);
      expect(visitor.statusCode < 400 || visitor.headers['cache-control'] === 'no-store').toBe(true);
      const inside =
        principals.find(({ letter, actor }) => actor && allowedPrincipals[operation.name]?.includes(letter)) ??
        principals[2];
      if (!inside) throw new Error('There is nobody.');
      const token = await tokenOf(api, inside);
      const reply = await api.inject(
        requestOf(operation.operation, { ...acceptableInput(operation.operation), token }),
      );
      expect(reply.headers).toMatchObject({ ...safe, 'cache-control': expect.stringMatching(/no-store/) });
      for (const { headers } of [visitor, reply]) {
        expect(headers).not.toHaveProperty('server');
        expect(headers).not.toHaveProperty('x-powered-by');
      }
    },
  );

  it.each(allOperations)('$name gives pages of other origins nothing', async ({ operation }) => {
    for (const origin of lookAlikes) {
      const ask = requestOf(operation, { ...acceptableInput(operation), headers: { origin } });
      const before = { origin, 'access-control-request-method': operation.method };
      const replies = [await api.inject(ask), await api.inject({ ...ask, method: 'OPTIONS', headers: before })];
      for (const { headers } of replies) {
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    }
  });

  it.each(['/api/none', '/api/%zz', '/api/users/..%2f..%2fetc', `/api/users/${'9'.repeat(5_000)}`, '/api'])(
    'a path that is none (%.20s) is refused with the same headers',
    async (url) => {
      const reply = await api.inject({ url });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.headers).toMatchObject({ ...safe, 'cache-control': 'no-store' });
      expect(reply.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('a long reply to a session is compressed for those who take that, and the same bytes without', async () => {
    const intern = principals.find(({ letter }) => letter === 'i');
    if (!intern) throw new Error('There is no intern.');
    const url = '/api/openapi.json';
    const authorization = `Bearer ${await tokenOf(api, intern)}`;
    const list = (headers: Record<string, string>) => api.inject({ url, headers });
    const plain = await list({ authorization });
    const compressed = await list({ authorization, 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const refused = await list({ authorization, 'accept-encoding': 'gzip;q=0' });
    const visitor = await list({ 'accept-encoding': 'gzip' });
    for (const { headers } of [refused, visitor]) expect(headers).not.toHaveProperty('content-encoding');
  });
});
