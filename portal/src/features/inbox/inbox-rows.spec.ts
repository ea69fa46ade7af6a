// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { InboxItem } from './inbox-loader.ts';
import { useMarkedRows, useNewRows } from './inbox-rows.hook.ts';

afterEach(cleanup);

const NOW = Date.parse('2026-03-16T12:00:00.000Z');
const item = (id: string, readAt: string | null = null): InboxItem => ({
  id,
  type: 'application.decision',
  titleKey: 'application.finalist',
  params: { title: 'River lab', company: 'Flusswerk' },
  link: '#there',
  priority: 'normal',
  readAt,
  createdAt: `2026-03-0${id}T10:00:00.000Z`,
});
const READ = '2026-03-16T11:00:00.000Z';

it('leaves what was unread at first among the new ones, and what was read among the others, whatever they are marked as', () => {
  const { result, rerender } = renderHook((items: readonly InboxItem[]) => items.map(useNewRows(items)), {
    initialProps: [item('2'), item('1', READ)],
  });
  expect(result.current).toEqual([true, false]);
  rerender([item('3'), item('2', READ), item('1')]);
  expect(result.current).toEqual([true, true, false]);
});

it('keeps what was marked as read where the list has it beyond what is loaded, and nothing that was removed', () => {
  const unread = [item('3'), item('2'), item('1')];
  const { result, rerender } = renderHook((items: readonly InboxItem[]) => useMarkedRows(items, false), {
    initialProps: unread,
  });
  result.current.keepMarked({ ids: new Set(['2']), read: true }, unread, NOW);
  rerender([item('1')]);
  const { rows, keptCount } = result.current;
  expect(rows.map(({ id, readAt }) => [id, readAt !== null])).toEqual([
    ['2', true],
    ['1', false],
  ]);
  expect(keptCount).toBe(0);
});
