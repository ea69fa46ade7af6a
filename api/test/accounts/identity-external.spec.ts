import { policyVersions } from '@prentice/contract';
import { startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '@prentice/testing/openid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readExternalProvider } from '../../src/features/accounts/external-sign-in/external-provider.config.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import {
  externalSettings,
  localAccount,
  externalIntern,
  providerPerson,
  PROVIDER,
  ExternalSignInVisitor,
} from './external-sign-in.fixture.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';
import { withTimeout } from '../support/with-timeout.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const password = 'violet otter lantern';
const company = { companyName: 'Northern Lights Software', website: 'https://northern-lights.example', name: 'Nora' };

describe('with an external provider', () => {
  let provider: OpenIdProvider;
  let api: TestApp;
  beforeAll(async () => {
    provider = await startOpenIdProvider(() => api.clock.now());
    api = await startTestApp(externalSettings(provider));
  });
  beforeEach(() => {
    provider.fault = null;
    provider.forgedClaims = {};
  });
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  const visitor = () => new ExternalSignInVisitor(api, provider);
  const stored = (email: string) => api.database.collection(User).findOne({ email });
  const local = (email: string, confirmed = true) => localAccount(api, email, password, confirmed);
  const newcomer = (more: Partial<ProviderPerson> = {}) => externalIntern(api, provider, more);

  it('says which providers there are, and nothing about their secrets', async () => {
    const options = await api.client().auth.options();
    expect(options).toMatchObject({ provider: 'local', externalProviders: [{ id: PROVIDER, name: 'Stand-in' }] });
    expect(JSON.stringify(options)).not.toContain(provider.clientSecret);
  });

  it('sends the browser out with state, nonce and a challenge, and keeps the secret from scripts', async () => {
    const reply = await visitor().start({ next: '/internships?q=data' });
    const url = new URL(String(Reflect.get(reply.body, 'url')));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auth/external',
      scope: 'openid email profile',
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const secret = /external=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(url.href).not.toContain(secret);
    expect(JSON.stringify(await api.database.db.collection('external-visits').find().toArray())).not.toContain(secret);
  });

  it('asks somebody new who they are, makes the account, and knows it the next time', async () => {
    const coming = visitor();
    const person = providerPerson({ name: 'Ada Lovelace' });
    expect(await coming.visit(person, { next: '/settings/account' })).toEqual({
      outcome: 'sign_up_needed',
      provider: 'Stand-in',
      email: person.email,
      name: 'Ada Lovelace',
      signInPage: 'student',
      next: '/settings/account',
    });
    expect(await stored(person.email)).toBeNull();
    const signUp = await coming.signUp({ role: 'intern', consents });
    expect(signUp.status).toBe(201);
    expect(signUp.body).toMatchObject({ outcome: 'signed_in', next: '/settings/account' });
    expect(Reflect.get(signUp.body, 'session')).toMatchObject({
      me: { user: { email: person.email, status: 'active', signInMethods: [PROVIDER] }, consentsDue: [] },
    });
    expect((await coming.browser.refresh()).status).toBe(200);
    const again = visitor();
    expect(await again.visit(person)).toMatchObject({ outcome: 'signed_in' });
    expect((await again.browser.refresh()).status).toBe(200);
  });

  it('somebody new may come without a sign-in page and found a company', async () => {
    const coming = visitor();
    const person = providerPerson();
    expect(await coming.visit(person, { signInPage: null })).toMatchObject({
      outcome: 'sign_up_needed',
      signInPage: null,
    });
    const signUp = await coming.signUp({ role: 'employer', consents, ...company });
    expect(Reflect.get(signUp.body, 'session')).toMatchObject({
      me: { actor: { role: 'employer', memberRole: 'owner' } },
    });
    expect(await visitor().visit(person, { signInPage: null })).toMatchObject({ outcome: 'signed_in' });
    expect(await visitor().errorCodeFor(person, { signInPage: 'student' })).toBe('WRONG_ROLE');
  });

  it('without the terms there is no account', async () => {
    const coming = visitor();
    const person = providerPerson();
    await coming.visit(person);
    const refused = await coming.signUp({
      role: 'intern',
      consents: { terms: 'none', privacy: policyVersions.privacy },
    });
    expect(refused.status).toBe(422);
    expect(await stored(person.email)).toBeNull();
    expect((await coming.signUp({ role: 'intern', consents })).status).toBe(201);
  });

  it('an address that both sides have proven links the account, whose owner is told', async () => {
    const email = 'linked@people.example';
    await local(email);
    const before = await api.database.collection(User).countDocuments();
    const person = providerPerson({ email: email.toUpperCase() });
    expect(await visitor().visit(person)).toMatchObject({ outcome: 'signed_in' });
    expect(await api.database.collection(User).countDocuments()).toBe(before);
    expect((await stored(email))?.['identities']).toContainEqual({
      provider: PROVIDER,
      subject: person.sub,
      added: true,
    });
    expect((await emailsTo(api, email)).at(-1)?.subject).toMatch(/new sign-in method was added/i);
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(200);
  });

  it('a sign-up is finished once, by the browser that was proven', async () => {
    const coming = visitor();
    const person = providerPerson();
    await coming.visit(person);
    expect((await visitor().signUp({ role: 'intern', consents })).body.code).toBe('LINK_INVALID');
    const copies = Array.from({ length: 5 }, () => new ExternalSignInVisitor(api, provider, coming.browser.copy()));
    const answers = await Promise.all(copies.map((copy) => copy.signUp({ role: 'intern', consents })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await api.database.collection(User).countDocuments({ email: person.email })).toBe(1);
  });

  it('a reload while somebody new reads the terms asks the same again', async () => {
    const coming = visitor();
    const back = provider.agree(await coming.providerAddress(), providerPerson());
    expect((await coming.returnFrom(back)).body).toMatchObject({ outcome: 'sign_up_needed' });
    expect((await coming.returnFrom(back)).body).toMatchObject({ outcome: 'sign_up_needed' });
    api.clock.advance(30 * 60_000);
    expect((await coming.signUp({ role: 'intern', consents })).body.code).toBe('LINK_EXPIRED');
  });

  it('a no at the provider is no failure, and ends the visit', async () => {
    const coming = visitor();
    const providerUrl = new URL(await coming.providerAddress({ next: '/internships' }));
    const back = new URL('http://localhost:3000/auth/external');
    back.search = String(
      new URLSearchParams({ state: providerUrl.searchParams.get('state') ?? '', error: 'access_denied' }),
    );
    expect((await coming.returnFrom(back)).body).toEqual({
      outcome: 'denied',
      signInPage: 'student',
      next: '/internships',
    });
    expect(coming.browser.otherCookies).toEqual({});
    expect((await coming.returnFrom(back)).body.code).toBe('LINK_INVALID');
  });

  it.each(['silent', 'failing'] as const)(
    'a %s provider is 503 within a second; the password works on',
    async (fault) => {
      const email = `steady-${fault}@people.example`;
      await local(email);
      const coming = visitor();
      const person = providerPerson({ email });
      const back = provider.agree(await coming.providerAddress(), person);
      provider.fault = fault;
      const ways = [() => coming.returnFrom(back), () => visitor().start()];
      for (const way of ways) {
        expect(await withTimeout(1_000, way())).toMatchObject({ status: 503, body: { code: 'IDP_UNAVAILABLE' } });
        /* What was remembered of the provider is old by then. */
        api.clock.advance(2 * 3_600_000);
      }
      expect((await new TestBrowser(api).signIn(email, password)).status).toBe(200);
    },
  );

  it('a way in can be removed when there is another, and is none afterwards', async () => {
    const email = 'leaving@people.example';
    await local(email);
    const person = providerPerson({ email });
    await visitor().visit(person);
    const { body } = await new TestBrowser(api).signIn(email, password);
    const account = api.client(body.accessToken).account;
    const me = await account.unlinkIdentity({ params: { provider: PROVIDER } });
    expect(me.user.signInMethods).toEqual(['password']);
    await expect(account.unlinkIdentity({ params: { provider: PROVIDER } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const only = await newcomer();
    const coming = visitor();
    const { session } = Object.assign({ session: null }, await coming.visit(only));
    const token: unknown = Reflect.get(Object(session), 'accessToken');
    const refused = api.client(String(token)).account.unlinkIdentity({ params: { provider: PROVIDER } });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('an account without a password gets one by the mailed link', async () => {
    const { email } = await newcomer();
    expect((await new TestBrowser(api).signIn(email, password)).body.code).toBe('INVALID_CREDENTIALS');
    await api.client().auth.forgotPassword({ body: { email } });
    await api.client().auth.resetPassword({ body: { token: await tokenFor(api, email), password } });
    const reply = await new TestBrowser(api).signIn(email, password);
    expect(reply.body.me?.user.signInMethods).toEqual(['password', PROVIDER]);
  });
});

it('without a provider there is none, and no way to one', async () => {
  const api = await startTestApp();
  onTestFinished(() => api.close());
  expect((await api.client().auth.options()).externalProviders).toEqual([]);
  const visit = { provider: 'google.com', signInPage: null, next: null };
  expect((await new TestBrowser(api).post('/auth/external', visit)).body.code).toBe('NOT_FOUND');
});

it('half a configuration is an error that says what is missing', () => {
  const settings = (more: object) => readSettings({ NODE_ENV: 'test', EXTERNAL_PROVIDER: 'google.com', ...more });
  const keys = { EXTERNAL_CLIENT_ID: 'id', EXTERNAL_CLIENT_SECRET: 'secret' };
  expect(() => readExternalProvider(settings({}))).toThrow(/EXTERNAL_CLIENT_ID/);
  expect(() => readExternalProvider(settings({ ...keys, EXTERNAL_PROVIDER: 'facebook' }))).toThrow(/EXTERNAL_PROVIDER/);
  expect(() => readExternalProvider(settings({ ...keys, EXTERNAL_ISSUER: 'http://issuer.example' }))).toThrow(/https/);
  expect(readExternalProvider(settings(keys))).toMatchObject({ name: 'Google', issuer: 'https://accounts.google.com' });
});
