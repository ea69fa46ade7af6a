import { describe, expect, it } from 'vitest';
import type { StoredVerification } from './employer.entity.ts';
import { employerNameKey, employerSlug } from './profile/employer-profile.ts';
import { statisticsOf, type CountedEmployer } from './statistics/employer-statistics.ts';
import { dueReminder } from './employers.jobs.ts';
import { verificationAfter } from './verification/verification-effects.ts';

const dateOf = (iso: string): Date => new Date(iso);

describe('names of companies', () => {
  it('become part of an address', () => {
    expect(employerSlug('Müller & Söhne, Möbel')).toBe('muller-sohne-mobel');
    expect(employerSlug('日本')).toBe('');
    expect(employerSlug(`${'ab '.repeat(40)}`)).toMatch(/^[a-z-]{1,60}$/);
  });
  it('are equal whatever their case, marks and legal form', () => {
    expect(employerNameKey('Müller & Söhne GmbH')).toBe(employerNameKey('MULLER SOHNE Ges.m.b.H.'));
    expect(employerNameKey('Donau Druck')).not.toBe(employerNameKey('Donau Verlag'));
    expect(employerNameKey('AG')).toBe('ag');
  });
});

describe('a verification transition', () => {
  const before: StoredVerification = {
    state: 'pending',
    level: null,
    verifiedAt: null,
    expiresAt: null,
    graceUntil: null,
    retryFrom: null,
  };
  it('a verification lasts twelve months, from a leap day to the end of February', () => {
    const now = dateOf('2028-02-29T12:00:00.000Z');
    expect(verificationAfter(before, { to: 'verified', now, level: 2 })).toMatchObject({
      level: 2,
      expiresAt: dateOf('2029-02-28T12:00:00.000Z'),
    });
  });
  it('the grace counts from the expiry, however late it was noticed', () => {
    const proven = { ...before, state: 'verified' as const, expiresAt: dateOf('2026-03-01T00:00:00.000Z') };
    const after = verificationAfter(proven, { to: 'expired', now: dateOf('2026-03-20T00:00:00.000Z') });
    expect(after.graceUntil).toEqual(dateOf('2026-03-15T00:00:00.000Z'));
  });
  it('a reinstated company keeps what was proven and until when', () => {
    const verified = verificationAfter(before, { to: 'verified', now: dateOf('2026-03-01T00:00:00.000Z'), level: 1 });
    const later = dateOf('2026-05-01T00:00:00.000Z');
    const suspended = verificationAfter(verified, { to: 'suspended', now: later });
    expect(verificationAfter(suspended, { to: 'verified', now: later })).toEqual(verified);
  });
  it('another identity loses what was proven; a renewal keeps its grace', () => {
    const now = dateOf('2026-03-01T00:00:00.000Z');
    const verified = verificationAfter(before, { to: 'verified', now, level: 1 });
    expect(verificationAfter(verified, { to: 'pending', now })).toMatchObject({ level: null, expiresAt: null });
    const expired = verificationAfter(verified, { to: 'expired', now });
    expect(verificationAfter(expired, { to: 'pending', now }).graceUntil).toEqual(expired.graceUntil);
  });
});

describe('reminders of an expiry', () => {
  const expiresAt = dateOf('2026-04-01T00:00:00.000Z');
  it.each([
    ['2026-03-01T00:00:00.000Z', null, null],
    ['2026-03-02T00:00:00.000Z', null, 30],
    ['2026-03-20T00:00:00.000Z', 30, null],
    ['2026-03-25T00:00:00.000Z', 30, 7],
    ['2026-03-31T00:00:00.000Z', 30, 1],
    ['2026-03-31T00:00:00.000Z', 1, null],
  ])('on %s after %s: %s', (now, reminded, due) => {
    expect(dueReminder(expiresAt, dateOf(now), reminded)).toBe(due);
  });
});

describe('statistics', () => {
  const company = (change: Partial<CountedEmployer>): CountedEmployer => ({
    openInternships: 0,
    responsiveness: null,
    industry: null,
    sizeBand: null,
    type: null,
    country: null,
    ...change,
  });
  const answers = (medianDays: number, withinPromise: number, count: number) => ({
    responsiveness: { medianDays, withinPromise, count, computedAt: dateOf('2026-03-01T00:00:00.000Z') },
  });
  it('weight the share by the number of answers', () => {
    const numbers = statisticsOf([
      company({ ...answers(2, 1, 30), country: 'AT', openInternships: 2 }),
      company({ ...answers(6, 0.5, 10), country: 'AT' }),
      company({ country: 'DE' }),
    ]);
    expect(numbers).toMatchObject({ employers: 3, withOpenInternships: 1, openInternships: 2, medianDays: 4 });
    expect(numbers.withinPromise).toBe(0.88);
    expect(numbers.countries).toEqual([
      { value: 'AT', count: 2 },
      { value: 'DE', count: 1 },
    ]);
  });
  it('are null without employers', () => {
    expect(statisticsOf([])).toMatchObject({ employers: 0, medianDays: null, withinPromise: null, industries: [] });
  });
});
