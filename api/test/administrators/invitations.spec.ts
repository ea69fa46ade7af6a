import { anAccount } from '@prentice/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { tokenFor } from '../support/mailbox.ts';

const note = 'Shared the password with a colleague.';
const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));
const outcomes = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'ok' : codeOf(outcome.reason),
  );

describe('invited administrators', () => {
  let api: TestApp;
  let people: TestActors;
  beforeEach(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterEach(() => api.close());

  const invite = (admin: TestActor, email = 'helper@admins.example') =>
    admin.client.invitations.create({ body: { email, permissions: ['news:manage'] } });
  const accept = (token: string, more: object = {}) =>
    new TestBrowser(api).post('/invitations/accept', {
      token,
      account: { name: 'Helper', password: 'violet otter lantern', ...more },
    });

  it('choose a password and hold exactly what was ticked', async () => {
    const admin = await people.admin();
    const invitation = await invite(admin);
    expect(invitation).toMatchObject({ state: 'pending', resends: 0, inviterName: 'Full Administrator' });
    const token = await tokenFor(api, invitation.email);
    expect(await api.client().auth.checkLink({ body: { token } })).toMatchObject({
      purpose: 'invitation',
      role: 'limited_admin',
      hasAccount: false,
    });
    const reply = await accept(token);
    expect(reply.body.me?.actor).toMatchObject({ role: 'limited_admin', permissions: ['news:manage'] });
    expect((await accept(token)).body.code).toBe('INVITE_INVALID');
    const { items } = await admin.client.invitations.list();
    expect(items[0]?.state).toBe('accepted');
    const administrators = await admin.client.administrators.list({ list: { filter: { permission: 'news:manage' } } });
    expect(administrators.items[0]).toMatchObject({ email: invitation.email, status: 'active' });
    expect(administrators.items[0]?.lastSignInAt).not.toBeNull();
  });

  it('have the language and the time zone of the browser in which they accepted', async () => {
    const { email } = await invite(await people.admin());
    const reply = await accept(await tokenFor(api, email), { locale: 'de', timeZone: 'Asia/Tokyo' });
    expect(reply.body.me?.user).toMatchObject({ locale: 'de', timeZone: 'Asia/Tokyo' });
  });

  it('by one link used ten times at once become one administrator', async () => {
    const admin = await people.admin();
    const { email } = await invite(admin);
    const token = await tokenFor(api, email);
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect((await admin.client.administrators.list()).total).toBe(2);
  });

  it('use the link that was mailed last, and only while it is valid', async () => {
    const admin = await people.admin();
    const { id, email } = await invite(admin);
    const first = await tokenFor(api, email);
    await admin.client.invitations.resend({ params: { id } });
    const second = await tokenFor(api, email);
    expect((await accept(first)).body.code).toBe('INVITE_INVALID');
    api.clock.advance(72 * HOUR);
    expect((await accept(second)).body.code).toBe('INVITE_EXPIRED');
    await api.job('administrators.invitations-expire');
    const again = await actorsOf(api).signIn(admin.id, admin.email);
    expect((await again.client.invitations.get({ params: { id } })).state).toBe('expired');
    await again.client.invitations.resend({ params: { id } });
    expect((await accept(await tokenFor(api, email))).status).toBe(200);
  });

  it('are invited again three times at most, and not after being revoked', async () => {
    const admin = await people.admin();
    const { id, email } = await invite(admin);
    const token = await tokenFor(api, email);
    for (let n = 0; n < 3; n++) await admin.client.invitations.resend({ params: { id } });
    await expect(admin.client.invitations.resend({ params: { id } })).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
    await admin.client.invitations.transition({ params: { id }, body: { to: 'revoked' } });
    await expect(admin.client.invitations.resend({ params: { id } })).rejects.toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
    });
    expect((await accept(token)).body.code).toBe('INVITE_INVALID');
  });

  it('are twenty at most, also when thirty are invited at once', async () => {
    const admin = await people.admin();
    const results = await outcomes(Array.from({ length: 30 }, (_, n) => invite(admin, `helper-${n}@admins.example`)));
    expect(results.filter((result) => result === 'ok')).toHaveLength(20);
    expect(new Set(results)).toEqual(new Set(['ok', 'SAVED_LIMIT']));
  });

  it('have no account yet and one pending invitation', async () => {
    const admin = await people.admin();
    const intern = await people.intern();
    await expect(invite(admin, intern.email)).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
    await invite(admin);
    await expect(invite(admin)).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
  });

  it('by somebody who lost the right since get nothing', async () => {
    const [admin, other] = [await people.admin(), await people.admin()];
    const { email } = await invite(admin);
    const token = await tokenFor(api, email);
    await other.client.administrators.transition({
      params: { id: admin.id },
      body: { to: 'suspended', reason: 'security', note },
    });
    expect((await accept(token)).body.code).toBe('INVITE_INVALID');
  });

  it('with an account made since sign in as who they are, or are told that it is for another', async () => {
    const admin = await people.admin();
    const { email } = await invite(admin);
    const token = await tokenFor(api, email);
    await people.store(anAccount().withEmail(email));
    const stranger = await people.intern();
    const as = (person?: TestActor) =>
      new TestBrowser(api).post(
        '/invitations/accept',
        { token },
        person ? { authorization: `Bearer ${person.token}` } : {},
      );
    expect((await as()).body.code).toBe('UNAUTHENTICATED');
    expect((await as(stranger)).body.code).toBe('INVITE_EMAIL_MISMATCH');
  });

  it('are nobody else’s business', async () => {
    const limited = await people.limitedAdmin(
      'dashboard:view',
      'employers:verify',
      'external-jobs:manage',
      'news:manage',
    );
    for (const person of [limited, await people.intern(), await people.employer()]) {
      await expect(invite(person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(person.client.invitations.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(person.client.administrators.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
