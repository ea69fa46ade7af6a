import { describe, expect, it } from 'vitest';
import type { ApplicationHistoryEntry } from './application.contract.ts';
import { timelineOf } from './application-timeline.ts';

const event = (more: Partial<ApplicationHistoryEntry>): ApplicationHistoryEntry => ({
  id: '1',
  from: null,
  to: 'submitted',
  by: 'intern',
  actorId: null,
  reason: null,
  at: '2026-03-02T09:00:00.000Z',
  visibleTo: 'both',
  ...more,
});
const followed = {
  state: 'in_review' as const,
  events: [event({}), event({ id: '2', from: 'submitted', to: 'in_review', by: 'system' })],
  responseDueAt: '2026-03-16T09:00:00.000Z',
  interview: null,
  offer: null,
};

describe('timeline', () => {
  it('names who acted, who is to act, and by when', () => {
    expect(timelineOf(followed, 'intern').map(({ key, who, dueAt }) => [key, who, dueAt])).toEqual([
      ['submitted', 'intern', null],
      ['in_review', 'system', null],
      ['waiting.in_review', 'employer', '2026-03-16T09:00:00.000Z'],
      ['next.answer', null, null],
    ]);
  });
  it('names the first and the last day of a placement', () => {
    const place = { ...followed, startsOn: '2026-07-01', endsOn: '2026-09-08' };
    const last = (state: 'accepted' | 'placed') => timelineOf({ ...place, state }, 'intern').at(-1);
    expect(last('accepted')).toMatchObject({ key: 'waiting.accepted', dueAt: '2026-07-01' });
    expect(last('placed')).toMatchObject({ key: 'waiting.placed', who: 'employer', dueAt: '2026-09-08' });
  });
  it('ends with the outcome', () => {
    const rejected = event({ id: '3', from: 'in_review', to: 'rejected', by: 'employer', reason: 'skills' });
    const items = timelineOf({ ...followed, state: 'rejected', events: [...followed.events, rejected] }, 'intern');
    expect(items.at(-1)).toMatchObject({ key: 'rejected', tone: 'stopped', who: 'employer', reason: 'skills' });
  });
  it('shows the time and the message of a cancelled interview', () => {
    const interviewAt = '2026-03-10T13:00:00.000Z';
    const off = event({ id: '3', from: 'interview', to: 'shortlisted', by: 'employer', note: 'Ill.', interviewAt });
    const items = timelineOf({ ...followed, state: 'shortlisted', events: [...followed.events, off] }, 'intern');
    expect(items.at(2)).toMatchObject({
      key: 'interview_cancelled',
      tone: 'stopped',
      dueAt: interviewAt,
      note: 'Ill.',
    });
    expect(items.at(3)).toMatchObject({ key: 'waiting.shortlisted', who: 'employer', dueAt: null });
  });
  it('shows a withdrawal that was undone as the act of the candidate, without a reason', () => {
    const left = event({ id: '3', from: 'in_review', to: 'withdrawn' });
    const back = event({ id: '4', from: 'withdrawn', to: 'in_review', reason: 'undone' });
    const items = timelineOf({ ...followed, events: [...followed.events, left, back] }, 'intern');
    expect(items.at(3)).toMatchObject({ key: 'withdrawal_undone', tone: 'done', who: 'intern', reason: null });
    expect(items.at(4)).toMatchObject({ key: 'waiting.in_review', dueAt: followed.responseDueAt });
  });
  it('hides events that are meant for the other side', () => {
    const interviewEvent = event({ id: '3', from: 'in_review', to: 'rejected', by: 'employer', visibleTo: 'employer' });
    const both = { ...followed, events: [...followed.events, interviewEvent] };
    expect(timelineOf(both, 'intern').map((item) => item.key)).not.toContain('rejected');
    expect(timelineOf(both, 'employer').map((item) => item.key)).toContain('rejected');
  });
});
