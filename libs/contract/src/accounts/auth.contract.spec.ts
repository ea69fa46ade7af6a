import { describe, expect, it } from 'vitest';
import { accountUpdate, userTransitionRequest } from './user.contract.ts';
import { employerSignUp, internSignUp, linkToken, me, signIn } from './auth.contract.ts';
import { passwordLimits, passwordStrength, policyVersions } from './account-limits.ts';
import { consentCreate, duePolicies } from './consent.contract.ts';
import { newPassword } from './password.contract.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const student = { email: ' Ada@Example.ORG ', password: 'correct horse battery', consents };

describe('signing up', () => {
  it('lower-cases the address and keeps the password as typed', () => {
    const parsed = internSignUp.parse({ ...student, password: '  spaces count  ' });
    expect(parsed.email).toBe('ada@example.org');
    expect(parsed.password).toBe('  spaces count  ');
  });
  it('needs both policies in the versions in force', () => {
    expect(internSignUp.safeParse({ ...student, consents: { terms: consents.terms } }).success).toBe(false);
    expect(internSignUp.safeParse({ ...student, consents: { ...consents, terms: '2020-01-01' } }).success).toBe(false);
  });
  it.each(['role', 'status', 'permissions', 'emailVerifiedAt', 'id'])('refuses the server-owned field %s', (field) => {
    expect(internSignUp.safeParse({ ...student, [field]: 'admin' }).success).toBe(false);
  });
  it('asks employers for a company and an https website', () => {
    const company = { ...student, companyName: 'Acme', website: 'https://acme.example' };
    expect(employerSignUp.safeParse(company).success).toBe(true);
    expect(employerSignUp.safeParse({ ...company, website: 'http://acme.example' }).success).toBe(false);
    expect(employerSignUp.safeParse(student).success).toBe(false);
  });
  it('accepts three sign-in pages', () => {
    expect(signIn.safeParse({ signInPage: 'student', email: 'a@b.example', password: 'x' }).success).toBe(true);
    expect(signIn.safeParse({ signInPage: 'root', email: 'a@b.example', password: 'x' }).success).toBe(false);
  });
  it('accepts a link token of 256 bits and nothing else', () => {
    expect(linkToken.safeParse('A'.repeat(43)).success).toBe(true);
    expect(linkToken.safeParse('A'.repeat(42)).success).toBe(false);
    expect(linkToken.safeParse({ $ne: '' }).success).toBe(false);
  });
});

describe('passwords', () => {
  it('are bounded on both sides', () => {
    expect(newPassword.safeParse('x'.repeat(passwordLimits.min - 1)).success).toBe(false);
    expect(newPassword.safeParse('x'.repeat(passwordLimits.max)).success).toBe(true);
    expect(newPassword.safeParse('x'.repeat(passwordLimits.max + 1)).success).toBe(false);
  });
  it("are hinted at by length and variety, not by the person's own words", () => {
    expect(passwordStrength('short')).toBe(0);
    expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(passwordStrength('correct horse battery staple')).toBe(4);
    expect(passwordStrength('adalovelace1815', ['adalovelace@example.org'])).toBeLessThan(
      passwordStrength('adalovelace1815'),
    );
  });
});

describe('consents', () => {
  it('are due until the versions in force are accepted', () => {
    const accepted = { policy: 'terms' as const, policyVersion: policyVersions.terms, granted: true };
    expect(duePolicies([])).toEqual(['terms', 'privacy']);
    expect(duePolicies([accepted])).toEqual(['privacy']);
    expect(duePolicies([{ ...accepted, policyVersion: '2020-01-01' }])).toEqual(['terms', 'privacy']);
  });
  it('that are required cannot be withdrawn, free ones can', () => {
    const terms = { policy: 'terms', policyVersion: policyVersions.terms, granted: false };
    const mail = { policy: 'broadcast_mail', policyVersion: policyVersions.broadcast_mail, granted: false };
    expect(consentCreate.safeParse(terms).success).toBe(false);
    expect(consentCreate.safeParse(mail).success).toBe(true);
  });
});

describe('accounts', () => {
  it('change name, language and time zone only', () => {
    const change = { name: '', locale: 'de', timeZone: 'Europe/Vienna' };
    expect(accountUpdate.parse(change).name).toBeNull();
    expect(accountUpdate.safeParse({ ...change, timeZone: 'Mars/Olympus' }).success).toBe(false);
    expect(accountUpdate.safeParse({ ...change, role: 'admin' }).success).toBe(false);
  });
  it('are suspended for a reason with its own code', () => {
    const note = 'Posted the same message two hundred times.';
    const refused = userTransitionRequest.safeParse({ to: 'suspended', note });
    expect(refused.error?.issues).toEqual([
      expect.objectContaining({ code: 'custom', path: ['reason'], params: { code: 'REASON_REQUIRED' } }),
    ]);
    expect(userTransitionRequest.safeParse({ to: 'suspended', note, reason: 'spam' }).success).toBe(true);
    expect(userTransitionRequest.safeParse({ to: 'erased', note }).success).toBe(false);
  });
  it('never carry a secret to a client', () => {
    expect(Object.keys(me.shape.user.shape)).not.toContain('identities');
    expect(JSON.stringify(Object.keys(me.shape.user.shape))).not.toMatch(/hash|token|secret/i);
  });
});
