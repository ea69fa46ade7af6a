import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ListContextProvider, testDataProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useInboxMarking } from './inbox-marking.hook.ts';
import { InboxRows } from './rows/InboxRows.tsx';

vi.mock(import('react-router'), async (original) => {
  const router = await original();
  return { ...router, useNavigationType: () => router.NavigationType.Push };
});

/* Nothing is due beside what is loaded. */
const noneDue = testDataProvider({ getList: () => Promise.resolve({ data: [], total: 0 }) });

const MarkedRows = () => <InboxRows marking={useInboxMarking()} />;

vi.mock(import('../../ui/page/timing.hook.ts'), async (original) => ({
  ...(await original()),
  useNow: () => Date.parse('2026-03-16T12:00:00.000Z'),
}));

vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'admin' });
  return { ...(await original()), useMe: () => me };
});

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(client.notifications, 'unread').mockResolvedValue({ count: 1 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('lists each queue of a reminder of reviews on a line of its own, as a link that marks the reminder as read', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  const params = {
    count: 4,
    overdue: 2,
    queues: 'cases:3,reports:1',
    overdueQueues: 'cases:2',
    dueQueues: 'cases:1,reports:1',
  };
  const reminder = {
    id: 'q',
    type: 'review.queue',
    titleKey: 'administrator.reviews_due',
    params,
    link: '/dashboard/admin',
    priority: 'normal',
    readAt: null,
    createdAt: '2026-03-16T08:00:00.000Z',
  };
  const showReminder = (changed: object) =>
    renderWithAdmin(
      <ListContextProvider value={{ data: [{ ...reminder, ...changed }] } as never}>
        <MarkedRows />
      </ListContextProvider>,
      'en',
      noneDue,
    );
  await showReminder({});
  const row = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Unread: Reviews due Open the overview',
    '3 verification cases (2 overdue)',
    '1 report',
  ]);
  expect(row.getByRole('link', { name: /^3 verification/ }).getAttribute('href')).toMatch(/EmployersVerification$/);
  fireEvent.click(row.getByRole('link', { name: '1 report' }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['q'], read: true } }));
  cleanup();
  await showReminder({ params: { count: 1, overdue: 0, queues: 'reports:1' } });
  expect((await screen.findByRole('link')).textContent).toMatch(/^Unread: Decide on 1 report today\./);
});

it('shows no bar of keys, but a box that selects all', async () => {
  const submitted = { id: 's', type: 'review.queue', titleKey: 'internship.submitted', params: { title: 'River lab' } };
  const data = [{ ...submitted, link: '/x', priority: 'normal', readAt: null, createdAt: '2026-03-16T08:00:00.000Z' }];
  await renderWithAdmin(
    <ListContextProvider value={{ data } as never}>
      <MarkedRows />
    </ListContextProvider>,
    'en',
    noneDue,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(document.querySelector('kbd')).toBeNull();
  expect(screen.getByText('1 selected')).toBeDefined();
});

it('says that nothing has changed where marking found nobody to answer', async () => {
  vi.spyOn(client.notifications, 'markMany').mockRejectedValue(new TypeError('Failed to fetch'));
  const report = {
    id: 'r', type: 'review.queue', titleKey: 'report.created', params: {}, link: '/dashboard/admin', priority: 'normal', readAt: null,
    createdAt: '2026-03-16T08:00:00.000Z',
  }; // prettier-ignore
  await renderWithAdmin(
    <ListContextProvider value={{ data: [report] } as never}>
      <MarkedRows />
      <Notification />
    </ListContextProvider>,
    'en',
    noneDue,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as read: / }));
  expect(await screen.findByText(/^You’re offline\. Nothing has changed\./)).toBeDefined();
});
