import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { IdentityProvider } from '../../src/features/accounts/identity/identity-provider.port.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { recoveryActions, recoveryActionNames, NEW_PASSWORD, resetToken } from './account-recovery.fixture.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { tokenFor } from '../support/mailbox.ts';

describe('taking an account back at the same time as the thief acts', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'ok',
      (error) => String(Reflect.get(error, 'code')),
    );

  it.each([1, 2, 3, 4, 5])('wins over a confirmation of the new address (round %i)', async (round) => {
    const owner = await people.intern();
    const email = `racing-${round}@people.example`;
    await owner.client.account.changeEmail({ body: { email, password: PASSWORD } });
    const link = await tokenFor(api, email);
    await api.client().auth.forgotPassword({ body: { email: owner.email } });
    const token = await tokenFor(api, owner.email);
    const [reset] = await Promise.all([
      outcome(api.client().auth.resetPassword({ body: { token, password: NEW_PASSWORD } })),
      outcome(owner.client.auth.confirmEmail({ body: { token: link } })),
    ]);
    expect(reset).toBe('ok');
    await api.dispatch();
    expect((await new TestBrowser(api).signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    expect((await new TestBrowser(api).signIn(email, PASSWORD)).status).toBe(401);
  });

  it('leaves no session that was opened with the old password', async () => {
    const owner = await people.intern();
    await api.client().auth.forgotPassword({ body: { email: owner.email } });
    const token = await tokenFor(api, owner.email);
    const thieves = Array.from({ length: 12 }, () => new TestBrowser(api));
    await Promise.all([
      api.client().auth.resetPassword({ body: { token, password: NEW_PASSWORD } }),
      ...thieves.map((thief) => thief.signIn(owner.email, PASSWORD)),
    ]);
    for (const thief of thieves) {
      /* Who came too late to be let in has no cookie, and is told that nobody is signed in. */
      const { status, body } = await thief.refresh();
      expect([200, 401]).toContain(status);
      expect(body['accessToken'] ?? null).toBeNull();
    }
  });

  it.each(['password_reset', 'password_changed'] as const)(
    'with %s ends a session that was opened while the identity provider still took the old password',
    async (act) => {
      const owner = await people.intern();
      const thief = new TestBrowser(api);
      const identity = api.app.get(IdentityProvider);
      const oldPassword = vi.spyOn(identity, 'checkPassword').mockResolvedValue(true);
      const applied = vi.spyOn(identity, 'applyPassword').mockImplementation(async () => {
        expect((await thief.signIn(owner.email, PASSWORD)).status).toBe(200);
      });
      onTestFinished(() => {
        oldPassword.mockRestore();
        applied.mockRestore();
      });
      await recoveryActions[act](api, owner);
      expect(applied).toHaveBeenCalledOnce();
      expect((await thief.refresh()).status).toBe(401);
    },
  );

  it.each(recoveryActionNames)(
    'with %s leaves no new address, invitation or alert that was asked for meanwhile',
    async (act) => {
      const owner = await people.employer();
      const intern = await people.intern();
      const thief = await people.signIn(owner.id, owner.email);
      const other = await people.signIn(intern.id, intern.email);
      const email = `meanwhile-${act}@people.example`;
      const tokens = [await resetToken(api, owner.email), await resetToken(api, intern.email)];
      const takeBack = (actor: TestActor, token = '') =>
        act === 'password_reset'
          ? api.client().auth.resetPassword({ body: { token, password: NEW_PASSWORD } })
          : recoveryActions[act](api, actor);
      await Promise.all([
        ...[owner, intern].map((actor, n) => takeBack(actor, tokens[n])),
        ...Array.from({ length: 6 }, (_, n) =>
          outcome(thief.client.memberInvitations.create({ body: { email: `${n}-${email}`, role: 'owner' } })),
        ),
        outcome(thief.client.account.changeEmail({ body: { email, password: PASSWORD } })),
        ...Array.from({ length: 4 }, (_, n) =>
          outcome(other.client.savedSearches.create({ body: { name: 'Spam', query: `q=${n}`, notify: true } })),
        ),
      ]);
      const { database } = api;
      const invited = database.collection({ meta: { tableName: 'member-invitations' } });
      expect(await invited.countDocuments({ invitedBy: new ObjectId(owner.id), state: 'pending' })).toBe(0);
      const user = await database.collection(User).findOne({ _id: new ObjectId(owner.id) });
      expect(user?.['pendingEmail'] ?? null).toBeNull();
      const alerts = database.collection({ meta: { tableName: 'saved-searches' } });
      expect(await alerts.countDocuments({ userId: new ObjectId(intern.id), notify: true })).toBe(0);
    },
  );
});
