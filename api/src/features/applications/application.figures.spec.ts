import type { ApplicationState } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { countsOf } from './application.counts.ts';
import { sampleOf } from './application.figures.ts';
import { FunnelFigures } from './funnel.figures.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));

/** The ledger of an application that went from one of these to the next. */
const course = (...states: ApplicationState[]) => states.map((to, at) => ({ from: states[at - 1] ?? null, to }));

describe('figures of applications', () => {
  it('count each once, places that are taken beside it', () => {
    const states = new Map<ApplicationState, number>([
      ['interested', 1],
      ['submitted', 2],
      ['shortlisted', 3],
      ['accepted', 1],
      ['completed', 1],
      ['rejected', 4],
      ['withdrawn', 2],
    ]);
    expect(countsOf(states, 1)).toEqual({
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
  it('take a decision as the answer, silence past the promise as none, and nothing before', () => {
    const sent = { submittedAt: at(1), responseDueAt: at(15) };
    const answered = { ...sent, state: 'shortlisted' as const, firstResponseAt: at(4) };
    expect(sampleOf(answered, at(20))).toEqual([{ days: 3, withinPromise: true }]);
    expect(sampleOf({ ...answered, firstResponseAt: at(16) }, at(20))).toEqual([{ days: 15, withinPromise: false }]);
    const opened = { ...sent, state: 'in_review' as const, firstResponseAt: null };
    expect(sampleOf(opened, at(14))).toEqual([]);
    expect(sampleOf(opened, at(16))).toEqual([{ days: null, withinPromise: false }]);
    expect(sampleOf({ ...opened, state: 'withdrawn' }, at(16))).toEqual([]);
  });
  it('count an interview, and none that was called off', () => {
    const figures = new FunnelFigures();
    figures.add({ events: course('submitted', 'shortlisted', 'interview', 'finalist') });
    figures.add({ events: course('submitted', 'shortlisted', 'interview', 'shortlisted') });
    const counted = new Map(figures.funnel().map(({ stage, count }) => [stage, count]));
    expect([counted.get('shortlisted'), counted.get('interview')]).toEqual([2, 1]);
  });
  it('see how far applications got, and how fast they were answered week by week', () => {
    const figures = new FunnelFigures();
    const sent = { submittedAt: at(2), responseDueAt: at(16) };
    figures.add({ events: course('interested') });
    figures.add({ ...sent, events: course('submitted', 'finalist'), firstResponseAt: at(4) });
    figures.add({ ...sent, events: course('submitted', 'rejected'), firstResponseAt: at(18) });
    expect(figures.funnel().map(({ count }) => count)).toEqual([3, 2, 2, 1, 0, 1, 0, 0, 0]);
    expect(figures.trend(at(3), at(20))).toEqual([
      { week: '2026-03-02', medianDays: 2, withinPromise: 1, answered: 1 },
      { week: '2026-03-09', medianDays: null, withinPromise: null, answered: 0 },
      { week: '2026-03-16', medianDays: 16, withinPromise: 0, answered: 1 },
    ]);
  });
});
