import { expect, it } from 'vitest';
import type { InboxItem } from './inbox-loader.ts';
import { divideDeadlines, divideInbox, kindOfSteps, withNextSteps } from './inbox-next-steps.ts';

const now = Date.parse('2026-03-16T12:00:00.000Z');
const item = (id: string, titleKey: string, application: string, when: string | null): InboxItem => ({
  id,
  type: 'application.interview',
  titleKey,
  params: { title: 'River lab', when },
  link: `/dashboard/intern#application-${application}`,
  priority: 'high',
  readAt: null,
  createdAt: '2026-03-15T10:00:00.000Z',
});
const idsOf = (items: readonly InboxItem[]) => items.map(({ id }) => id);

it('puts offers and interviews that are to come first, the earliest on top, also where they were read', () => {
  const items = [
    item('viewed', 'application.viewed', 'a', null),
    item('interview', 'application.interview', 'a', '2026-03-20T09:00:00.000Z'),
    { ...item('offer', 'application.offered', 'b', '2026-03-18T09:00:00.000Z'), readAt: '2026-03-15T11:00:00.000Z' },
  ];
  const { nextSteps, others } = divideInbox(items, new Set(['a', 'b']), now);
  expect(idsOf(nextSteps)).toEqual(['offer', 'interview']);
  expect(idsOf(others)).toEqual(['viewed']);
});

it('leaves what is over, answered or replaced by a newer one in its place', () => {
  const items = [
    item('rescheduled', 'application.interview_rescheduled', 'a', '2026-03-20T09:00:00.000Z'),
    item('replaced', 'application.interview', 'a', '2026-03-19T09:00:00.000Z'),
    item('answered', 'application.offered', 'b', '2026-03-18T09:00:00.000Z'),
    item('over', 'application.interview', 'c', '2026-03-16T11:00:00.000Z'),
    item('dateless', 'application.interview', 'd', null),
  ];
  const { nextSteps, others } = divideInbox(items, new Set(['a', 'c', 'd']), now);
  expect(idsOf(nextSteps)).toEqual(['rescheduled']);
  expect(idsOf(others)).toEqual(['replaced', 'answered', 'over', 'dateless']);
});

it('finds what is to be done among older notifications too, each once', () => {
  const newest = [
    item('viewed', 'application.viewed', 'a', null),
    item('offer', 'application.offered', 'b', '2026-03-18T09:00:00.000Z'),
  ];
  const older = [
    item('offer', 'application.offered', 'b', '2026-03-18T09:00:00.000Z'),
    item('interview', 'application.interview', 'a', '2026-03-20T09:00:00.000Z'),
    item('reminder', 'application.reminder', 'a', null),
    item('answered', 'application.offered', 'c', '2026-03-18T09:00:00.000Z'),
  ];
  const content = { items: newest, total: 40, hasMore: true };
  const whole = withNextSteps(content, older, new Set(['a', 'b']), now);
  expect(idsOf(whole.items)).toEqual(['viewed', 'offer', 'interview']);
  expect(idsOf(divideInbox(whole.items, new Set(['a', 'b']), now).nextSteps)).toEqual(['offer', 'interview']);
  expect(withNextSteps(content, newest, new Set(['b']), now)).toBe(content);
});

it('says of what is to be done what all of it is', () => {
  const offer = item('offer', 'application.offered', 'a', null);
  const interview = item('interview', 'application.interview', 'b', null);
  expect([[offer], [interview], [offer, interview]].map(kindOfSteps)).toEqual(['offers', 'interviews', 'both']);
});

it('lists deadlines that are ahead in the order in which they are due, and the rest as it came', () => {
  const due = (id: string, day: string) => ({
    ...item(id, 'internship.deadline_near', '', null),
    params: { due: day },
  });
  const items = [
    due('late', '2026-03-25T00:00:00.000Z'),
    due('over', '2026-03-15T00:00:00.000Z'),
    due('soon', '2026-03-18T00:00:00.000Z'),
    item('other', 'application.offered', 'a', null),
  ];
  const { ahead, others } = divideDeadlines(items, now);
  expect([idsOf(ahead), idsOf(others)]).toEqual([
    ['soon', 'late'],
    ['over', 'other'],
  ]);
});
