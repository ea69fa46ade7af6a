import { describe, expect, it } from 'vitest';
import { employerCompleteness } from './employer-fields.ts';
import {
  changedIdentityFields,
  isEmployerLive,
  isPublishBlocked,
  responsivenessOf,
  websiteDomain,
} from './employer-status.ts';

const now = new Date('2026-11-01T12:00:00.000Z');

describe('publishing', () => {
  it.each([
    { overdue: 4, awaiting: 20, blocked: false },
    { overdue: 5, awaiting: 100, blocked: true },
    { overdue: 2, awaiting: 10, blocked: false },
    { overdue: 3, awaiting: 10, blocked: true },
    { overdue: 3, awaiting: 9, blocked: false },
    { overdue: 0, awaiting: 0, blocked: false },
  ])('$overdue overdue of $awaiting: blocked is $blocked', ({ blocked, ...counts }) => {
    expect(isPublishBlocked(counts)).toBe(blocked);
  });
});

describe('responsiveness', () => {
  const answered = (days: number) => ({ days, withinPromise: days <= 14 });
  const silent = { days: null, withinPromise: false };

  it('is hidden below ten applications, and when nobody was answered', () => {
    expect(
      responsivenessOf(
        Array.from({ length: 9 }, () => answered(2)),
        now.toISOString(),
      ),
    ).toBeNull();
    expect(
      responsivenessOf(
        Array.from({ length: 12 }, () => silent),
        now.toISOString(),
      ),
    ).toBeNull();
  });
  it('takes the median of the answered and the share of all', () => {
    const samples = [...[1, 2, 3, 4, 5, 6, 20].map(answered), silent, silent, silent];
    expect(responsivenessOf(samples, now.toISOString())).toEqual({
      medianDays: 4,
      withinPromise: 0.6,
      count: 10,
      computedAt: now.toISOString(),
    });
  });
  it('takes the middle between two middles', () => {
    const samples = [1, 1, 1, 1, 2, 5, 9, 9, 9, 9].map(answered);
    expect(responsivenessOf(samples, now.toISOString())?.medianDays).toBe(3.5);
  });
});

describe('being public', () => {
  it('lasts while verified and through the grace after it', () => {
    expect(isEmployerLive({ state: 'verified', graceUntil: null }, now)).toBe(true);
    expect(isEmployerLive({ state: 'expired', graceUntil: '2026-11-01T12:00:01.000Z' }, now)).toBe(true);
    expect(isEmployerLive({ state: 'expired', graceUntil: '2026-11-01T12:00:00.000Z' }, now)).toBe(false);
    expect(isEmployerLive({ state: 'suspended', graceUntil: null }, now)).toBe(false);
    expect(isEmployerLive({ state: 'pending', graceUntil: null }, now)).toBe(false);
    expect(isEmployerLive({ state: 'rejected', graceUntil: '2027-01-01T00:00:00.000Z' }, now)).toBe(false);
  });
  it('is not lost by asking for a renewal within the grace', () => {
    expect(isEmployerLive({ state: 'pending', graceUntil: '2026-11-01T12:00:01.000Z' }, now)).toBe(true);
    expect(isEmployerLive({ state: 'info_requested', graceUntil: '2026-11-01T12:00:01.000Z' }, now)).toBe(true);
    expect(isEmployerLive({ state: 'pending', graceUntil: '2026-11-01T12:00:00.000Z' }, now)).toBe(false);
  });
});

describe('identity', () => {
  const before = { legalName: 'Acme GmbH', website: 'https://www.acme.example/jobs', country: 'AT' };
  it('stays when only the page of the website changes', () => {
    expect(changedIdentityFields(before, { ...before, website: 'https://acme.example/' })).toEqual([]);
  });
  it('changes with name, domain or country', () => {
    const after = { legalName: 'Acme AG', website: 'https://acme.test', country: 'CH' };
    expect(changedIdentityFields(before, after)).toEqual(['legalName', 'website', 'country']);
  });
  it('reads the domain of a website', () => {
    expect(websiteDomain('https://WWW.Acme.example/x')).toBe('acme.example');
    expect(websiteDomain('acme')).toBeNull();
  });
});

describe('completeness', () => {
  it('adds up to 100 and names what is missing, most valuable first', () => {
    expect(employerCompleteness({}).missing.reduce((sum, missingField) => sum + missingField.percent, 0)).toBe(100);
    expect(employerCompleteness({}).percent).toBe(0);
    expect(employerCompleteness({}).missing[0]?.field).toBe('about');
  });
  it('lets a company without logo and size still be submitted', () => {
    const filled = {
      legalName: 'Acme',
      website: 'https://acme.example',
      industry: 'other',
      type: 'company',
      country: 'AT',
      city: 'Graz',
      address: 'Hauptplatz 1',
      registrationNumber: 'FN 1',
      about: 'x',
      contactEmail: 'a@acme.example',
      phone: '+4312345678',
    };
    expect(employerCompleteness(filled)).toEqual({
      percent: 90,
      missing: [
        { field: 'sizeBand', percent: 5 },
        { field: 'logoId', percent: 5 },
      ],
    });
  });
});
