// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ListContextProvider, testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useInboxPageRows } from './inbox-page.hook.ts';
import type { InboxItem, InboxThread } from './rows/inbox-threads.ts';

const reading = { now: Date.parse('2026-03-16T12:00:00.000Z'), timeZone: 'Europe/Vienna', locale: 'en' };

const received = (id: string, due: string, createdAt: string): InboxItem => ({
  id,
  type: 'application.received',
  titleKey: 'application.received',
  params: { title: 'River lab', candidate: 'Ada', applicationId: id, due },
  link: `/internships/employer/intern/${id}`,
  priority: 'normal',
  readAt: null,
  createdAt,
});

const onPage = [
  received('new', '2026-03-30T10:00:00.000Z', '2026-03-16T10:00:00.000Z'),
  received('soon', '2026-03-17T10:00:00.000Z', '2026-03-14T10:00:00.000Z'),
];
const overdue = received('overdue', '2026-03-14T10:00:00.000Z', '2026-02-20T10:00:00.000Z');
const far = received('far', '2026-03-30T10:00:00.000Z', '2026-02-19T10:00:00.000Z');

const idsOf = (threads: readonly InboxThread[]): string => threads.map(({ latest }) => latest.id).join(' ');

function Rows() {
  const { nextSteps, later, newThreads, others, isPending } = useInboxPageRows(reading);
  return isPending ? null : <p role="status">{[nextSteps, later, newThreads, others].map(idsOf).join(' | ')}</p>;
}

const getList = vi.fn(() => Promise.resolve({ data: [overdue, ...onPage, far], total: 4 }));

async function rowsOf(data: readonly InboxItem[], filterValues: object = {}): Promise<string | null> {
  await renderWithAdmin(
    <ListContextProvider value={{ data, filterValues } as never}>
      <Rows />
    </ListContextProvider>,
    'en',
    testDataProvider({ getList: getList as never }),
  );
  return (await screen.findByRole('status')).textContent;
}

afterEach(() => {
  cleanup();
  getList.mockClear();
});

it('begins with what is due, however far back that was told', async () => {
  expect(await rowsOf(onPage)).toBe('overdue soon |  | new | ');
  expect(getList).toHaveBeenCalledWith('notifications', expect.objectContaining({ filter: { deadlines: true } }));
});

it('has each notification once when more are loaded', async () => {
  expect(await rowsOf([...onPage, overdue, far])).toBe('overdue soon |  | new far | ');
});

it('lists deadlines in the order in which they are due, also those that are not loaded yet', async () => {
  expect(await rowsOf(onPage, { deadlines: true })).toBe('overdue soon | new far |  | ');
});

it('keeps to what fits where the inbox is filtered', async () => {
  expect(await rowsOf(onPage, { unread: true })).toBe('soon |  |  | new');
  expect(getList).not.toHaveBeenCalled();
});
