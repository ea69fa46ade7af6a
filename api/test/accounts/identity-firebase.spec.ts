import { policyVersions } from '@prentice/contract';
import { startOpenIdProvider, type OpenIdProvider } from '@prentice/testing/openid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { SECRETS, type Secrets } from '../../src/platform/auth/secrets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { isEmulatorEnabled, PROJECT, startEmulator, type Emulator } from '@prentice/testing/firebase';
import { externalSettings, providerPerson, PROVIDER, ExternalSignInVisitor } from './external-sign-in.fixture.ts';
import { tokenFor } from '../support/mailbox.ts';
import { skipReason } from '../support/skip-reason.ts';
import { withTimeout } from '../support/with-timeout.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const password = 'violet otter lantern';
const note = 'Posted the same message two hundred times.';

const skipped = skipReason(!isEmulatorEnabled, 'the Auth emulator is not installed, see FIREBASE_EMULATOR');

describe.skipIf(!isEmulatorEnabled)(`with the external identity provider${skipped}`, () => {
  let emulator: Emulator;
  let provider: OpenIdProvider;
  let api: TestApp;
  beforeAll(async () => {
    emulator = await startEmulator();
    provider = await startOpenIdProvider(() => api.clock.now());
    api = await startTestApp({
      ...externalSettings(provider),
      IDENTITY_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    });
  }, 240_000);
  afterAll(async () => {
    await api.close();
    emulator.stop();
    await provider.stop();
  });

  const toolkit = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any-key`;
    /* Signing up as an administrator of the project would give no token. */
    const owner: Record<string, string> = call === 'signUp' ? {} : { Authorization: 'Bearer owner' };
    const headers = { 'Content-Type': 'application/json', ...owner };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  };
  const lookup = async (email: string) => {
    const { users } = await toolkit('lookup', { email: [email] });
    return (users as Record<string, unknown>[] | undefined)?.[0];
  };
  const signUp = async (email: string): Promise<void> => {
    await api.client().auth.signUpIntern({ body: { email, password, consents } });
    await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
    await api.dispatch();
  };
  /** A token of the provider's own sign-in, as its browser interface would give it. */
  const idToken = async (email: string, more: object = {}): Promise<string> => {
    const claims = JSON.stringify({ sub: email, email, email_verified: true, ...more });
    const postBody = `id_token=${encodeURIComponent(claims)}&providerId=google.com`;
    const reply = await toolkit('signInWithIdp', {
      postBody,
      requestUri: 'http://localhost',
      returnSecureToken: true,
      returnIdpCredential: true,
    });
    return String(reply['idToken']);
  };
  const withToken = (token: string, more: object = {}) =>
    new TestBrowser(api).post('/auth/sign-in/token', { signInPage: 'student', idToken: token, ...more });

  it('a student signs up, confirms and signs in; no hash is kept here, and the provider is kept in step', async () => {
    const email = 'ada@people.example';
    await signUp(email);
    const browser = new TestBrowser(api);
    const reply = await browser.signIn(email, password);
    expect(reply.body.me?.user).toMatchObject({ email, status: 'active', signInMethods: ['password'] });
    expect((await new TestBrowser(api).signIn(email, 'a wrong guess')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await api.database.collection(User).findOne({ email }))?.['passwordHash']).toBeNull();
    expect(await lookup(email)).toMatchObject({ emailVerified: true, customAttributes: '{"role":"intern"}' });
    expect((await browser.refresh()).status).toBe(200);
  });

  it('the same answers are given to a known and an unknown address', async () => {
    const again = new TestBrowser(api).post('/auth/sign-up/intern', {
      email: 'ada@people.example',
      password,
      consents,
    });
    const fresh = new TestBrowser(api).post('/auth/sign-up/intern', {
      email: 'eve@people.example',
      password,
      consents,
    });
    expect((await again).body).toEqual((await fresh).body);
    const wrong = await Promise.all(
      ['ada@people.example', 'nobody@people.example'].map((email) => new TestBrowser(api).signIn(email, 'wrong guess')),
    );
    expect(wrong.map((browserReply) => browserReply.body.code)).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
  });

  it('a forgotten password is replaced at the provider', async () => {
    const email = 'forgetful@people.example';
    await signUp(email);
    await api.client().auth.forgotPassword({ body: { email } });
    const fresh = 'a completely new phrase';
    await api.client().auth.resetPassword({ body: { token: await tokenFor(api, email), password: fresh } });
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(401);
    expect((await new TestBrowser(api).signIn(email, fresh)).status).toBe(200);
  });

  it('an address is moved at the provider too', async () => {
    const email = 'mover@people.example';
    await signUp(email);
    const { body } = await new TestBrowser(api).signIn(email, password);
    const client = api.client(body.accessToken);
    await client.account.changeEmail({ body: { email: 'moved@people.example', password } });
    await client.auth.confirmEmail({ body: { token: await tokenFor(api, 'moved@people.example') } });
    await api.dispatch();
    expect((await new TestBrowser(api).signIn('moved@people.example', password)).status).toBe(200);
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(401);
  });

  it('somebody new comes with a token of the provider, says who they are, and is let in', async () => {
    const token = await idToken('grace@people.example');
    expect((await withToken(token)).body).toMatchObject({ outcome: 'sign_up_needed', email: 'grace@people.example' });
    const reply = await withToken(token, { signUp: { role: 'intern', consents } });
    expect(reply.body).toMatchObject({ outcome: 'signed_in' });
    expect((await withToken(token)).body).toMatchObject({ outcome: 'signed_in' });
  });

  it('accounts are linked on an address that both sides have verified, and on no other', async () => {
    await signUp('linked@people.example');
    const before = await api.database.collection(User).countDocuments();
    expect((await withToken(await idToken('linked@people.example'))).body).toMatchObject({ outcome: 'signed_in' });
    expect(await api.database.collection(User).countDocuments()).toBe(before);
    await api.client().auth.signUpIntern({ body: { email: 'unproven@people.example', password, consents } });
    await api.dispatch();
    const foreign = await toolkit('signUp', { email: 'other@people.example', password, returnSecureToken: true });
    await api.database
      .collection(User)
      .updateOne({ email: 'unproven@people.example' }, { $set: { email: 'other@people.example' } });
    expect((await withToken(String(foreign['idToken']))).body.code).toBe('EMAIL_IN_USE');
  });

  it('tokens that are forged, revoked or of a disabled account are refused', async () => {
    const email = 'revoked@people.example';
    await signUp(email);
    const { idToken: token, localId } = await toolkit('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    expect((await withToken(`${'x'.repeat(30)}.${'y'.repeat(30)}.z`)).body.code).toBe('INVALID_CREDENTIALS');
    await toolkit('update', { localId, disableUser: true });
    expect((await withToken(String(token))).body.code).toBe('INVALID_CREDENTIALS');
    expect((await new TestBrowser(api).signIn(email, password)).body.code).toBe('INVALID_CREDENTIALS');
    await toolkit('update', { localId, disableUser: false, validSince: String(Math.floor(Date.now() / 1000) + 10) });
    expect((await withToken(String(token))).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('a suspension disables the account at the provider, and an administrator is made there too', async () => {
    const email = 'spammer@people.example';
    await signUp(email);
    const { setup } = api.app.get<Secrets>(SECRETS);
    const first = { secret: setup, email: 'first@admins.example', password, name: 'First' };
    const { body } = await new TestBrowser(api).post('/auth/setup', first);
    const admin = api.client(body.accessToken);
    const { items } = await admin.users.list({ list: { filter: { q: 'spammer' } } });
    const params = { id: items[0]?.id ?? '' };
    await admin.users.transition({ params, body: { to: 'suspended', reason: 'spam', note } });
    await api.dispatch();
    expect(await lookup(email)).toMatchObject({ disabled: true });
    expect(await lookup(first.email)).toMatchObject({ customAttributes: '{"role":"admin"}' });
    await admin.users.transition({ params, body: { to: 'active', note } });
    await api.dispatch();
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(200);
  });

  it('an external provider opens an account that is made there without a password, and given one by mail', async () => {
    const coming = new ExternalSignInVisitor(api, provider);
    const person = providerPerson();
    await coming.visit(person);
    expect((await coming.signUp({ role: 'intern', consents })).status).toBe(201);
    await api.dispatch();
    expect(await lookup(person.email)).toMatchObject({
      emailVerified: true,
      customAttributes: '{"role":"intern"}',
      providerUserInfo: [expect.objectContaining({ providerId: PROVIDER, rawId: person.sub })],
    });
    await api.client().auth.forgotPassword({ body: { email: person.email } });
    await api.client().auth.resetPassword({ body: { token: await tokenFor(api, person.email), password } });
    const { body } = await new TestBrowser(api).signIn(person.email, password);
    expect(body.me?.user.signInMethods).toEqual(['password', PROVIDER]);
    expect(await new ExternalSignInVisitor(api, provider).visit(person)).toMatchObject({ outcome: 'signed_in' });
  });

  it('an external provider is joined to an account with the same proven address, and to one only', async () => {
    const email = 'joined@people.example';
    await signUp(email);
    const person = providerPerson({ email });
    expect(await new ExternalSignInVisitor(api, provider).visit(person)).toMatchObject({ outcome: 'signed_in' });
    const firebaseAccount = await lookup(email);
    expect(JSON.stringify(firebaseAccount?.['providerUserInfo'])).toContain(person.sub);
    expect(await new ExternalSignInVisitor(api, provider).errorCodeFor({ ...person, sub: 'another' })).toBe(
      'EMAIL_IN_USE',
    );
    await toolkit('update', { localId: firebaseAccount?.['localId'], disableUser: true });
    expect(await new ExternalSignInVisitor(api, provider).errorCodeFor(person)).toBe('ACCOUNT_SUSPENDED');
  });

  it('an account that was made past us gives way to the owner of the address', async () => {
    const email = 'squatted@people.example';
    await toolkit('signUp', { email, password: 'of the squatter', returnSecureToken: true });
    const person = providerPerson({ email });
    const coming = new ExternalSignInVisitor(api, provider);
    await coming.visit(person);
    expect((await coming.signUp({ role: 'intern', consents })).status).toBe(201);
    expect((await new TestBrowser(api).signIn(email, 'of the squatter')).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('an outage is answered with 503 within a second, and open sessions continue', async () => {
    const email = 'steady@people.example';
    await signUp(email);
    const browser = new TestBrowser(api);
    const { body } = await browser.signIn(email, password);
    emulator.stop();
    const refused = await withTimeout(1_000, new TestBrowser(api).signIn(email, password));
    expect(refused.body.code).toBe('IDP_UNAVAILABLE');
    expect(refused.status).toBe(503);
    expect((await api.client(body.accessToken).auth.me()).user.email).toBe(email);
    expect((await browser.refresh()).status).toBe(200);
  });
});
