import { ObjectId } from 'mongodb';
import { screens } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { Sessions } from '../../src/platform/auth/sessions.service.ts';
import { apiHeaders, pageHeaders } from '../../src/platform/http/security-headers.ts';
import { installWeb } from '../../src/web/install-web.ts';

const addressOf = (path: string): string => path.replace(/:\w+/g, 'f'.repeat(24));

/** An API that also answers for pages, as the server that listens does. */
const started = (environment: Record<string, string>): Promise<TestApp> =>
  startTestApp(environment, {
    prepare: async (app, settings) => {
      const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
      fastify.get('/fonts/text.woff2', async () => 'an asset');
      await installWeb(app, settings);
    },
  });

describe('security headers of a server on the internet', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await started({ PUBLIC_URL: 'https://internships.example', RATE_LIMITS: 'true' });
  });
  afterAll(() => api.close());

  const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  const ofEvery = { ...transport, 'x-content-type-options': 'nosniff' };
  const ofPages = {
    ...ofEvery,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  };
  const ofApi = {
    ...ofEvery,
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };

  const guarded = screens.filter(({ guard }) => guard === 'admin-auth' || guard === 'auth-middleware');
  it.each(guarded)('are on the redirect of a visitor away from $path', async ({ path }) => {
    const reply = await api.inject({ url: addressOf(path) });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers).toMatchObject({ ...ofPages, 'cache-control': 'no-store' });
  });

  it('are on the redirects of people to where their role belongs', async () => {
    const people = actorsOf(api);
    for (const [path, person, home] of [
      ['/', await people.admin(), '/dashboard/admin/admin'],
      ['/dashboard/admin', await people.admin(), '/dashboard/admin/admin'],
      ['/dashboard/admin/', await people.limitedAdmin('dashboard:view'), '/dashboard/admin/limited-admin'],
      ['/dashboard/admin', await people.intern(), '/dashboard/intern'],
      ['/dashboard/admin/admin', await people.intern(), expect.any(String)],
      ['/dashboard/intern', await people.employer(), expect.any(String)],
    ] as const) {
      const session = { device: 'Test browser', network: 'test' };
      const { refreshToken } = await api.app.get(Sessions).open(new ObjectId(person.id), session);
      const reply = await api.inject({ url: path, headers: { cookie: `__Host-refresh=${refreshToken}` } });
      expect(reply.statusCode, path).toBe(302);
      expect(reply.headers, path).toMatchObject({ ...ofPages, location: home });
    }
    expect((await api.inject({ url: '/dashboard/admin' })).headers.location).toBe('/auth/admin-login');
  });

  it.each(['/nothing-here', '/fonts/text.woff2', '/auth/login'])('are on %s', async (url) => {
    expect((await api.inject({ url })).headers).toMatchObject(ofPages);
  });

  it.each([
    ['/api/health/live', 200],
    ['/api/openapi.json', 200],
    ['/api/internships', 200],
    ['/api/users', 401],
    ['/api/nothing-here', 404],
    ['/api/health/live?x=1', 400],
    ['/api/%zz', 400],
    [`/api/users/${'9'.repeat(150)}`, 404],
  ])('are on %s', async (url, status) => {
    const reply = await api.inject({ url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(ofApi);
  });

  it('are on replies that no handler gives: too many requests, other methods, bodies that cannot be read', async () => {
    const statuses = new Set<number>();
    const text = 'They asked for a fee before the interview.';
    const report = { targetType: 'internship', targetId: '0123456789abcdef01234567', code: 'fee', text };
    for (let count = 0; count < 8; count++) {
      const reply = await api.inject({ method: 'POST', url: '/api/reports', payload: report });
      statuses.add(reply.statusCode);
      expect(reply.headers).toMatchObject(ofApi);
    }
    expect([...statuses]).toContain(429);
    for (const method of ['OPTIONS', 'PATCH'] as const)
      expect((await api.inject({ method, url: '/api/internships' })).headers, method).toMatchObject(ofApi);
    const headers = { 'content-type': 'application/json' };
    const unread = await api.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{' });
    expect(unread.headers).toMatchObject(ofApi);
  });
});

describe('strict transport security', () => {
  it.each([
    'http://localhost:3000',
    'https://localhost',
    'https://127.0.0.1:8443',
    'https://[::1]',
    'http://a.example',
  ])('is not asked for at %s', (publicUrl) => {
    expect({ ...pageHeaders({ publicUrl }), ...apiHeaders({ publicUrl }) }).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
  it.each(['https://a.example', 'https://localhost.example', 'https://a.example:8443'])(
    'is asked for at %s',
    (publicUrl) => {
      expect(pageHeaders({ publicUrl })).toHaveProperty('Strict-Transport-Security');
      expect(apiHeaders({ publicUrl })).toHaveProperty('Strict-Transport-Security');
    },
  );
});
