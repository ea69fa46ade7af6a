import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { InboxRows } from './InboxRows.tsx';

vi.mock(import('../../ui/page/timing.hook.ts'), async (original) => ({
  ...(await original()),
  useNow: () => Date.parse('2026-03-16T12:00:00.000Z'),
}));

vi.mock(import('../../providers/me-store.ts'), async (original) => ({
  ...(await original()),
  useMe: () => ({ user: { timeZone: 'Europe/Berlin' } }) as never,
}));

const notification = (id: string, createdAt: string, title: string, readAt: string | null = null) => ({
  id,
  type: 'internship.moderation',
  titleKey: 'internship.open',
  params: { title },
  link: `/internships/admin/${id}`,
  priority: 'normal',
  readAt,
  createdAt,
});

const shown = [
  notification('a', '2026-03-16T11:00:00.000Z', 'River lab'),
  notification('b', '2026-03-16T10:00:00.000Z', 'Bell founder', '2026-03-16T10:30:00.000Z'),
  notification('c', '2026-03-16T09:00:00.000Z', 'River lab'),
  notification('d', '2026-03-15T09:00:00.000Z', 'River lab'),
  notification('e', '2026-02-03T09:00:00.000Z', 'Bell founder', '2026-03-16T10:30:00.000Z'),
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (language?: 'de') =>
  renderWithAdmin(
    <ListContextProvider value={{ data: shown } as never}>
      <InboxRows />
      <Notification />
    </ListContextProvider>,
    language,
  );
const headingsIn = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('shows unread ones first, by day, and those about the same thing together', async () => {
  await show();
  const unread = await screen.findByRole('region', { name: 'Unread' });
  expect(headingsIn(unread)).toEqual(['Unread', 'Today', 'Yesterday']);
  expect(within(unread).getByText('River lab (2)')).toBeDefined();
  expect(within(unread).getAllByRole('listitem')).toHaveLength(3);
  expect(headingsIn(screen.getByRole('region', { name: 'Read' }))).toEqual(['Read', 'Today', '3 Feb 2026']);
});

it('says the days in German', async () => {
  await show('de');
  expect(headingsIn(await screen.findByRole('region', { name: 'Ungelesene' }))).toEqual([
    'Ungelesene',
    'Heute',
    'Gestern',
  ]);
});

it('marks one as read when it is opened', async () => {
  const read = vi.spyOn(client.notifications, 'markRead').mockResolvedValue(shown[0] as never);
  await show();
  const unread = await screen.findByRole('region', { name: 'Unread' });
  fireEvent.click(within(unread).getAllByRole('link')[0] as HTMLElement);
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith({ params: { id: 'a' } }));
});

it('is worked with by keys: j and k move, x selects, m marks', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  await show();
  await screen.findByRole('region', { name: 'Unread' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification');
  press('j');
  expect(focused()).toBe('a');
  press('j');
  press('j');
  press('k');
  expect(focused()).toBe('c');
  press('x');
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  press('m');
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['c'], read: true } }));
  expect(focused()).toBe('d');
});

it('marks several at once, and offers to undo it', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  await show();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select: / });
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['a', 'c'], read: true } }));
  expect(screen.queryByText('2 selected')).toBeNull();
  expect(document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification')).toBe('a');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(mark).toHaveBeenLastCalledWith({ body: { ids: ['a', 'c'], read: false } }));
});

it('shows in the time zone of the person, and whole, what leads nowhere else', async () => {
  const read = vi.spyOn(client.notifications, 'markRead').mockResolvedValue(shown[0] as never);
  const params = { title: 'Office hours', text: 'Every Tuesday.' };
  const announcement = { ...notification('z', '2026-03-16T11:00:00.000Z', ''), titleKey: 'announcement', params };
  const data = [{ ...announcement, link: '/dashboard/notifications' }];
  await renderWithAdmin(
    <ListContextProvider value={{ data } as never}>
      <InboxRows />
    </ListContextProvider>,
  );
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Every Tuesday.')).toBeDefined();
  expect(row.getByText('12:00')).toBeDefined();
  expect(row.queryByRole('link')).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Mark as read' }));
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith({ params: { id: 'z' } }));
});

it('says when nothing is unread, and shows all again', async () => {
  const setFilters = vi.fn();
  await renderWithAdmin(
    <ListContextProvider value={{ data: [], filterValues: { unread: true }, setFilters } as never}>
      <InboxRows />
    </ListContextProvider>,
  );
  expect(await screen.findByText('Nothing unread')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(setFilters).toHaveBeenCalledWith({});
});
