import { anAccount, PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../src/platform/clock/clock.ts';
import { AccountLinks } from '../../src/features/accounts/links/account-links.service.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

const fresh = 'a completely new phrase';
const outcomes = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'ok' : String(Reflect.get(Object(outcome.reason), 'code')),
  );

describe('mailed links', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const forgot = async (email: string): Promise<string> => {
    await api.client().auth.forgotPassword({ body: { email } });
    return tokenFor(api, email);
  };
  const reset = (token: string, password = fresh) => api.client().auth.resetPassword({ body: { token, password } });

  it('choose a new password once, end every session and prove the address', async () => {
    const person = await people.intern((account) => account.withEmail('reset@people.example').unverified());
    const token = await forgot(person.email);
    expect(await reset(token)).toEqual({ signInPage: 'student' });
    await expect(person.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    const reply = await new TestBrowser(api).signIn(person.email, fresh);
    expect(reply.body.me?.user.status).toBe('active');
    await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });

  it('used ten times at once work once', async () => {
    const email = 'parallel@people.example';
    await people.store(anAccount().withEmail(email));
    const token = await forgot(email);
    const results = await outcomes(Array.from({ length: 10 }, (_, n) => reset(token, `${fresh} ${n}`)));
    expect(results.filter((result) => result === 'ok')).toHaveLength(1);
    expect(results.filter((result) => result === 'LINK_INVALID')).toHaveLength(9);
  });

  it('confirmed ten times at once count once', async () => {
    const person = await people.intern((account) => account.unverified());
    await api.client().auth.resendVerification({ body: { email: person.email } });
    const token = await tokenFor(api, person.email);
    const results = await outcomes(
      Array.from({ length: 10 }, () => person.client.auth.verifyEmail({ body: { token } })),
    );
    expect(results.filter((result) => result === 'ok')).toHaveLength(1);
  });

  it('expire, say so, and can be exchanged for a new one', async () => {
    const email = 'late@people.example';
    await people.store(anAccount().withEmail(email));
    const token = await forgot(email);
    api.clock.advance(HOUR + 1);
    expect(await api.client().auth.checkLink({ body: { token } })).toMatchObject({ purpose: 'reset', expired: true });
    await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED', status: 410 });
    await api.client().auth.renewLink({ body: { token } });
    const next = await tokenFor(api, email);
    expect(next).not.toBe(token);
    expect(await reset(next)).toEqual({ signInPage: 'student' });
  });

  it('are for one purpose only', async () => {
    const person = await people.intern((account) => account.unverified());
    await api.client().auth.resendVerification({ body: { email: person.email } });
    const token = await tokenFor(api, person.email);
    await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    await expect(api.client().auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await person.client.auth.verifyEmail({ body: { token } })).toMatchObject({ email: person.email });
  });

  it('of one kind are replaced by a newer one', async () => {
    const person = await people.intern((account) => account.withEmail('newest@people.example').unverified());
    const tokens = async () => (await emailsTo(api, person.email)).map((mail) => mail.token ?? '');
    for (const ask of [api.client().auth.forgotPassword, api.client().auth.resendVerification]) {
      for (let n = 0; n < 2; n++) {
        await ask({ body: { email: person.email } });
        await api.dispatch();
      }
    }
    const [firstReset = '', reset2 = '', firstVerify = '', verify2 = ''] = await tokens();
    await expect(reset(firstReset)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    const verify = (token: string) => person.client.auth.verifyEmail({ body: { token } });
    await expect(verify(firstVerify)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await verify(verify2)).toMatchObject({ email: person.email });
    expect(await reset(reset2)).toEqual({ signInPage: 'student' });
  });

  it('for a change of address are replaced by a newer one, the exchanged one included', async () => {
    const person = await people.intern();
    const email = 'changing@people.example';
    await person.client.account.changeEmail({ body: { email, password: PASSWORD } });
    const first = await tokenFor(api, email);
    await api.client().auth.renewLink({ body: { token: first } });
    const second = await tokenFor(api, email);
    expect(second).not.toBe(first);
    const confirm = (token: string) => person.client.auth.confirmEmail({ body: { token } });
    await expect(confirm(first)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await confirm(second)).toEqual({ email });
  });

  it('that are made at the same time leave one that works', async () => {
    const person = await people.intern();
    const links = api.app.get(AccountLinks);
    const id = new ObjectId(person.id);
    const tokens = await Promise.all(Array.from({ length: 10 }, () => links.create(id, 'reset', person.email)));
    const storedLinks = await Promise.all(tokens.map((token) => links.find(token)));
    expect(storedLinks.filter((link) => link !== null)).toHaveLength(1);
  });

  it('that nobody mailed are not valid', async () => {
    const token = 'A'.repeat(43);
    await expect(api.client().auth.checkLink({ body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    await expect(api.client().auth.renewLink({ body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });

  it('are kept as digests only', async () => {
    const email = 'digest@people.example';
    await people.store(anAccount().withEmail(email));
    const token = await forgot(email);
    const everything = await Promise.all(
      (await api.database.db.listCollections().toArray()).map(({ name }) =>
        api.database.db.collection(name).find().toArray(),
      ),
    );
    expect(JSON.stringify(everything)).not.toContain(token);
  });

  it('move an account to another address, and tell the old one', async () => {
    const person = await people.intern((account) => account.withEmail('old@people.example'));
    const email = 'new@people.example';
    await person.client.account.changeEmail({ body: { email, password: PASSWORD } });
    expect((await person.client.auth.me()).user).toMatchObject({ email: person.email, pendingEmail: email });
    const reply = await person.client.auth.confirmEmail({ body: { token: await tokenFor(api, email) } });
    expect(reply).toEqual({ email });
    expect((await person.client.auth.me()).user).toMatchObject({ email, pendingEmail: null });
    const subjects = (await emailsTo(api, person.email)).map((mail) => mail.subject);
    expect(subjects).toEqual(['Someone wants to change your email address', 'Your email address was changed']);
    expect((await new TestBrowser(api).signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await new TestBrowser(api).signIn(email, PASSWORD)).status).toBe(200);
  });

  it('do not move an account to an address that is taken, and answer alike', async () => {
    const person = await people.intern();
    const owner = await people.intern();
    const reply = await person.client.account.changeEmail({ body: { email: owner.email, password: PASSWORD } });
    expect(reply).toEqual({ resendAfterSeconds: 60 });
    const [mail] = await emailsTo(api, owner.email);
    expect(mail).toMatchObject({ subject: 'This address already has an account', token: null });
  });

  it('move two accounts to one address only once', async () => {
    const email = 'wanted@people.example';
    const rivals = await Promise.all([people.intern(), people.intern()]);
    for (const rival of rivals) await rival.client.account.changeEmail({ body: { email, password: PASSWORD } });
    const tokens = (await emailsTo(api, email)).map((mail) => mail.token ?? '');
    const confirm = (token: string) => api.client().auth.confirmEmail({ body: { token, password: PASSWORD } });
    const results = await outcomes(tokens.map(confirm));
    expect(results.sort()).toEqual(['EMAIL_IN_USE', 'ok']);
  });

  it('move no account for somebody who opens one without being its owner', async () => {
    const person = await people.intern();
    const stranger = await people.intern();
    const email = 'somebody-else@people.example';
    await person.client.account.changeEmail({ body: { email, password: PASSWORD } });
    const token = await tokenFor(api, email);
    for (const client of [api.client(), stranger.client])
      await expect(client.auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    const body = { token, password: 'not the password' };
    await expect(api.client().auth.confirmEmail({ body })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await api.client().auth.confirmEmail({ body: { token, password: PASSWORD } })).toEqual({ email });
  });

  it('for a change that was taken back do nothing', async () => {
    const person = await people.intern();
    await person.client.account.changeEmail({ body: { email: 'regretted@people.example', password: PASSWORD } });
    const token = await tokenFor(api, 'regretted@people.example');
    expect((await person.client.account.cancelEmailChange()).user.pendingEmail).toBeNull();
    await expect(api.client().auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });
});
