import { expect, it } from 'vitest';
import { dayOf, groupByDay, type DayGroup } from './notification-groups.ts';

type InboxItem = DayGroup['subjects'][number]['items'][number];

const item = (id: string, createdAt: string, title: string): InboxItem => ({
  id,
  type: 'application.decision',
  titleKey: 'application.finalist',
  params: { title, name: '' },
  link: '/',
  priority: 'normal',
  readAt: null,
  createdAt,
});

it('groups notifications by the day where the reader is, and by what they are about', () => {
  const items = [
    item('a', '2026-03-16T23:30:00.000Z', 'River lab'),
    item('b', '2026-03-16T12:00:00.000Z', ''),
    item('c', '2026-03-16T11:00:00.000Z', 'Bell founder'),
    item('d', '2026-03-16T10:00:00.000Z', ''),
    item('e', '2026-03-16T09:00:00.000Z', 'Bell founder'),
  ];
  const groups = groupByDay(items, 'Europe/Vienna').map(({ day, subjects }) => [
    day,
    subjects.map((group) => [group.subject, group.items.map(({ id }) => id).join('')]),
  ]);
  expect(groups).toEqual([
    ['2026-03-17', [['River lab', 'a']]],
    ['2026-03-16', [['', 'b'], ['Bell founder', 'ce'], ['', 'd']]], // prettier-ignore
  ]);
  expect(dayOf('2026-03-16T23:30:00.000Z', 'UTC')).toBe('2026-03-16');
});
