import { policyVersions } from '@prentice/contract';
import { startOpenIdProvider, type OpenIdProvider } from '@prentice/testing/openid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { externalSettings, providerPerson, ExternalSignInVisitor } from './external-sign-in.fixture.ts';
import { startFakeFirebase, type FakeFirebase } from './fake-firebase.ts';
import { tokenFor } from '../support/mailbox.ts';
import { withTimeout } from '../support/with-timeout.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const password = 'violet otter lantern';

describe('when the hosted identity provider', () => {
  let firebase: FakeFirebase;
  let provider: OpenIdProvider;
  let api: TestApp;
  beforeAll(async () => {
    firebase = await startFakeFirebase();
    provider = await startOpenIdProvider(() => api.clock.now());
    api = await startTestApp({ ...firebase.settings, ...externalSettings(provider) });
  });
  beforeEach(() => void (firebase.fault = null));
  afterAll(async () => {
    await api.close();
    await Promise.all([firebase.stop(), provider.stop()]);
  });

  let people = 0;
  const somebody = async (): Promise<string> => {
    const email = `steady-${++people}@people.example`;
    await api.client().auth.signUpIntern({ body: { email, password, consents } });
    await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
    return email;
  };
  const signedIn = async (email: string) => {
    const browser = new TestBrowser(api);
    const { body } = await browser.signIn(email, password);
    return { browser, client: api.client(body.accessToken) };
  };

  describe.each(['silent', 'failing'] as const)('is %s', (fault) => {
    it('what needs it is 503 within a second', async () => {
      const email = await somebody();
      const { client } = await signedIn(email);
      const coming = new ExternalSignInVisitor(api, provider);
      const person = providerPerson();
      await coming.visit(person);
      await coming.signUp({ role: 'intern', consents });
      const again = new ExternalSignInVisitor(api, provider);
      const back = provider.agree(await again.providerAddress(), person);
      firebase.fault = fault;
      const fresh = { email: `fresh-${fault}@people.example`, password, consents };
      const ways = {
        signIn: async () => (await new TestBrowser(api).signIn(email, password)).body.code,
        signUp: async () => (await new TestBrowser(api).post('/auth/sign-up/intern', fresh)).body.code,
        token: async () =>
          (await new TestBrowser(api).post('/auth/sign-in/token', { signInPage: 'student', idToken: 'x'.repeat(30) }))
            .body.code,
        external: async () => (await again.returnFrom(back)).body.code,
        password: () =>
          client.account.changePassword({ body: { current: password, password: 'granite melody orbit' } }).then(
            () => 'done',
            (error: unknown) => String(Reflect.get(Object(error), 'code')),
          ),
      };
      const replies: Record<string, unknown> = {};
      for (const [name, way] of Object.entries(ways)) replies[name] = await withTimeout(1_000, way());
      expect(replies).toEqual({
        signIn: 'IDP_UNAVAILABLE',
        signUp: 'IDP_UNAVAILABLE',
        /* Said of a token that is none, without asking anybody. */
        token: 'INVALID_CREDENTIALS',
        external: 'IDP_UNAVAILABLE',
        password: 'IDP_UNAVAILABLE',
      });
    });

    it('open sessions continue, renewals too, and mails are still asked for', async () => {
      const email = await somebody();
      const { browser, client } = await signedIn(email);
      firebase.fault = fault;
      expect((await client.auth.me()).user.email).toBe(email);
      expect((await browser.refresh()).status).toBe(200);
      expect((await browser.refresh()).status).toBe(200);
      expect(await api.client().auth.forgotPassword({ body: { email } })).toHaveProperty('resendAfterSeconds');
    });

    it('somebody new who was proven meanwhile finishes later', async () => {
      const coming = new ExternalSignInVisitor(api, provider);
      await coming.visit(providerPerson());
      firebase.fault = fault;
      expect((await coming.signUp({ role: 'intern', consents })).body.code).toBe('IDP_UNAVAILABLE');
      firebase.fault = null;
      expect((await coming.signUp({ role: 'intern', consents })).status).toBe(201);
    });
  });

  it('has disabled an account, it is out by the next renewal, on every device', async () => {
    const email = await somebody();
    const { browser } = await signedIn(email);
    const { browser: other } = await signedIn(email);
    const account = firebase.accounts.find((account) => account.email === email);
    if (account) account.disabled = true;
    expect((await browser.refresh()).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await other.refresh()).body.code).toBe('SESSION_EXPIRED');
  });

  it('has disabled an account, the external provider does not let it in either', async () => {
    const person = providerPerson();
    const coming = new ExternalSignInVisitor(api, provider);
    await coming.visit(person);
    await coming.signUp({ role: 'intern', consents });
    const account = firebase.accounts.find((account) => account.email === person.email);
    if (account) account.disabled = true;
    expect(await new ExternalSignInVisitor(api, provider).errorCodeFor(person)).toBe('ACCOUNT_SUSPENDED');
  });

  it('has an account that was made past us, its maker is not let in, and the owner of the address is', async () => {
    const email = 'squatted@people.example';
    firebase.accounts.push({ localId: 'squatter', email, password: 'of the squatter', disabled: false });
    await api.client().auth.signUpIntern({ body: { email, password, consents } });
    await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
    expect((await new TestBrowser(api).signIn(email, 'of the squatter')).status).toBe(401);
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(200);
    expect(firebase.accounts.map(({ localId }) => localId)).not.toContain('squatter');
  });
});
