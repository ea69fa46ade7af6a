import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../src/platform/database/database.service.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { renderPublicView, type PortalHandler } from '../../src/web/portal.ts';
import { PublicPages } from '../../src/web/public-pages.ts';
import { changedPayload } from '../support/payloads.builder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A portal that shows everything it gets to see, and what the world looks like. */
let world = 'before';
let rendered = 0;
const portal: PortalHandler = async (request, response) => {
  rendered++;
  response.setHeader('content-type', 'text/html');
  response.setHeader('content-security-policy', "script-src 'self'");
  response.setHeader('etag', `W/"${world}"`);
  if (request.url?.startsWith('/internships/companies/sets')) response.setHeader('set-cookie', 'seen=1');
  response.end(JSON.stringify({ world, url: request.url, headers: request.headers }));
};

describe('public pages', () => {
  let api: TestApp;
  let web: FastifyInstance;

  beforeAll(async () => {
    api = await startTestApp({ PUBLIC_URL: 'https://prentice.example', ACCESS_TOKEN_SECRET: 's'.repeat(40) });
    const pages = api.app.get(PublicPages);
    const { publicUrl } = api.settings;
    web = fastify();
    await web.register(cookie);
    web.get('/*', async (request, reply) => {
      const sent = await pages.answer(request, reply, (view) => renderPublicView(portal, view, { publicUrl }));
      if (!sent) return reply.status(418).send('not shared');
    });
  });
  afterAll(async () => {
    await web.close();
    await api.close();
  });
  beforeEach(() => {
    world = 'before';
    rendered = 0;
    api.app.get(PublicPages).cache.drop(() => true);
  });

  const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });
  const record = (act: (events: Events, unitOfWork: UnitOfWork) => void) =>
    api.database.transaction(async (unitOfWork) => act(api.app.get(Events), unitOfWork));

  it('are rendered once and told apart by nothing personal', async () => {
    const first = await get('/', { cookie: 'refresh=secret-of-one; other=1', authorization: 'Bearer secret-of-one' });
    const second = await get('/', { cookie: 'refresh=secret-of-two' });
    expect(rendered).toBe(1);
    expect(second.body).toBe(first.body);
    expect(first.body).not.toContain('secret');
    expect(first.body).not.toContain('other=1');
  });

  it('cannot be poisoned by headers', async () => {
    const strange = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example', 'x-original-url': '/evil.example' }; // prettier-ignore
    await get('/internships', strange);
    const { body } = await get('/internships');
    expect(rendered).toBe(1);
    expect(body).not.toContain('evil');
    expect(JSON.parse(body)).toMatchObject({ headers: { host: 'prentice.example', 'x-forwarded-proto': 'https' } });
  });

  it('show a change as soon as it is saved, and once more when the copies made of it are up to date', async () => {
    await get('/internships');
    world = 'after';
    expect((await get('/internships')).json()).toMatchObject({ world: 'before' });
    await record((events, unitOfWork) =>
      events.record(unitOfWork, { 'internship.changed': changedPayload('a'.repeat(24)) }),
    );
    expect((await get('/internships')).json()).toMatchObject({ world: 'after' });
    world = 'counted anew';
    await record((events, unitOfWork) =>
      events.record(unitOfWork, { 'employer.metrics_counted': { employerId: 'b'.repeat(24) } }),
    );
    expect((await get('/internships')).json()).toMatchObject({ world: 'counted anew' });
  });

  it('stay when something else happens', async () => {
    await get('/internships');
    await record((events, unitOfWork) =>
      events.record(unitOfWork, { 'account.password_guessing_warned': { userId: 'a'.repeat(24) } }),
    );
    await api.dispatch();
    await get('/internships');
    expect(rendered).toBe(1);
  });

  it('are kept apart by language, appearance and encoding', async () => {
    for (const headers of [{}, { 'accept-language': 'de' }, { cookie: 'theme=dark' }, { 'accept-encoding': 'br' }])
      for (let twice = 0; twice < 2; twice++) await get('/', headers as Record<string, string>);
    expect(rendered).toBe(4);
  });

  it('answer 304 to who has them, nothing but headers to HEAD, and keep the headers of pages', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({ etag: 'W/"before"', 'x-frame-options': 'DENY', 'content-type': 'text/html' });
    expect(headers['content-security-policy']).toBe("script-src 'self'");
    const again = await get('/', { 'if-none-match': 'W/"older", W/"before"' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await web.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect(rendered).toBe(1);
  });

  it('that set a cookie are not kept, and screens of people are not answered here', async () => {
    await get('/internships/companies/sets');
    await get('/internships/companies/sets');
    expect(rendered).toBe(2);
    for (const url of ['/dashboard/intern', '/auth/login', '/settings/account', '/?lang=de'])
      expect((await get(url)).statusCode, url).toBe(418);
  });
});
