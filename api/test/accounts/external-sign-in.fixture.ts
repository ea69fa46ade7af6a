import { externalReply, policyVersions, type ErrorCode, type ExternalReply } from '@prentice/contract';
import type { OpenIdProvider, ProviderPerson } from '@prentice/testing/openid';
import { expect } from 'vitest';
import type { TestApp } from '../support/test-app.ts';
import { TestBrowser, type BrowserReply } from '../support/test-browser.ts';
import { tokenFor } from '../support/mailbox.ts';

export const PROVIDER = 'oidc.stand-in';

/** Settings with which a server knows the stand-in. */
export const externalSettings = (provider: OpenIdProvider): Record<string, string> => ({
  EXTERNAL_PROVIDER: PROVIDER,
  EXTERNAL_PROVIDER_NAME: 'Stand-in',
  EXTERNAL_ISSUER: provider.issuer,
  EXTERNAL_CLIENT_ID: provider.clientId,
  EXTERNAL_CLIENT_SECRET: provider.clientSecret,
});

let people = 0;

/** Somebody new at the provider. */
export const providerPerson = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  const number = ++people;
  return { sub: `subject-${number}`, email: `external-${number}@people.example`, email_verified: true, ...more };
};

export interface SignInRequest {
  signInPage?: 'student' | 'employer' | null;
  next?: string | null;
}

/** One browser on its way to the provider and back. */
export class ExternalSignInVisitor {
  readonly browser: TestBrowser;
  private readonly provider: OpenIdProvider;

  constructor(api: TestApp, provider: OpenIdProvider, browser = new TestBrowser(api)) {
    this.provider = provider;
    this.browser = browser;
  }

  start({ signInPage = 'student', next = null }: SignInRequest = {}): Promise<BrowserReply> {
    return this.browser.post('/auth/external', { provider: PROVIDER, signInPage, next });
  }

  /** The address of the provider's page. @throws when there is none */
  async providerAddress(request: SignInRequest = {}): Promise<string> {
    const { body } = await this.start(request);
    if (!('url' in body) || typeof body.url !== 'string') throw new Error(`No visit: ${body.code}`);
    return body.url;
  }

  /** Brings back what the provider gave. */
  returnFrom(returnUrl: URL, browser = this.browser): Promise<BrowserReply> {
    const { searchParams: query } = returnUrl;
    return browser.post('/auth/external/return', {
      state: query.get('state'),
      code: query.get('code'),
      error: query.get('error'),
    });
  }

  async replyFor(person: ProviderPerson, request: SignInRequest = {}): Promise<BrowserReply> {
    return this.returnFrom(this.provider.agree(await this.providerAddress(request), person));
  }

  /** Goes there, agrees as this person, and comes back. @throws when that is refused */
  async visit(person: ProviderPerson, request: SignInRequest = {}): Promise<ExternalReply> {
    const { status, body } = await this.replyFor(person, request);
    if (status !== 200) throw new Error(`Refused: ${body.code}`);
    return externalReply.parse(body);
  }

  async errorCodeFor(person: ProviderPerson, request: SignInRequest = {}): Promise<ErrorCode | undefined> {
    return (await this.replyFor(person, request)).body.code as ErrorCode | undefined;
  }

  signUp(signUp: object): Promise<BrowserReply> {
    return this.browser.post('/auth/external/sign-up', signUp);
  }
}

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };

/** Makes an account with a password of our own, its address confirmed unless said otherwise. */
export async function localAccount(api: TestApp, email: string, password: string, confirmed = true): Promise<void> {
  await api.client().auth.signUpIntern({ body: { email, password, consents } });
  if (confirmed) await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
  await api.dispatch();
}

/** Somebody whose intern's account was opened by way of the provider. */
export async function externalIntern(
  api: TestApp,
  provider: OpenIdProvider,
  more: Partial<ProviderPerson> = {},
): Promise<ProviderPerson> {
  const person = providerPerson(more);
  const coming = new ExternalSignInVisitor(api, provider);
  await coming.visit(person);
  expect((await coming.signUp({ role: 'intern', consents })).status).toBe(201);
  return person;
}
