import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { DataRequest } from '../../src/features/data-requests/data-request.entity.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { RecoveryExecutor, recoveryTable } from '../../src/features/accounts/recovery/account-recovery.service.ts';
import { recoveryActions, recoveryActionNames, securityEmailText } from './account-recovery.fixture.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

describe.each(recoveryActionNames)('taking an account back by %s', (act) => {
  let api: TestApp;
  let people: TestActors;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const outcomeFor = (item: keyof typeof recoveryTable) => recoveryTable[item][act] === 'keep';
  const confirm = (token: string) => api.client().auth.confirmEmail({ body: { token } });
  const invalid = { code: 'LINK_INVALID' };
  const fresh = (name: string) => `${name}-${++count}@people.example`;

  it('ends sessions and says so', async () => {
    const owner = await people.intern();
    const thief = await people.signIn(owner.id, owner.email);
    await recoveryActions[act](api, owner);
    await expect(thief.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    const sentences = {
      password_reset: 'All devices were signed out.',
      password_changed: '1 other device was signed out.',
      signed_out_everywhere: 'You have been signed out on all devices',
    };
    expect(await securityEmailText(api, owner.email)).toContain(sentences[act]);
  });

  it('forgets a pending address, voids its links and says so', async () => {
    const owner = await people.intern();
    const thief = await people.signIn(owner.id, owner.email);
    const email = fresh('thief');
    await thief.client.account.changeEmail({ body: { email, password: PASSWORD } });
    const token = await tokenFor(api, email);
    await recoveryActions[act](api, owner);
    await expect(confirm(token)).rejects.toMatchObject(invalid);
    await expect(api.client().auth.renewLink({ body: { token } })).rejects.toMatchObject(invalid);
    const back = await people.signIn(owner.id, owner.email);
    expect((await back.client.auth.me()).user).toMatchObject({ email: owner.email, pendingEmail: null });
    expect(await securityEmailText(api, owner.email)).toContain('pending change of your email address was cancelled');
  });

  it('voids links to choose a password', async () => {
    const owner = await people.intern();
    await api.client().auth.forgotPassword({ body: { email: owner.email } });
    const token = await tokenFor(api, owner.email);
    await recoveryActions[act](api, owner);
    await expect(api.client().auth.checkLink({ body: { token } })).rejects.toMatchObject(invalid);
  });

  it('keeps the link by which a former address takes the account back, and names it', async () => {
    const owner = await people.intern();
    const email = fresh('of-a-thief');
    await owner.client.account.changeEmail({ body: { email, password: PASSWORD } });
    await owner.client.auth.confirmEmail({ body: { token: await tokenFor(api, email) } });
    const token = await tokenFor(api, owner.email);
    await recoveryActions[act](api, { ...owner, email });
    expect(await api.client().auth.checkLink({ body: { token } })).toMatchObject({ purpose: 'email_restore' });
    expect(await securityEmailText(api, email)).toContain('previous address can undo the change');
  });

  it('keeps links to confirm the address as long as it is not confirmed', async () => {
    const owner = await people.intern((account) => account.unverified());
    await api.client().auth.resendVerification({ body: { email: owner.email } });
    const token = await tokenFor(api, owner.email);
    await recoveryActions[act](api, owner);
    const works = await api
      .client()
      .auth.checkLink({ body: { token } })
      .then(
        () => true,
        () => false,
      );
    expect(works).toBe(outcomeFor('verifyLinks'));
  });

  it('removes added external identities and keeps the first', async () => {
    const owner = await people.intern();
    const first = { provider: 'oidc.first', subject: owner.id };
    const added = { provider: 'oidc.added', subject: owner.id, added: true };
    await api.database
      .collection<{ _id: ObjectId; identities: object[] }>(User)
      .updateOne({ _id: new ObjectId(owner.id) }, { $push: { identities: { $each: [first, added] } } });
    await recoveryActions[act](api, owner);
    const back = await people.signIn(owner.id, owner.email);
    expect((await back.client.auth.me()).user.signInMethods).toEqual(['password', 'oidc.first']);
    expect(await securityEmailText(api, owner.email)).toContain('oidc.added');
  });

  it('revokes invitations of administrators and counts those who joined', async () => {
    const owner = await people.admin((account) => account.withEmail(fresh('admin')));
    const [pending, invitationToken] = [fresh('invited'), fresh('came')];
    for (const email of [invitationToken, pending])
      await owner.client.invitations.create({ body: { email, role: 'admin', permissions: [] } });
    const account = { name: 'Accomplice', password: 'violet otter lantern' };
    await api.client().invitations.accept({ body: { token: await tokenFor(api, invitationToken), account } });
    const token = await tokenFor(api, pending);
    await recoveryActions[act](api, owner);
    await expect(api.client().invitations.accept({ body: { token, account } })).rejects.toMatchObject({
      code: 'INVITE_INVALID',
    });
    const mail = await securityEmailText(api, owner.email);
    expect(mail).toContain('1 invitation');
    expect(mail).toContain('1 person');
  });

  it('revokes invitations of colleagues and counts those who joined', async () => {
    const owner = await people.employer();
    const [pending, invitationToken] = [fresh('colleague'), fresh('joined')];
    for (const email of [invitationToken, pending])
      await owner.client.memberInvitations.create({ body: { email, role: 'owner' } });
    const account = { name: 'Accomplice', password: 'violet otter lantern' };
    await api.client().memberInvitations.accept({ body: { token: await tokenFor(api, invitationToken), account } });
    const token = await tokenFor(api, pending);
    await recoveryActions[act](api, owner);
    await expect(api.client().memberInvitations.accept({ body: { token, account } })).rejects.toMatchObject({
      code: 'INVITE_INVALID',
    });
    const mail = await securityEmailText(api, owner.email);
    expect(mail).toContain('1 invitation');
    expect(mail).toContain('1 person');
  });

  it('switches off email alerts and keeps the saved searches', async () => {
    const owner = await people.intern();
    await owner.client.savedSearches.create({
      body: { name: 'Mine', query: 'q=data', notify: true },
    });
    await recoveryActions[act](api, owner);
    const back = await people.signIn(owner.id, owner.email);
    const { items } = await back.client.savedSearches.list();
    expect(items.map(({ notify }) => notify)).toEqual([false]);
    expect(await securityEmailText(api, owner.email)).toContain('1 saved search');
  });

  it('cancels a request to erase the account, or keeps and names it', async () => {
    const owner = await people.intern();
    const body = { kind: 'erase', password: PASSWORD } as const;
    await owner.client.dataRequests.create({ body, idempotencyKey: `erase-${owner.id}` });
    await recoveryActions[act](api, owner);
    expect(await securityEmailText(api, owner.email)).toMatch(
      outcomeFor('erasure') ? /will still be deleted/ : /will not be deleted/,
    );
    api.clock.advance(14 * DAY);
    await api.job('data-requests.due');
    const row = await api.database.collection(User).findOne({ _id: new ObjectId(owner.id) });
    expect(row?.['status']).toBe(outcomeFor('erasure') ? 'erased' : 'active');
  });

  it('deletes prepared copies of the data, or keeps and names them', async () => {
    const owner = await people.intern();
    const { id } = await owner.client.dataRequests.create({
      body: { kind: 'export' },
      idempotencyKey: `export-${owner.id}`,
    });
    await api.dispatch();
    await recoveryActions[act](api, owner);
    await api.job('data-requests.due');
    const row = await api.database.collection(DataRequest).findOne({ _id: new ObjectId(id) });
    expect(row?.['state']).toBe(outcomeFor('exports') ? 'ready' : 'expired');
    expect(await securityEmailText(api, owner.email)).toMatch(
      outcomeFor('exports') ? /still ready to download/ : /were deleted/,
    );
  });

  it('forgets known devices', async () => {
    const owner = await people.intern();
    const before = await api.database.collection(User).findOne({ _id: new ObjectId(owner.id) });
    await recoveryActions[act](api, owner);
    const after = await api.database.collection(User).findOne({ _id: new ObjectId(owner.id) });
    expect(after?.['securityVersion']).toBe((Number(before?.['securityVersion']) || 0) + 1);
  });

  it('sends an email that names the act in the language of the account', async () => {
    const owner = await people.intern();
    await api.database.collection(User).updateOne({ _id: new ObjectId(owner.id) }, { $set: { locale: 'de' } });
    await recoveryActions[act](api, owner);
    const subjects = {
      password_reset: 'Ihr Passwort wurde zurückgesetzt',
      password_changed: 'Ihr Passwort wurde geändert',
      signed_out_everywhere: 'Sie wurden auf allen Geräten abgemeldet',
    };
    expect(await securityEmailText(api, owner.email)).toContain(subjects[act].split(/[äü]/)[0]);
    expect((await emailsTo(api, owner.email)).at(-1)?.source).toContain('/settings/account');
  });
});

describe('the table of what a recovery cancels', () => {
  let api: TestApp;
  beforeAll(async () => void (api = await startTestApp()));
  afterAll(() => api.close());

  it('has no row without a feature that handles it', () => {
    expect(api.app.get(RecoveryExecutor).unhandledItems()).toEqual([]);
  });
});
