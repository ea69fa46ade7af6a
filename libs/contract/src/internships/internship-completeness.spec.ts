import { aPosting } from '@prentice/testing';
import { describe, expect, it } from 'vitest';
import { draftUpdate, type DraftUpdate } from './internship.contract.ts';
import { internshipCompleteness, findMissingFields } from './internship-completeness.ts';
import { postingDifferences, requiresReview, isPayLowered } from './internship-differences.ts';

const now = new Date('2026-03-02T09:00:00Z');
const codes = (change: Partial<DraftUpdate>, type = 'company') =>
  findMissingFields(aPosting(now, change), type, now).map((fault) => `${fault.field}:${fault.code}`);
const pay = aPosting(now).pay ?? fail();
function fail(): never {
  throw new Error('The builder states no pay.');
}

describe('completeness of an internship', () => {
  it('a complete one lacks nothing', () => {
    expect(codes({})).toEqual([]);
    expect(internshipCompleteness(aPosting(now), 'company', now)).toBe(100);
  });
  it('an empty draft is accepted as a draft and far from complete', () => {
    expect(internshipCompleteness(draftUpdate.parse({}), null, now)).toBeLessThan(20);
  });
  it.each([
    [{ pay: null }, 'pay:PAY_REQUIRED'],
    [{ pay: { ...pay, min: null, max: null } }, 'pay:PAY_REQUIRED'],
    [{ pay: { ...pay, currency: null } }, 'pay.currency:PAY_REQUIRED'],
    [{ pay: { ...pay, unit: null } }, 'pay.unit:PAY_REQUIRED'],
    [{ pay: { ...pay, min: 100, max: 151 } }, 'pay.max:PAY_RANGE_INVALID'],
    [{ pay: { ...pay, min: 200, max: 100 } }, 'pay.max:PAY_RANGE_INVALID'],
    [{ pay: { ...pay, type: 'unpaid' as const, min: null, max: null } }, 'unpaidBasis:UNPAID_BASIS_REQUIRED'],
    [{ durationWeeks: 27 }, 'durationJustification:DURATION_JUSTIFICATION_REQUIRED'],
    [{ deadline: '2026-03-04' }, 'deadline:DEADLINE_OUT_OF_RANGE'],
    [{ deadline: '2026-12-31', startFlexible: true, startDate: null }, 'deadline:DEADLINE_OUT_OF_RANGE'],
    [{ startDate: '2026-03-20' }, 'startDate:custom'],
    [{ title: 'LABORATORY ASSISTANT' }, 'title:custom'],
    [{ title: 'Assistant for 1200 EUR a month' }, 'title:custom'],
    [{ locations: [] }, 'locations:too_small'],
    [{ agreementProvided: false }, 'agreementProvided:invalid_value'],
  ])('%j is told as %s', (change, expected) => {
    expect(codes(change)).toContain(expected);
  });
  it.each([
    [{ title: 'LABORATORY ASSISTANT' }, 'title:custom'],
    [{ pay: { ...pay, min: 100, max: 151 } }, 'pay.max:PAY_RANGE_INVALID'],
    [{ deadline: '2026-03-04' }, 'deadline:DEADLINE_OUT_OF_RANGE'],
    [{ startDate: '2026-03-20' }, 'startDate:custom'],
    [{ durationWeeks: 27 }, 'durationJustification:DURATION_JUSTIFICATION_REQUIRED'],
  ])('%j is told while much else is missing', (change, expected) => {
    expect(codes({ ...change, description: null, tasks: [], requiredSkills: [] })).toContain(expected);
  });
  it.each([
    [{ durationWeeks: 60 }, 'Enter 2 to 52 weeks.'],
    [{ hoursPerWeek: 0 }, 'Enter 1 to 40 hours.'],
    [{ category: null }, 'Choose one.'],
    [{ description: null }, 'Fill this in.'],
    [{ deadline: null }, 'Fill this in.'],
    [{ title: 'Lab' }, 'Write at least 8 characters.'],
  ])('%j is told in words: %s', (change, words) => {
    expect(findMissingFields(aPosting(now, change), 'company', now).map(({ message }) => message)).toEqual([words]);
  });
  it('an empty draft is told of each field once', () => {
    const fields = findMissingFields(draftUpdate.parse({}), null, now).map(({ field }) => field);
    expect(fields).toEqual([...new Set(fields)]);
  });
  it('volunteering is a basis for nonprofits, not for companies', () => {
    const unpaid = {
      pay: { ...pay, type: 'unpaid' as const, min: null, max: null },
      unpaidBasis: { basis: 'nonprofit_volunteer' as const, explanation: 'x'.repeat(60) },
    };
    expect(codes(unpaid, 'nonprofit')).toEqual([]);
    expect(codes(unpaid, 'company')).toEqual(['unpaidBasis:UNPAID_BASIS_REQUIRED']);
  });
});

describe('differences between revisions', () => {
  it('names the changed fields and tells material ones apart', () => {
    const changed = postingDifferences(aPosting(now), aPosting(now, { hoursPerWeek: 20, mentorName: 'Kim Field' }));
    expect(changed.map(({ field }) => field)).toEqual(['mentorName', 'hoursPerWeek']);
    expect(requiresReview(changed)).toBe(true);
    expect(requiresReview(postingDifferences(aPosting(now), aPosting(now, { mentorName: null })))).toBe(false);
  });
  it.each([
    [{ min: 119_999 }, true],
    [{ max: 139_999 }, true],
    [{ min: 130_000, max: 150_000 }, false],
    [{ unit: 'week' as const }, true],
    [{ currency: 'USD' }, true],
    [{ type: 'stipend' as const }, true],
  ])('lowering pay by %j: %s', (change, lowered) => {
    expect(isPayLowered(aPosting(now), aPosting(now, { pay: { ...pay, ...change } }))).toBe(lowered);
  });
  it.each([
    ['more hours a week for a monthly pay', { hoursPerWeek: 31 }, {}, true],
    ['fewer hours a week', { hoursPerWeek: 29 }, {}, false],
    ['more hours a week for an hourly pay', { hoursPerWeek: 40 }, { unit: 'hour' as const }, false],
    ['more weeks for a total', { durationWeeks: 13 }, { unit: 'total' as const }, true],
    ['more weeks for a monthly pay', { durationWeeks: 13 }, {}, false],
    ['no benefits', { pay: { ...pay, benefits: ' ' } }, { benefits: 'Lunch' }, true],
    ['first benefits', { pay: { ...pay, benefits: 'Lunch' } }, {}, false],
  ])('%s: %j', (_, change, before, lowered) => {
    const old = { ...pay, ...before };
    expect(isPayLowered(aPosting(now, { pay: old }), aPosting(now, { pay: old, ...change }))).toBe(lowered);
  });
  it('taking pay away lowers it', () => {
    expect(isPayLowered(aPosting(now), aPosting(now, { pay: null }))).toBe(true);
  });
});
