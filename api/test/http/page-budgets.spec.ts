import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@prentice/client';
import { AppError } from '@prentice/contract';
import { installWeb } from '../../src/web/install-web.ts';
import { Portal, type PortalHandler } from '../../src/web/portal.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const report = {
  targetType: 'external_job',
  targetId: 'a'.repeat(24),
  code: 'fee',
  text: 'They ask for a deposit before the first day.',
} as const;

/** A portal whose pages each search and read, as those of internships do, and have a form for reports. */
const portal: PortalHandler = async (request, response, _, locals) => {
  const { api } = locals as { api: Client };
  if (request.method === 'POST') {
    await api.reports.create({ body: report }).catch((error: unknown) => {
      response.statusCode = error instanceof AppError ? error.status : 500;
    });
    return void response.end();
  }
  const result = await api.internships.search({ query: { q: 'anything' } });
  await api.auth.options();
  response.setHeader('content-type', 'text/html');
  response.end(`<p>${request.url}: ${result.items.length}</p>`);
};

describe('pages that must be made', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ RATE_LIMITS: 'true' }, { prepare: installWeb });
    vi.spyOn(api.app.get(Portal), 'handler').mockResolvedValue(portal);
  });
  afterAll(() => api.close());

  const open = (url: string, from: string, headers: Record<string, string> = {}) =>
    api.inject({ url, remoteAddress: from, headers });
  const openMany = async (count: number, from: (n: number) => string) => {
    const seen: Record<number, number> = {};
    for (let n = 0; n < count; n++) {
      const { statusCode } = await open(`/internships?q=word-${from(n)}-${n}`, from(n));
      seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  };

  it('are counted for each address, so that no visitor spends what all others need', async () => {
    expect(await openMany(610, () => '203.0.113.1')).toEqual({ 200: 600, 429: 10 });
    expect((await open('/internships?q=of-a-neighbour', '203.0.113.2')).statusCode).toBe(200);
    expect(await openMany(610, (n) => `2001:db8:9:9::${n + 1}`)).toEqual({ 200: 600, 429: 10 });
  });

  it('are refused with a page that says when to come again, in the language of the reader', async () => {
    const refused = await open('/internships?q=once-more', '203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('Too many pages at once');
    const german = await open('/internships?q=once-more', '203.0.113.1', { 'accept-language': 'de' });
    expect(german.body).toContain('Zu viele Seiten auf einmal');
  });

  it('are free once they are kept', async () => {
    await open('/internships?q=kept', '203.0.113.3');
    expect((await open('/internships?q=kept', '203.0.113.1')).statusCode).toBe(200);
  });

  it('count what their forms send like the same request to the API', async () => {
    const send = async (remoteAddress: string) =>
      (await api.inject({ method: 'POST', url: '/external-jobs/of-somebody', remoteAddress })).statusCode;
    const sent = [];
    for (let n = 0; n < 6; n++) sent.push(await send('203.0.113.7'));
    expect(sent).toEqual([404, 404, 404, 404, 404, 429]);
    expect(await send('203.0.113.8')).toBe(404);
  });

  it('leave requests of the API with a budget of their own', async () => {
    const search = () => open('/api/internships/search', '203.0.113.1');
    expect((await search()).statusCode).toBe(200);
  });
});
