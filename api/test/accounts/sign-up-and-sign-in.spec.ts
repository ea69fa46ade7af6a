import { policyVersions } from '@prentice/contract';
import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const password = 'violet otter lantern';

describe('signing up and signing in', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const signUp = (email: string) => api.client().auth.signUpIntern({ body: { email, password, consents } });

  it('a student signs up, confirms the address and signs in', async () => {
    const email = 'new-student@people.example';
    expect(await signUp(email)).toEqual({ resendAfterSeconds: 60 });
    const token = await tokenFor(api, email);
    expect(await api.client().auth.checkLink({ body: { token } })).toMatchObject({
      purpose: 'verify',
      expired: false,
      emailHint: 'n…@people.example',
      role: 'intern',
    });
    expect(await api.client().auth.verifyEmail({ body: { token, password } })).toMatchObject({
      email,
      signInPage: 'student',
      session: { me: { user: { email, status: 'active' } } },
      next: null,
    });
    const reply = await new TestBrowser(api).signIn(email, password);
    expect(reply.status).toBe(200);
    expect(reply.body.me).toMatchObject({
      actor: { role: 'intern', emailVerified: true },
      user: { email, status: 'active', signInMethods: ['password'] },
      profile: { kind: 'intern', completeness: 0 },
      consentsDue: [],
      home: '/dashboard/intern',
    });
  });

  it('anyone who confirms in another browser is signed in there, and continues with what the newest sign-up was for', async () => {
    const email = 'another-browser@people.example';
    const signUpFor = (next: string) => api.client().auth.signUpIntern({ body: { email, password, consents, next } });
    await signUpFor('/internships/earlier');
    await api.dispatch();
    await signUpFor('/internships/wanted#application');
    const token = await tokenFor(api, email);
    const elsewhere = new TestBrowser(api);
    expect((await elsewhere.post('/auth/verify-email', { token })).body.code).toBe('PASSWORD_REQUIRED');
    const { body } = await elsewhere.post('/auth/verify-email', { token, password });
    expect(body).toMatchObject({ next: '/internships/wanted#application', session: { me: { user: { email } } } });
    expect((await elsewhere.refresh()).status).toBe(200);
    const user = await api.database.db.collection('users').findOne({ email });
    expect(user?.signUpNext).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', `/${'x'.repeat(600)}`])(
    'a sign-up refuses to continue at %s',
    async (next) => {
      const body = { email: 'strange@people.example', password, consents, next };
      await expect(api.client().auth.signUpIntern({ body })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  it('an employer signs up with the company, which exists with its owner at once', async () => {
    const email = 'owner@acme.example';
    const body = { email, password, consents, companyName: 'Acme & Söhne', website: 'https://acme.example' };
    await api.client().auth.signUpEmployer({ body });
    await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
    const { body: reply } = await new TestBrowser(api).signIn(email, password, 'employer');
    expect(reply.me?.actor).toMatchObject({ role: 'employer', memberRole: 'owner' });
    expect(reply.me?.actor.employerId).toMatch(/^[0-9a-f]{24}$/);
    expect(reply.me?.home).toBe('/dashboard/employer');
  });

  it('an unconfirmed person can sign in, but only sees their own account', async () => {
    const person = await people.intern((account) => account.unverified());
    expect((await person.client.auth.me()).user.status).toBe('unverified');
    const body = { idToken: 'x'.repeat(40) };
    await expect(person.client.account.linkIdentity({ body })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('the wrong sign-in page names the right one once the password was correct', async () => {
    const email = 'misplaced@people.example';
    await people.store(anAccount().withEmail(email).employer());
    const wrong = await new TestBrowser(api).signIn(email, PASSWORD);
    expect(wrong.body).toMatchObject({ code: 'WRONG_ROLE', params: { signInPage: 'employer' } });
    expect((await new TestBrowser(api).signIn(email, 'wrong password')).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('a suspended account is told so only with the right password', async () => {
    const email = 'suspended@people.example';
    await people.store(anAccount().withEmail(email).suspended());
    expect((await new TestBrowser(api).signIn(email, PASSWORD)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await new TestBrowser(api).signIn(email, 'wrong password')).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('common passwords are refused beside the field', async () => {
    const body = { email: 'careless@people.example', password: 'Password2026!', consents };
    await expect(api.client().auth.signUpIntern({ body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'password', code: 'common' }],
    });
  });

  it('server-owned fields in a sign-up are refused', async () => {
    const body = { email: 'sly@people.example', password, consents, role: 'admin' };
    expect((await new TestBrowser(api).post('/auth/sign-up/intern', body)).status).toBe(422);
    expect(await emailsTo(api, body.email)).toEqual([]);
  });

  it('a known address gets the same answer, and only its owner a mail', async () => {
    const email = 'known@people.example';
    await people.store(anAccount().withEmail(email));
    const [knownReply, unknown] = await Promise.all([
      new TestBrowser(api).post('/auth/sign-up/intern', { email, password, consents }),
      new TestBrowser(api).post('/auth/sign-up/intern', { email: 'nobody-yet@people.example', password, consents }),
    ]);
    expect(knownReply.status).toBe(unknown.status);
    expect(knownReply.body).toEqual(unknown.body);
    const mails = await emailsTo(api, email);
    expect(mails.map((mail) => mail.subject)).toEqual(['You already have an account']);
    expect((await new TestBrowser(api).signIn(email, password)).status).toBe(401);
    expect((await new TestBrowser(api).signIn(email, PASSWORD)).status).toBe(200);
  });

  it('anyone who signed up with an unconfirmed address first loses it to the next, sessions included', async () => {
    const email = 'contested@people.example';
    await signUp(email);
    await api.dispatch();
    const squatter = new TestBrowser(api);
    expect((await squatter.signIn(email, password)).status).toBe(200);
    await api.client().auth.signUpIntern({ body: { email, password: 'a quite different phrase', consents } });
    await api.dispatch();
    expect((await squatter.refresh()).status).toBe(401);
    expect((await squatter.signIn(email, password)).status).toBe(401);
    expect((await squatter.signIn(email, 'a quite different phrase')).status).toBe(200);
  });

  it('the options tell how one signs in and which policies are in force', async () => {
    expect(await api.client().auth.options()).toEqual({
      provider: 'local',
      externalProviders: [],
      sentEmails: null,
      policies: policyVersions,
    });
  });

  it('tokens of another identity provider are worth nothing here', async () => {
    const body = { signInPage: 'student', idToken: 'x'.repeat(100) };
    expect((await new TestBrowser(api).post('/auth/sign-in/token', body)).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('mails lead to the configured address whatever a request says, and show markup as text', async () => {
    const email = 'steered@people.example';
    await people.store(anAccount().withEmail(email));
    await new TestBrowser(api, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }).post(
      '/auth/forgot-password',
      { email },
    );
    const [mail] = await emailsTo(api, email);
    expect(mail?.source).toContain('http://localhost:3000/auth/verify#token=');
    expect(mail?.source).not.toContain('evil.example');
    const list = { email: [email, 'evil@evil.example'] };
    expect((await new TestBrowser(api).post('/auth/forgot-password', list)).status).toBe(422);
  });
});
