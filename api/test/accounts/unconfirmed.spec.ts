import { policyVersions } from '@prentice/contract';
import { startOpenIdProvider, type OpenIdProvider } from '@prentice/testing/openid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { externalSettings, providerPerson, PROVIDER, ExternalSignInVisitor } from './external-sign-in.fixture.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const password = 'of the stranger who came first';
const company = { companyName: 'Stolen Name', website: 'https://stolen.example', name: 'Stranger' };

describe('a stranger who signs up with an address and never confirms it', () => {
  let provider: OpenIdProvider;
  let api: TestApp;
  let people: TestActors;
  let count = 0;
  beforeAll(async () => {
    provider = await startOpenIdProvider(() => api.clock.now());
    api = await startTestApp(externalSettings(provider));
    people = actorsOf(api);
  });
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  /** Signs up as an employer, signs in and asks for the account to move to an address of the stranger's own. */
  async function stranger() {
    const email = `owner-${++count}@people.example`;
    await api.client().auth.signUpEmployer({ body: { email, password, consents, ...company } });
    const verify = await tokenFor(api, email);
    const browser = new TestBrowser(api);
    const { body } = await browser.signIn(email, password, 'employer');
    const strangerEmail = `stranger-${count}@people.example`;
    await api.client(body.accessToken).account.changeEmail({ body: { email: strangerEmail, password } });
    return { email, browser, token: body.accessToken ?? '', verify, move: await tokenFor(api, strangerEmail) };
  }

  async function expectNothingLeft({ email, browser, token, verify, move }: Awaited<ReturnType<typeof stranger>>) {
    await api.dispatch();
    expect((await browser.refresh()).status).toBe(401);
    await expect(api.client(token).auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    for (const signInPage of ['student', 'employer', 'admin'])
      expect((await browser.signIn(email, password, signInPage)).body.code).toBe('INVALID_CREDENTIALS');
    await expect(api.client().auth.verifyEmail({ body: { token: verify } })).rejects.toMatchObject({ status: 400 });
    await expect(api.client().auth.confirmEmail({ body: { token: move } })).rejects.toMatchObject({ status: 400 });
    const admin = await people.admin();
    const { items } = await admin.client.employers.list({ list: { filter: { q: company.companyName } } });
    expect(items).toEqual([]);
  }

  it('does not keep the owner from signing in externally, and leaves nothing', async () => {
    const before = await stranger();
    const owner = new ExternalSignInVisitor(api, provider);
    const person = providerPerson({ email: before.email });
    expect(await owner.visit(person)).toMatchObject({ outcome: 'sign_up_needed' });
    const signUp = await owner.signUp({ role: 'intern', consents });
    expect(signUp.status).toBe(201);
    expect(Reflect.get(signUp.body, 'session')).toMatchObject({
      me: {
        user: { email: before.email, status: 'active', name: null, signInMethods: [PROVIDER], pendingEmail: null },
      },
    });
    await expectNothingLeft(before);
    expect(await new ExternalSignInVisitor(api, provider).visit(person)).toMatchObject({ outcome: 'signed_in' });
  });

  it('does not keep the owner from signing up in another role, and leaves nothing', async () => {
    const before = await stranger();
    const body = { email: before.email, password: 'a phrase of the owner', consents };
    await api.client().auth.signUpIntern({ body });
    const token = await tokenFor(api, before.email);
    await api.client().auth.verifyEmail({ body: { token, password: body.password } });
    const { body: reply } = await new TestBrowser(api).signIn(before.email, body.password);
    expect(reply.me?.actor).toMatchObject({ role: 'intern', emailVerified: true });
    await expectNothingLeft(before);
  });

  it('does not keep the owner from accepting an invitation, and leaves nothing', async () => {
    const before = await stranger();
    const admin = await people.admin();
    await admin.client.invitations.create({
      body: { email: before.email, role: 'limited_admin', permissions: ['news:manage'] },
    });
    const mail = (await emailsTo(api, before.email)).at(-1);
    const token = mail?.token ?? '';
    expect(await api.client().auth.checkLink({ body: { token } })).toMatchObject({ hasAccount: false });
    const account = { name: 'Owner', password: 'a phrase of the owner' };
    const session = await api.client().invitations.accept({ body: { token, account } });
    expect(session.me.actor.role).toBe('limited_admin');
    await expectNothingLeft(before);
  });

  it('gains nothing from the owner opening the link of a sign-up that replaced the own one', async () => {
    const email = 'replaced@people.example';
    const owned = 'a phrase of the owner';
    await api.client().auth.signUpIntern({ body: { email, password: owned, consents } });
    await api.dispatch();
    await api.client().auth.signUpEmployer({ body: { email, password, consents, ...company } });
    const token = await tokenFor(api, email);
    const browser = new TestBrowser(api);
    await browser.signIn(email, password, 'employer');
    const confirm = (tried?: string) => api.client().auth.verifyEmail({ body: { token, password: tried } });
    await expect(confirm()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
    await expect(confirm(owned)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await browser.signIn(email, password, 'employer')).body.me?.user.status).toBe('unverified');
    await api.client().auth.signUpIntern({ body: { email, password: owned, consents } });
    const newest = await tokenFor(api, email);
    const session = { me: { actor: { role: 'intern' } } };
    expect(await api.client().auth.verifyEmail({ body: { token: newest, password: owned } })).toMatchObject({
      email,
      session,
    });
    expect((await browser.signIn(email, password, 'employer')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await browser.signIn(email, owned)).body.me?.actor).toMatchObject({ role: 'intern', emailVerified: true });
  });

  it('is confirmed in a browser that is signed in to the account, and by no other session', async () => {
    const before = await stranger();
    const other = await people.intern();
    const body = { token: before.verify };
    await expect(other.client.auth.verifyEmail({ body })).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    /* Whatever else is sent: the session is there already, and no password was looked at. */
    const withPassword = { ...body, password: 'not the password' };
    expect(await api.client(before.token).auth.verifyEmail({ body: withPassword })).toMatchObject({
      signInPage: 'employer',
      session: null,
    });
  });

  it('is confirmed without a password in the browser that signed up, and only for the account that it signed up', async () => {
    const email = 'same-browser@people.example';
    const [owner, thief] = [new TestBrowser(api), new TestBrowser(api)];
    await owner.post('/auth/sign-up/intern', { email, password: 'a phrase of the owner', consents });
    await api.dispatch();
    await thief.post('/auth/sign-up/intern', { email, password, consents });
    const replaced = await tokenFor(api, email);
    expect((await owner.post('/auth/verify-email', { token: replaced })).body.code).toBe('PASSWORD_REQUIRED');
    const forged = `${owner.otherCookies['sign-up']?.slice(0, 24)}.${thief.otherCookies['sign-up']?.slice(25)}`;
    const other = new TestBrowser(api);
    other.otherCookies['sign-up'] = forged;
    expect((await other.post('/auth/verify-email', { token: replaced })).body.code).toBe('PASSWORD_REQUIRED');
    await owner.post('/auth/sign-up/intern', { email, password: 'a phrase of the owner', consents });
    const token = await tokenFor(api, email);
    expect((await thief.post('/auth/verify-email', { token })).body.code).toBe('PASSWORD_REQUIRED');
    const session = { me: { user: { email, status: 'active' } } };
    expect(await owner.post('/auth/verify-email', { token })).toMatchObject({ status: 200, body: { email, session } });
  });

  it('is not let in by the external sign-in of somebody whose address is not proven', async () => {
    const { email } = await stranger();
    const person = providerPerson({ email, email_verified: false });
    expect(await new ExternalSignInVisitor(api, provider).errorCodeFor(person)).toBe('EMAIL_NOT_VERIFIED');
  });
});
