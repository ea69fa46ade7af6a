import { describe, expect, it } from 'vitest';
import {
  autoConfirmAt,
  interviewFaults,
  isOverdue,
  autoCloseAt,
  offerFaults,
  placementEnd,
  reminderInstants,
  responseDueAt,
  undoUntil,
} from './application-deadlines.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const iso = (date: Date) => date.toISOString();

describe('the deadlines of an application', () => {
  it('ends after the promised days, and reminds at 50, 80 and 100 %', () => {
    const due = responseDueAt(now, 10);
    expect(iso(due)).toBe('2026-03-12T09:00:00.000Z');
    expect(reminderInstants(now, due).map(({ share, at }) => [share, iso(at)])).toEqual([
      [50, '2026-03-07T09:00:00.000Z'],
      [80, '2026-03-10T09:00:00.000Z'],
      [100, '2026-03-12T09:00:00.000Z'],
    ]);
    expect(iso(autoCloseAt(due))).toBe('2026-04-11T09:00:00.000Z');
  });
  it('runs while somebody waits for the first response, also after the opening', () => {
    const late = { responseDueAt: new Date(now.getTime() - 1) };
    expect(isOverdue({ state: 'in_review', ...late }, now)).toBe(true);
    expect(isOverdue({ state: 'shortlisted', ...late }, now)).toBe(false);
    expect(isOverdue({ state: 'submitted', responseDueAt: now }, now)).toBe(false);
    expect(isOverdue({ state: 'interested', responseDueAt: null }, now)).toBe(false);
  });
  it('allow ten minutes to undo', () => {
    expect(iso(undoUntil(now))).toBe('2026-03-02T09:10:00.000Z');
  });
  it.each([
    ['2026-03-05T08:59:59.999Z', 1],
    ['2026-03-05T06:36:00.000Z', 1],
    ['2026-03-05T09:00:00.000Z', 0],
    ['2026-03-23T09:00:00.000Z', 0],
    ['2026-03-23T09:00:00.001Z', 1],
    ['2026-03-23T23:59:00.000Z', 1],
    ['2026-03-05T10:00:00.000+02:00', 1],
  ])('lets an offer stand for 72 to 504 hours, to the millisecond: %s has %i faults', (expiresAt, faults) => {
    expect(offerFaults({ expiresAt, startDate: '2026-03-02' }, now)).toHaveLength(faults);
  });
  it('lets no offer begin in the past', () => {
    const [fault] = offerFaults({ expiresAt: '2026-03-09T00:00:00.000Z', startDate: '2026-03-01' }, now);
    expect(fault?.field).toBe('offer.startDate');
  });
  it('lets an offer state one amount, and no range', () => {
    const pay = { type: 'paid', min: 120_000, max: 120_000, currency: 'EUR', unit: 'month', benefits: null } as const;
    const times = { expiresAt: '2026-03-09T00:00:00.000Z', startDate: '2026-03-02' };
    expect(offerFaults({ ...times, pay }, now)).toEqual([]);
    expect(offerFaults({ ...times, pay: { ...pay, max: null } }, now)).toEqual([]);
    expect(offerFaults({ ...times, pay: { ...pay, max: 130_000 } }, now).map(({ field }) => field)).toEqual([
      'offer.pay',
    ]);
  });
  it('require an interview in the future', () => {
    expect(interviewFaults({ startsAt: '2026-03-02T09:00:00.000Z' }, now)).toHaveLength(1);
    expect(interviewFaults({ startsAt: '2026-03-02T09:00:01.000Z' }, now)).toEqual([]);
    expect(interviewFaults({ startsAt: '2028-03-02T09:00:01.000Z' }, now)).toHaveLength(1);
  });
  it('ends a placement with its last day, and confirms it two weeks later', () => {
    expect(placementEnd('2026-06-01', 8)).toBe('2026-07-26');
    expect(iso(autoConfirmAt('2026-07-26'))).toBe('2026-08-09T00:00:00.000Z');
  });
});
