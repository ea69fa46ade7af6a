// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useInboxPlaces } from './inbox-places.hook.ts';
import type { InboxItem } from './rows/inbox-threads.ts';

afterEach(cleanup);

const READ = '2026-03-16T11:00:00.000Z';
const item = (id: string, readAt: string | null = null): InboxItem => ({
  id,
  type: 'internship.moderation',
  titleKey: 'internship.open',
  params: { title: 'River lab' },
  link: `/internships/admin/${id}`,
  priority: 'normal',
  readAt,
  createdAt: `2026-03-0${id}T10:00:00.000Z`,
});

function load(start: readonly InboxItem[]) {
  const { result, rerender } = renderHook(
    ({ items, listKey, hasMore }: { items: readonly InboxItem[]; listKey: string; hasMore: boolean }) => {
      const places = useInboxPlaces({ items, listKey, hasMore, isFetching: false, now: Date.parse(READ) });
      return places.items.map((each) => [each.id, each.readAt === null, places.isNew(each)]);
    },
    { initialProps: { items: start, listKey: '{}', hasMore: true } },
  );
  return {
    rows: () => result.current,
    loadAgain: (items: readonly InboxItem[], { listKey = '{}', hasMore = true } = {}) =>
      rerender({ items, listKey, hasMore }),
  };
}

it('keeps what was unread among the new ones when it is marked, also beyond what is loaded by then', () => {
  const { rows, loadAgain } = load([item('9'), item('3'), item('8', READ)]);
  loadAgain([item('9'), item('8'), item('7', READ)]);
  expect(rows()).toEqual([
    ['9', true, true],
    ['8', true, false],
    ['7', false, false],
    ['3', false, true],
  ]);
});

it('keeps nothing that was removed, and nothing of another list', () => {
  const { rows, loadAgain } = load([item('9'), item('8'), item('7', READ)]);
  loadAgain([item('9'), item('7', READ)]);
  expect(rows().map(([id]) => id)).toEqual(['9', '7']);
  loadAgain([item('9')], { hasMore: false });
  expect(rows().map(([id]) => id)).toEqual(['9']);
  loadAgain([item('6'), item('5', READ)], { listKey: '{"type":[]}' });
  expect(rows().map(([id]) => id)).toEqual(['6', '5']);
});
