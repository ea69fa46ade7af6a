import type { ApplicationState } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { toApplicationCounts } from '../lookup/application-lookup.service.ts';
import { responseSamplesOf } from './application-metrics.service.ts';
import { FunnelMetrics } from './funnel-metrics.ts';

const dayOfMarch = (day: number) => new Date(Date.UTC(2026, 2, day));

/** Returns the history of an application that went through these states. */
const course = (...states: ApplicationState[]) => states.map((to, index) => ({ from: states[index - 1] ?? null, to }));

describe('the funnel of applications', () => {
  it('count each application once and the accepted ones separately', () => {
    const states = new Map<ApplicationState, number>([
      ['interested', 1],
      ['submitted', 2],
      ['shortlisted', 3],
      ['accepted', 1],
      ['completed', 1],
      ['rejected', 4],
      ['withdrawn', 2],
    ]);
    expect(toApplicationCounts(states, 1)).toEqual({
      interested: 1,
      submitted: 2,
      inReview: 0,
      selected: 4,
      accepted: 2,
      rejected: 4,
      other: 3,
      overdue: 1,
      total: 14,
    });
  });
  it('count a decision as a response, silence past the promise as none, and ignore open ones', () => {
    const sent = { submittedAt: dayOfMarch(1), responseDueAt: dayOfMarch(15) };
    const answered = { ...sent, state: 'shortlisted' as const, firstResponseAt: dayOfMarch(4) };
    expect(responseSamplesOf(answered, dayOfMarch(20))).toEqual([{ days: 3, withinPromise: true }]);
    expect(responseSamplesOf({ ...answered, firstResponseAt: dayOfMarch(16) }, dayOfMarch(20))).toEqual([
      { days: 15, withinPromise: false },
    ]);
    const opened = { ...sent, state: 'in_review' as const, firstResponseAt: null };
    expect(responseSamplesOf(opened, dayOfMarch(14))).toEqual([]);
    expect(responseSamplesOf(opened, dayOfMarch(16))).toEqual([{ days: null, withinPromise: false }]);
    expect(responseSamplesOf({ ...opened, state: 'withdrawn' }, dayOfMarch(16))).toEqual([]);
  });
  it('count interviews but not cancelled ones', () => {
    const metrics = new FunnelMetrics();
    metrics.add({ events: course('submitted', 'shortlisted', 'interview', 'finalist') });
    metrics.add({ events: course('submitted', 'shortlisted', 'interview', 'shortlisted') });
    const counted = new Map(metrics.funnel().map(({ stage, count }) => [stage, count]));
    expect([counted.get('shortlisted'), counted.get('interview')]).toEqual([2, 1]);
  });
  it('show the stages that applications reached and the response time per week', () => {
    const metrics = new FunnelMetrics();
    const sent = { submittedAt: dayOfMarch(2), responseDueAt: dayOfMarch(16) };
    metrics.add({ events: course('interested') });
    metrics.add({ ...sent, events: course('submitted', 'finalist'), firstResponseAt: dayOfMarch(4) });
    metrics.add({ ...sent, events: course('submitted', 'rejected'), firstResponseAt: dayOfMarch(18) });
    expect(metrics.funnel().map(({ count }) => count)).toEqual([3, 2, 2, 1, 0, 1, 0, 0, 0]);
    expect(metrics.trend(dayOfMarch(3), dayOfMarch(20))).toEqual([
      { week: '2026-03-02', medianDays: 2, withinPromise: 1, answered: 1 },
      { week: '2026-03-09', medianDays: null, withinPromise: null, answered: 0 },
      { week: '2026-03-16', medianDays: 16, withinPromise: 0, answered: 1 },
    ]);
  });
});
