import { expect, it } from 'vitest';
import { askedFor, deadlineOf, divideThreads } from './inbox-next-steps.ts';
import { mergeByApplication, type InboxItem } from './rows/inbox-threads.ts';

const now = Date.parse('2026-03-16T12:00:00.000Z');
const application = (id: string, due: string, change: Partial<InboxItem> = {}): InboxItem => ({
  id,
  type: 'application.received',
  titleKey: 'application.received',
  params: { title: 'River lab', candidate: 'Ada', applicationId: id, due },
  link: `/internships/employer/intern/${id}`,
  priority: 'normal',
  readAt: null,
  createdAt: '2026-03-12T10:00:00.000Z',
  ...change,
});
const divided = (items: readonly InboxItem[]) => {
  const { nextSteps, others } = divideThreads(mergeByApplication(items), now, 'Europe/Vienna');
  return [nextSteps, others].map((threads) => threads.map(({ latest }) => latest.id).join(''));
};

it('puts first what is to be answered within three days, the most urgent before the rest, also where it was read', () => {
  const items = [
    application('a', '2026-03-17T20:00:00.000Z', { readAt: '2026-03-13T10:00:00.000Z' }),
    application('b', '2026-03-20T10:00:00.000Z'),
    application('e', '2026-03-19T10:00:00.000Z'),
    application('c', '2026-03-10T10:00:00.000Z'),
    application('d', '2026-03-16T20:00:00.000Z'),
  ];
  expect(divided(items)).toEqual(['cdae', 'b']);
});

it('asks for nothing once an application is answered', () => {
  const due = '2026-03-16T20:00:00.000Z';
  const answered = application('a', due, { params: { title: 'River lab', due, outcome: 'shortlisted' } });
  expect(deadlineOf(answered)).toBeNull();
  expect(divided([answered])).toEqual(['', 'a']);
});

it('puts first the reminder of a morning only where no application says the same', () => {
  const due = '2026-03-16T20:00:00.000Z';
  const reminder = application('r', due, { titleKey: 'employer.responses_due', params: { due, count: 2 } });
  expect(divided([reminder])).toEqual(['r', '']);
  expect(divided([reminder, application('a', due)])).toEqual(['a', 'r']);
});

it('puts first the reviews of today and what was reported until it is read, and no list of yesterday', () => {
  const reviews = { titleKey: 'administrator.reviews_due', params: { count: 2 } };
  const items = [
    application('t', '', { ...reviews, createdAt: '2026-03-16T07:00:00.000Z' }),
    application('y', '', { ...reviews, createdAt: '2026-03-15T07:00:00.000Z' }),
    application('p', '', { titleKey: 'report.created', params: {}, createdAt: '2026-03-16T10:00:00.000Z' }),
    application('q', '', { titleKey: 'report.created', params: {}, readAt: '2026-03-16T11:00:00.000Z' }),
    application('i', '', { titleKey: 'employer.info_requested', params: {} }),
  ];
  expect(divided(items)).toEqual(['tip', 'yq']);
  const kindOf = (ids: string) => askedFor(mergeByApplication(items.filter(({ id }) => ids.includes(id))));
  expect([kindOf('tp'), kindOf('tip')]).toEqual(['decisions', 'several']);
  expect(askedFor(mergeByApplication([application('a', '2026-03-17T20:00:00.000Z')]))).toBe('answers');
});
