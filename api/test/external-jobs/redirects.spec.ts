import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { installWeb } from '../../src/web/install-web.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { isPortalBuilt, portalSkipReason } from '../support/skip-reason.ts';

const evil = 'https://evil.example/';

/** Addresses that would lead elsewhere than they seem to, or to where no website is. */
const hostileAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'ftp://evil.example/',
  'http://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/news',
  'https:evil.example',
  'https:///evil.example',
  'https://jobs.example@evil.example/',
  'https://user:password@evil.example/',
  'https://evil.example:8443/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://localhost/',
  'https://jobs.localhost/',
  'https://intranet/',
  'https://evil.example/\r\nSet-Cookie: a=b',
  'https://evil.example/\u202egro.elpmaxe',
  'https://evil\u0000.example/',
  '',
] as const;

/** What a request can carry that an open redirect would follow. */
const hostileRequests = [
  { query: `?url=${encodeURIComponent(evil)}` },
  { query: `?to=${encodeURIComponent(evil)}&next=${encodeURIComponent(evil)}&returnTo=//evil.example` },
  { query: '?redirect=javascript:alert(1)' },
  { query: '#https://evil.example' },
  { query: '', headers: { host: 'evil.example' } },
  { query: '', headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
  { query: '', headers: { 'x-original-url': evil, 'x-rewrite-url': evil } },
  { query: '', headers: { referer: evil, origin: 'https://evil.example' } },
] as const;

describe('the counted link of an external job', () => {
  let api: TestApp;
  let manager: TestActor;
  beforeAll(async () => {
    api = await startTestApp({}, isPortalBuilt ? { prepare: installWeb } : {});
    manager = await actorsOf(api).limitedAdmin('external-jobs:manage');
  });
  afterAll(() => api.close());

  const form = (url: string) => ({
    title: 'Lab assistant in Graz',
    organisation: 'Alpenlabor',
    url,
    city: 'Graz',
    country: 'AT',
    summary: 'You measure samples, keep the instruments clean and write down what you find.',
    closesAt: new Date(api.clock.now().getTime() + 30 * DAY).toISOString(),
  });
  const publish = async (url: string) => {
    const { id } = await manager.client.externalJobs.create({ body: form(url) });
    return manager.client.externalJobs.transition({ params: { id }, body: { to: 'published' } });
  };

  it.each(hostileAddresses)('is never %j, neither typed nor imported', async (url) => {
    const refused = { code: 'VALIDATION_FAILED', fields: [{ field: 'url' }] };
    await expect(manager.client.externalJobs.create({ body: form(url) })).rejects.toMatchObject(refused);
    const body = {
      fields: ['title' as const, 'organisation' as const, 'url' as const],
      rows: [{ line: 2, cells: ['Lab assistant in Graz', 'Alpenlabor', url] }],
      dryRun: false,
    };
    const imported = manager.client.externalJobs.importRows({ body }).then(
      ({ results }) => results.map(({ outcome }) => outcome),
      (error: unknown) => [String(Reflect.get(Object(error), 'code'))],
    );
    expect(['invalid', 'VALIDATION_FAILED']).toContain((await imported)[0]);
  });

  it.skipIf(!isPortalBuilt)(
    `leads to the address of the listing, whatever a request says${portalSkipReason}`,
    async () => {
      const { id, url } = await publish('https://jobs.alpenlabor.example/apply');
      for (const { query, ...more } of hostileRequests) {
        const reply = await api.inject({ method: 'GET', url: `/external-jobs/${id}/visit${query}`, ...more });
        expect([303, 400, 421], query).toContain(reply.statusCode);
        expect([undefined, url], query).toContain(reply.headers.location);
      }
    },
  );

  it.skipIf(!isPortalBuilt)(`leads back to the list where there is no such listing${portalSkipReason}`, async () => {
    const ids = [
      '0'.repeat(24),
      encodeURIComponent(evil),
      '..%2f..%2fevil.example',
      '%2f%2fevil.example',
      'x%0d%0aLocation:%20y',
    ];
    for (const id of ids) {
      const reply = await api.inject({ method: 'GET', url: `/external-jobs/${id}/visit` });
      const { location } = reply.headers;
      expect([undefined, '/external-jobs'], id).toContain(location);
      expect(reply.statusCode, id).toBeLessThan(500);
    }
  });
});
