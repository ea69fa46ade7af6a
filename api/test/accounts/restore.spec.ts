import { policyVersions } from '@prentice/contract';
import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { NEW_PASSWORD } from './account-recovery.fixture.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };

describe('after a change of the email address, the former address', () => {
  let api: TestApp;
  let people: TestActors;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const fresh = (name: string) => `${name}-${++count}@people.example`;
  const invalid = { code: 'LINK_INVALID' };
  const restore = (token: string) => api.client().auth.resetPassword({ body: { token, password: NEW_PASSWORD } });
  const check = (token: string) => api.client().auth.checkLink({ body: { token } });
  const signIn = async (email: string, password: string) =>
    (await new TestBrowser(api).signIn(email, password)).body.me?.user.email;

  /** Changes the address of an account as somebody who knows the password does. */
  async function change(who: TestActor, email = fresh('changed')): Promise<string> {
    api.clock.advance(1_000);
    await who.client.account.changeEmail({ body: { email, password: PASSWORD } });
    await who.client.auth.confirmEmail({ body: { token: await tokenFor(api, email) } });
    return email;
  }

  it('takes the account back by the link in its email, once', async () => {
    const owner = await people.intern();
    const changed = await change(owner);
    const token = await tokenFor(api, owner.email);
    expect(await check(token)).toMatchObject({ purpose: 'email_restore', expired: false });
    expect(await restore(token)).toEqual({ signInPage: 'student' });
    await expect(owner.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    const restored = (await emailsTo(api, owner.email)).at(-1);
    expect(restored?.subject).toBe('Your account was restored');
    expect(restored?.source).toContain('Your account uses this email address again.');
    expect(await signIn(owner.email, NEW_PASSWORD)).toBe(owner.email);
    for (const email of [owner.email, changed]) expect(await signIn(email, PASSWORD)).toBeUndefined();
    await expect(restore(token)).rejects.toMatchObject(invalid);
  });

  it('takes it back for seven days, and cannot ask for more time', async () => {
    const owner = await people.intern();
    await change(owner);
    const token = await tokenFor(api, owner.email);
    api.clock.advance(7 * DAY - 1);
    expect(await check(token)).toMatchObject({ expired: false });
    api.clock.advance(1);
    expect(await check(token)).toMatchObject({ expired: true });
    await expect(restore(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    await expect(api.client().auth.renewLink({ body: { token } })).rejects.toMatchObject(invalid);
  });

  it('takes it back from a thief who has changed the address twice', async () => {
    const owner = await people.intern();
    const second = await change(owner);
    const third = await change(owner);
    const [ownToken, thiefToken] = [await tokenFor(api, owner.email), await tokenFor(api, second)];
    await restore(ownToken);
    expect(await signIn(owner.email, NEW_PASSWORD)).toBe(owner.email);
    expect(await signIn(third, NEW_PASSWORD)).toBeUndefined();
    await expect(restore(thiefToken)).rejects.toMatchObject(invalid);
  });

  it('takes it back from a thief who has restored an address in between', async () => {
    const owner = await people.intern();
    const second = await change(owner);
    await change(owner);
    const [ownToken, thiefToken] = [await tokenFor(api, owner.email), await tokenFor(api, second)];
    await restore(thiefToken);
    await restore(ownToken);
    expect(await signIn(owner.email, NEW_PASSWORD)).toBe(owner.email);
  });

  it('takes it back by another change of the address, which leaves the address of a thief no link', async () => {
    const owner = await people.intern();
    const thiefEmail = await change(owner);
    const third = await change(owner);
    const thiefToken = await tokenFor(api, thiefEmail);
    await change(owner, owner.email);
    await api.dispatch();
    expect((await emailsTo(api, third)).at(-1)).toMatchObject({
      subject: 'Your email address was changed',
      token: null,
    });
    await expect(restore(thiefToken)).rejects.toMatchObject(invalid);
  });

  it('is the lasting one after seven days: a change back to the address before it can still be undone from it', async () => {
    const owner = await people.intern();
    const current = await change(owner);
    api.clock.advance(7 * DAY);
    await change(await people.signIn(owner.id, current), owner.email);
    await restore(await tokenFor(api, current));
    expect(await signIn(current, NEW_PASSWORD)).toBe(current);
    expect(await signIn(owner.email, NEW_PASSWORD)).toBeUndefined();
  });

  it('hears of it when a link to an earlier address takes the account away from it', async () => {
    const owner = await people.intern();
    const changed = await change(owner);
    await restore(await tokenFor(api, owner.email));
    await api.dispatch();
    expect((await emailsTo(api, changed)).at(-1)).toMatchObject({
      subject: 'Your email address was changed',
      token: null,
    });
  });

  it('takes it back although somebody has signed up with the address since', async () => {
    const owner = await people.intern();
    await change(owner);
    const token = await tokenFor(api, owner.email);
    await api.client().auth.signUpIntern({ body: { email: owner.email, password: 'of the thief again', consents } });
    await api.dispatch();
    await restore(token);
    expect(await signIn(owner.email, NEW_PASSWORD)).toBe(owner.email);
    expect(await signIn(owner.email, 'of the thief again')).toBeUndefined();
  });

  it('voids with the account whatever else was mailed to the new address', async () => {
    const owner = await people.intern();
    const changed = await change(owner);
    const token = await tokenFor(api, owner.email);
    await api.client().auth.forgotPassword({ body: { email: changed } });
    const resetToken = await tokenFor(api, changed);
    const pending = fresh('pending');
    await owner.client.account.changeEmail({ body: { email: pending, password: PASSWORD } });
    const changeToken = await tokenFor(api, pending);
    await restore(token);
    for (const linkToken of [resetToken, changeToken]) await expect(check(linkToken)).rejects.toMatchObject(invalid);
  });

  it('reads about it in the language of the account', async () => {
    const owner = await people.intern();
    await api.database.collection(User).updateOne({ _id: new ObjectId(owner.id) }, { $set: { locale: 'de' } });
    await change(owner);
    const mail = (await emailsTo(api, owner.email)).at(-1);
    expect(mail?.subject).toContain('Ihre_E-Mail-Adresse_wurde_ge');
    expect(mail?.source).toContain('Das war ich nicht');
  });

  it('gets no such link if nobody had confirmed it', async () => {
    const owner = await people.intern((account) => account.unverified());
    await change(owner);
    expect((await emailsTo(api, owner.email)).at(-1)).toMatchObject({
      subject: 'Your email address was changed',
      token: null,
    });
  });

  it('does not keep the owner of an address from changing to it by an account that nobody has confirmed', async () => {
    const email = fresh('squatted');
    await api.client().auth.signUpIntern({ body: { email, password: 'of the squatter', consents } });
    await api.dispatch();
    const owner = await people.intern();
    await change(owner, email);
    expect(await signIn(email, PASSWORD)).toBe(email);
    expect(await signIn(email, 'of the squatter')).toBeUndefined();
  });
});
