import { PASSWORD } from '@prentice/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SECRETS, type Secrets } from '../../src/platform/auth/secrets.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { emailsTo } from '../support/mailbox.ts';

const note = 'Shared the password with a colleague.';
const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));
const outcomes = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'ok' : codeOf(outcome.reason),
  );

describe('administrators', () => {
  let api: TestApp;
  let people: TestActors;
  beforeEach(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterEach(() => api.close());

  const setup = (n = 0, secret = api.app.get<Secrets>(SECRETS).setup, more: object = {}) =>
    new TestBrowser(api).post('/auth/setup', {
      secret,
      email: `first-${n}@admins.example`,
      password: 'violet otter lantern',
      name: 'First',
      ...more,
    });

  describe('the first one', () => {
    it('is made with the secret, once, even by twenty requests at once', async () => {
      expect(await api.client().auth.setupState()).toEqual({ open: true });
      const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => setup(n)));
      expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
      expect(replies.filter((reply) => reply.body.code === 'SETUP_CLOSED')).toHaveLength(19);
      const created = replies.find((reply) => reply.status === 201);
      expect(created?.body.me).toMatchObject({ actor: { role: 'admin' }, home: '/dashboard/admin/admin' });
      const { total } = await api.client(created?.body.accessToken).users.list();
      expect(total).toBe(1);
      await expect(api.client().auth.setupState()).rejects.toMatchObject({ code: 'SETUP_CLOSED', status: 404 });
    });

    it('has the language and the time zone of the browser that made it', async () => {
      const setupReply = await setup(1, undefined, { locale: 'de', timeZone: 'Asia/Tokyo' });
      expect(setupReply.body.me?.user).toMatchObject({ locale: 'de', timeZone: 'Asia/Tokyo' });
    });

    it('is asked for the same secret by every process on one database', async () => {
      const other = await startTestApp({}, { sameDatabaseAs: api });
      onTestFinished(() => other.close());
      const secrets = [api, other].map(({ app }) => app.get<Secrets>(SECRETS).setup);
      expect(secrets[0]).toHaveLength(43);
      expect(secrets[1]).toBe(secrets[0]);
    });

    it('is not made with another secret', async () => {
      expect((await setup(1, 'another secret entirely')).body.code).toBe('INVALID_CREDENTIALS');
      expect(await api.client().auth.setupState()).toEqual({ open: true });
    });
  });

  describe('with rights', () => {
    const versionOf = async (admin: TestActor, id: string) =>
      (await admin.client.administrators.get({ params: { id } })).version;
    const grant = async (
      admin: TestActor,
      id: string,
      body: { role: 'admin' | 'limited_admin'; permissions: never[] },
    ) => admin.client.administrators.update({ params: { id }, body, version: await versionOf(admin, id) });

    it('feel a change at their next request, with the token they have', async () => {
      const admin = await people.admin();
      const limited = await people.limitedAdmin('dashboard:view');
      expect((await limited.client.auth.me()).actor.permissions).toEqual(['dashboard:view']);
      const version = await versionOf(admin, limited.id);
      const body = { role: 'limited_admin' as const, permissions: ['news:manage' as const] };
      await admin.client.administrators.update({ params: { id: limited.id }, body, version });
      expect((await limited.client.auth.me()).actor.permissions).toEqual(['news:manage']);
      await expect(
        admin.client.administrators.update({ params: { id: limited.id }, body, version }),
      ).rejects.toMatchObject({ code: 'VERSION_CONFLICT', status: 412 });
    });

    it('are suspended and reinstated by others, with a reason, and feel it at once', async () => {
      const admin = await people.admin();
      const limited = await people.limitedAdmin('dashboard:view');
      const params = { id: limited.id };
      const administrator = await admin.client.administrators.transition({
        params,
        body: { to: 'suspended', reason: 'security', note },
      });
      expect(administrator).toMatchObject({ status: 'suspended', suspension: { reason: 'security', by: admin.id } });
      await expect(limited.client.auth.me()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
      await admin.client.administrators.transition({ params, body: { to: 'active', note } });
      await expect(limited.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
      expect((await new TestBrowser(api).signIn(limited.email, PASSWORD, 'admin')).status).toBe(200);
    });

    it('do not change themselves', async () => {
      const admin = await people.admin();
      const body = { role: 'limited_admin' as const, permissions: ['news:manage' as const] };
      const params = { id: admin.id };
      await expect(admin.client.administrators.update({ params, body, version: 1 })).rejects.toMatchObject({
        code: 'SELF_PERMISSION_CHANGE',
      });
      const suspend = { to: 'suspended' as const, reason: 'other' as const, note };
      await expect(admin.client.administrators.transition({ params, body: suspend })).rejects.toMatchObject({
        code: 'SELF_PERMISSION_CHANGE',
      });
      await expect(admin.client.users.transition({ params, body: suspend })).rejects.toMatchObject({
        code: 'SELF_PERMISSION_CHANGE',
      });
    });

    it('of a limited one reach nobody', async () => {
      await people.admin();
      const limited = await people.limitedAdmin(
        'dashboard:view',
        'employers:verify',
        'external-jobs:manage',
        'news:manage',
      );
      const other = await people.limitedAdmin('news:manage');
      const body = { role: 'admin' as const, permissions: [] };
      for (const id of [limited.id, other.id]) {
        await expect(limited.client.administrators.update({ params: { id }, body, version: 1 })).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
      }
    });

    it('cannot be given to somebody who is no administrator', async () => {
      const admin = await people.admin();
      const intern = await people.intern();
      const body = { role: 'admin' as const, permissions: [] };
      await expect(
        admin.client.administrators.update({ params: { id: intern.id }, body, version: 1 }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it.each([
      [
        'suspend',
        (actor: TestActor, other: TestActor) =>
          actor.client.administrators.transition({
            params: { id: other.id },
            body: { to: 'suspended', reason: 'security', note },
          }),
      ],
      [
        'demote',
        (actor: TestActor, other: TestActor) =>
          actor.client.administrators.update({
            params: { id: other.id },
            body: { role: 'limited_admin', permissions: ['news:manage'] },
            version: 1,
          }),
      ],
    ])('the last two cannot %s each other: one stays', async (_, remove) => {
      for (let round = 0; round < 5; round++) {
        const fresh = await startTestApp();
        onTestFinished(() => fresh.close());
        const [actor, other] = [await actorsOf(fresh).admin(), await actorsOf(fresh).admin()];
        const results = await outcomes([remove(actor, other), remove(other, actor)]);
        const left = [actor, other].map((person) =>
          person.client.administrators.list().then(
            () => 'in',
            () => 'out',
          ),
        );
        expect(results.filter((result) => result === 'ok')).toHaveLength(1);
        expect((await Promise.all(left)).sort()).toEqual(['in', 'out']);
      }
    });

    it('a suspended full one can be promoted back only by reinstating', async () => {
      const [admin, other] = [await people.admin(), await people.admin()];
      await admin.client.administrators.transition({
        params: { id: other.id },
        body: { to: 'suspended', reason: 'security', note },
      });
      await grant(admin, other.id, { role: 'admin', permissions: [] });
      await expect(other.client.auth.me()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    });
  });

  describe('and accounts', () => {
    it('suspend several at once, each answered for itself', async () => {
      const admin = await people.admin();
      const [actor, other] = [await people.intern(), await people.employer()];
      const missingId = 'f'.repeat(24);
      const reply = await admin.client.users.transitionMany({
        body: { ids: [actor.id, missingId, other.id], transition: { to: 'suspended', reason: 'spam', note } },
        idempotencyKey: 'suspend-them',
      });
      expect(reply).toMatchObject({ done: 2, refused: 1 });
      expect(reply.results[1]).toMatchObject({ id: missingId, code: 'NOT_FOUND' });
      await expect(actor.client.auth.me()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    });

    it('return to where they were: an unconfirmed address stays unconfirmed', async () => {
      const admin = await people.admin();
      const person = await people.intern((account) => account.unverified());
      const params = { id: person.id };
      await admin.client.users.transition({ params, body: { to: 'suspended', reason: 'spam', note } });
      const back = await admin.client.users.transition({ params, body: { to: 'active', note } });
      expect(back.status).toBe('unverified');
      await expect(admin.client.users.transition({ params, body: { to: 'active', note } })).rejects.toMatchObject({
        code: 'TRANSITION_NOT_ALLOWED',
      });
    });

    it('are listed and exported without any secret, and formulas are defused', async () => {
      const admin = await people.admin();
      await people.intern((account) => account.withName('=HYPERLINK("https://evil.example")'));
      const { items } = await admin.client.users.list();
      expect(JSON.stringify(items)).not.toMatch(/argon2|passwordHash|subject/);
      const file = await admin.client.users.export({ query: {} });
      const text = await file.text();
      expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
      expect(text).not.toContain('argon2');
    });

    it('are full administrators’ business alone', async () => {
      for (const person of [
        await people.intern(),
        await people.employer(),
        await people.limitedAdmin('dashboard:view'),
      ]) {
        await expect(person.client.users.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
        await expect(person.client.users.get({ params: { id: person.id } })).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
      }
    });
  });

  it('mails are not sent to addresses that were never invited', async () => {
    await people.admin();
    expect(await emailsTo(api, 'nobody@admins.example')).toEqual([]);
  });
});
