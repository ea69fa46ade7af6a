import { startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '@prentice/testing/openid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
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

const password = 'violet otter lantern';

describe('attacks by way of an external provider', () => {
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

  describe('nobody gets into an account by an address alone', () => {
    it('when the provider has not proven it', async () => {
      const email = 'claimed@people.example';
      await local(email);
      expect(await visitor().errorCodeFor(providerPerson({ email, email_verified: false }))).toBe('EMAIL_NOT_VERIFIED');
      expect(await visitor().errorCodeFor(providerPerson({ email_verified: false }))).toBe('EMAIL_NOT_VERIFIED');
      expect((await stored(email))?.['identities']).toHaveLength(1);
    });
    it('when the account here has not proven it', async () => {
      const email = 'prepared@people.example';
      await local(email, false);
      const victim = providerPerson({ email });
      expect(await visitor().visit(victim)).toMatchObject({ outcome: 'sign_up_needed' });
      expect((await stored(email))?.['identities']).toHaveLength(1);
    });
    it('when the address has gone to somebody else at the provider', async () => {
      const person = await newcomer();
      expect(await visitor().errorCodeFor({ ...person, sub: 'another-subject' })).toBe('EMAIL_IN_USE');
      expect(await visitor().visit({ ...person, email: 'new-name@people.example' })).toMatchObject({
        outcome: 'signed_in',
      });
    });
    it('when it is an administrator’s', async () => {
      const email = 'boss@people.example';
      await local(email);
      await api.database.collection(User).updateOne({ email }, { $set: { role: 'admin' } });
      expect(await visitor().errorCodeFor(providerPerson({ email }), { signInPage: null })).toBe('EMAIL_IN_USE');
    });
  });

  describe('a return that is not this browser’s own is refused', () => {
    const refused = async (
      send: (coming: ExternalSignInVisitor, back: URL) => Promise<{ body: { code?: string } }>,
    ) => {
      const coming = visitor();
      const person = await newcomer();
      const back = provider.agree(await coming.providerAddress(), person);
      return { code: (await send(coming, back)).body.code, coming, back };
    };

    it('in another browser, with or without a visit of its own', async () => {
      const other = visitor();
      await other.providerAddress();
      const { code, coming, back } = await refused((visitor, returnUrl) =>
        visitor.returnFrom(returnUrl, other.browser),
      );
      expect(code).toBe('LINK_INVALID');
      expect((await coming.returnFrom(back, new TestBrowser(api))).body.code).toBe('LINK_INVALID');
      expect(other.browser.cookie).toBeNull();
      expect((await coming.returnFrom(back)).body).toMatchObject({ outcome: 'signed_in' });
    });
    it('with a made-up state, which uses nothing up', async () => {
      const { code, coming, back } = await refused((visitor, returnUrl) => {
        const forged = new URL(returnUrl);
        forged.searchParams.set('state', 'x'.repeat(43));
        return visitor.returnFrom(forged);
      });
      expect(code).toBe('LINK_INVALID');
      expect((await coming.returnFrom(back)).body).toMatchObject({ outcome: 'signed_in' });
    });
    it('a second time, also at the same moment', async () => {
      const coming = visitor();
      const back = provider.agree(await coming.providerAddress(), await newcomer());
      const copies = Array.from({ length: 8 }, () => coming.browser.copy());
      const answers = await Promise.all(copies.map((copy) => coming.returnFrom(back, copy)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'LINK_INVALID')).toHaveLength(7);
      expect((await coming.returnFrom(back)).body.code).toBe('LINK_INVALID');
    });
    it('after ten minutes', async () => {
      const coming = visitor();
      const back = provider.agree(await coming.providerAddress(), await newcomer());
      api.clock.advance(10 * 60_000);
      expect((await coming.returnFrom(back)).body.code).toBe('LINK_EXPIRED');
    });
    it('when another site sends it', async () => {
      const coming = visitor();
      const back = provider.agree(await coming.providerAddress(), await newcomer());
      const body = { state: back.searchParams.get('state'), code: back.searchParams.get('code'), error: null };
      const foreign = { 'sec-fetch-site': 'cross-site' };
      expect((await coming.browser.post('/auth/external/return', body, foreign)).body.code).toBe('FORBIDDEN');
      const visit = { provider: PROVIDER, signInPage: null, next: null };
      expect((await coming.browser.post('/auth/external', visit, foreign)).body.code).toBe('FORBIDDEN');
    });
    it('with the code of somebody else’s visit', async () => {
      const [victim, theirs] = [visitor(), visitor()];
      const back = provider.agree(await victim.providerAddress(), await newcomer());
      const stolen = provider.agree(await theirs.providerAddress(), await newcomer());
      back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
      expect((await victim.returnFrom(back)).body.code).toBe('LINK_INVALID');
      expect(victim.browser.cookie).toBeNull();
    });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'does not continue at %s',
    async (next) => {
      expect((await visitor().start({ next })).status).toBe(422);
    },
  );

  it.each([
    ['nonce', { nonce: 'of another visit' }],
    ['audience', { aud: 'somebody else' }],
    ['audience among several', { aud: ['marketplace', 'somebody else'] }],
    ['issuer', { iss: 'https://evil.example' }],
    ['life', { exp: 1_000_000, iat: 999_000 }],
    ['missing subject', { sub: '' }],
  ])('a token with a wrong %s proves nothing', async (_, forged) => {
    provider.forgedClaims = forged;
    expect(await visitor().errorCodeFor(providerPerson())).toBe('LINK_INVALID');
  });
  it('nor does one that somebody else has signed', async () => {
    provider.fault = 'wrong-key';
    expect(await visitor().errorCodeFor(providerPerson())).toBe('LINK_INVALID');
  });

  it('an account that is suspended here stays out', async () => {
    const person = await newcomer();
    await api.database.collection(User).updateOne({ email: person.email }, { $set: { status: 'suspended' } });
    expect(await visitor().errorCodeFor(person)).toBe('ACCOUNT_SUSPENDED');
  });

  it('the session is a new one: what a browser had before is worth nothing in it', async () => {
    const coming = visitor();
    const fixed = 'A'.repeat(43);
    coming.browser.cookie = fixed;
    await coming.visit(await newcomer());
    expect(coming.browser.cookie).not.toBe(fixed);
    const attacker = new TestBrowser(api);
    attacker.cookie = fixed;
    expect((await attacker.refresh()).status).toBe(401);
  });
});
