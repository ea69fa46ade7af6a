import { checkIds, type CheckId, type CheckResult } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import {
  countAttentionChecks,
  runChecks,
  type CheckFacts,
  matchesRegister,
  websiteFinding,
} from './automatic-checks.ts';
import { businessDaysAfter } from './case-opening.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const facts: CheckFacts = {
  id: 'a'.repeat(24),
  name: 'Donau Druck',
  legalName: 'Donau Druck GmbH',
  slug: 'donau-druck',
  website: 'https://www.donaudruck.example',
  emailDomain: 'donaudruck.example',
  contactEmail: 'office@donaudruck.example',
  country: 'AT',
  city: 'Wien',
  address: 'Handelskai 12',
  phone: '+431234567',
  registrationNumber: 'FN 123456a',
  completeness: 95,
  missing: ['logoId'],
  upheldReports: 0,
  state: 'unverified',
  retryFrom: null,
  openCaseId: null,
  sameDomain: [],
  sameName: [],
};
const result = (id: CheckId, change: Partial<CheckFacts>) =>
  runChecks({ ...facts, ...change }, now).find((check) => check.id === id);

describe('automatic checks', () => {
  it('cover every check of the contract and pass a plain company', () => {
    const checks = runChecks(facts, now);
    expect(checks.map(({ id }) => id)).toEqual([...checkIds]);
    expect(countAttentionChecks(checks)).toEqual({ warnings: 0, failures: 0 });
    expect(checks.filter((check) => check.result !== 'pass').map(({ id }) => id)).toEqual(['website']);
  });

  const table: [CheckId, string, Partial<CheckFacts>, CheckResult, string][] = [
    ['email_domain', 'a subdomain', { emailDomain: 'mail.donaudruck.example' }, 'pass', 'email_domain.same'],
    ['email_domain', 'another domain', { emailDomain: 'notdonaudruck.example' }, 'warn', 'email_domain.other'],
    ['email_domain', 'no domain', { emailDomain: null }, 'unknown', 'email_domain.missing'],
    ['free_mail', 'of the account', { emailDomain: 'gmx.at' }, 'warn', 'free_mail.used'],
    ['free_mail', 'of the contact', { contactEmail: 'druck@gmail.com' }, 'warn', 'free_mail.used'],
    ['registration_number', 'none', { registrationNumber: null }, 'fail', 'registration_number.missing'],
    ['registration_number', 'of another form', { registrationNumber: 'HRB 1' }, 'warn', 'registration_number.odd'],
    ['registration_number', 'of another country', { country: 'NZ' }, 'unknown', 'registration_number.unknown'],
    [
      'registration_number',
      'without digits',
      { country: 'NZ', registrationNumber: 'x' },
      'warn',
      'registration_number.unknown',
    ],
    ['address', 'none', { address: null }, 'fail', 'address.missing'],
    ['address', 'without a number', { address: 'Handelskai' }, 'warn', 'address.no_number'],
    ['phone', 'none', { phone: null }, 'fail', 'phone.missing'],
    ['phone', 'of another form', { phone: '01234' }, 'warn', 'phone.odd'],
    ['profile', 'too little', { completeness: 79 }, 'fail', 'profile.incomplete'],
    ['reports', 'one', { upheldReports: 1 }, 'fail', 'reports.upheld'],
    ['same_elsewhere', 'a twin', { sameName: ['b'.repeat(24)] }, 'warn', 'same_elsewhere.found'],
  ];
  it.each(table)('%s: %s', (id, _, change, expected, key) => {
    expect(result(id, change)).toMatchObject({ result: expected, detail: { key } });
  });

  it('explain with the words that were compared', () => {
    expect(result('email_domain', { emailDomain: 'other.example' })?.detail.params).toEqual({
      mail: 'other.example',
      site: 'donaudruck.example',
    });
  });

  it('keep what a person replaced, and the answer of the website', () => {
    const before = runChecks(facts, now).map((check) =>
      check.id === 'phone' || check.id === 'website'
        ? { ...check, result: 'warn' as const, overriddenBy: check.id === 'phone' ? 'c'.repeat(24) : null }
        : check,
    );
    const again = runChecks({ ...facts, city: null }, now, before);
    const results = Object.fromEntries(again.map((check) => [check.id, check.result]));
    expect(results).toMatchObject({ phone: 'warn', website: 'warn', address: 'fail' });
  });
});

describe('register numbers', () => {
  it.each([
    ['AT', 'FN 123456 a', true],
    ['AT', '123456', false],
    ['DE', 'Amtsgericht München HRB 12345', true],
    ['CH', 'CHE-123.456.789', true],
    ['GB', 'SC123456', true],
    ['FR', '552 100 554', true],
    ['NL', '1234', false],
    ['NZ', '1234', null],
    [null, '1234', null],
  ])('of %s: %s fits: %s', (country, number, fits) => {
    expect(matchesRegister(country, number)).toBe(fits);
  });
});

describe('the website', () => {
  const key = (answer: Parameters<typeof websiteFinding>[1]) => {
    const finding = websiteFinding(facts.website, answer);
    return `${finding.result} ${finding.key}`;
  };
  it('passes with an answer, warns without a good one, and is unknown when it could not be asked', () => {
    expect(key({ ok: true, status: 200 })).toBe('pass website.answers');
    expect(key({ ok: true, status: 301 })).toBe('pass website.answers');
    expect(key({ ok: true, status: 503 })).toBe('warn website.error');
    expect(key({ ok: false, failure: 'refused' })).toBe('warn website.refused');
    expect(key({ ok: false, failure: 'offline' })).toBe('unknown website.not_asked');
    expect(key({ ok: false, failure: 'off' })).toBe('unknown website.not_asked');
  });
});

describe('business days', () => {
  it.each([
    ['2026-03-02T09:00:00.000Z', 2, '2026-03-04T09:00:00.000Z'],
    ['2026-03-05T09:00:00.000Z', 2, '2026-03-09T09:00:00.000Z'],
    ['2026-03-06T09:00:00.000Z', 2, '2026-03-10T09:00:00.000Z'],
    ['2026-03-07T09:00:00.000Z', 2, '2026-03-10T09:00:00.000Z'],
    ['2026-03-07T09:00:00.000Z', 0, '2026-03-07T09:00:00.000Z'],
  ])('%s and %i more', (from, days, until) => {
    expect(businessDaysAfter(new Date(from), days).toISOString()).toBe(until);
  });
});
