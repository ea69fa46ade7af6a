import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ListContextProvider, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { useInboxMarking } from '../inbox-marking.hook.ts';
import { InboxRows } from './InboxRows.tsx';

vi.mock(import('react-router'), async (original) => {
  const router = await original();
  return { ...router, useNavigationType: () => router.NavigationType.Pop };
});

/* Nothing is due beside what is loaded. */
const noneDue = testDataProvider({ getList: () => Promise.resolve({ data: [], total: 0 }) });
const renderRows = (children: ReactNode, language?: 'de') => renderWithAdmin(children, language, noneDue);

const MarkedRows = () => <InboxRows marking={useInboxMarking()} />;

vi.mock(import('../../../ui/page/timing.hook.ts'), async (original) => ({
  ...(await original()),
  useNow: () => Date.parse('2026-03-16T12:00:00.000Z'),
}));

vi.mock(import('../../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'employer', memberRole: 'owner' });
  return { ...(await original()), useMe: () => me };
});

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

const notifications = [
  notification('a', '2026-03-16T11:00:00.000Z', 'River lab'),
  notification('b', '2026-03-16T10:00:00.000Z', 'Bell founder', '2026-03-16T10:30:00.000Z'),
  notification('c', '2026-03-16T09:00:00.000Z', 'River lab'),
  notification('d', '2026-03-15T09:00:00.000Z', 'River lab'),
  notification('e', '2026-02-03T09:00:00.000Z', 'Bell founder', '2026-03-16T10:30:00.000Z'),
];

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(client.notifications, 'unread').mockResolvedValue({ count: 3 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (language?: 'de') =>
  renderRows(
    <ListContextProvider value={{ data: notifications } as never}>
      <MarkedRows />
      <Notification />
    </ListContextProvider>,
    language,
  );
const shownRows = () =>
  [...document.querySelectorAll('[data-notification]')].map((row) => row.getAttribute('data-notification'));
const headings = (): (string | null)[] => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('shows what is new first, then what has been read, both of today and from before, and those of a day about the same thing together', async () => {
  await show();
  const fresh = await screen.findByRole('region', { name: 'New' });
  expect(headings()).toEqual(['New', 'Today', 'Earlier', 'Already read', 'Today', 'Earlier']);
  const group = within(fresh).getByRole('button', { name: /^River lab/ });
  expect(group.textContent).toBe('River lab2 unread');
  expect(shownRows()).toEqual(['a', 'c', 'd', 'b', 'e']);
  fireEvent.click(group);
  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(group.parentElement?.textContent).toContain('12:00');
  expect(shownRows()).toEqual(['d', 'b', 'e']);
});

it('selects and marks all rows of a block at once', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  await show();
  await screen.findByRole('region', { name: 'New' });
  const block = () => screen.getByRole('checkbox', { name: 'Select all about “River lab”' });
  fireEvent.click(block());
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  fireEvent.click(block());
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all about “River lab” as read' }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['a', 'c'], read: true } }));
});

it('shows what is about one application in one row, with its state, and marks it together', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  const about = (id: string, createdAt: string, titleKey: string) => ({
    ...notification(id, createdAt, 'River lab'),
    titleKey,
    params: { title: 'River lab', candidate: 'Ada', applicationId: 'x', outcome: 'withdrawn' },
    link: '/internships/employer/intern/x',
  });
  const data = [
    about('w', '2026-03-16T11:00:00.000Z', 'application.withdrawn'),
    about('r', '2026-03-15T10:00:00.000Z', 'application.received'),
  ];
  await renderRows(
    <ListContextProvider value={{ data } as never}>
      <MarkedRows />
      <Notification />
    </ListContextProvider>,
  );
  await screen.findByRole('region', { name: 'New' });
  expect(shownRows()).toEqual(['w']);
  expect(screen.getByRole('list', { name: 'Earlier' }).textContent).toMatch(/^Ada applied\. Sun 15 Mar, 11:00$/);
  fireEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['w', 'r'], read: true } }));
  expect(await screen.findByText('Notification marked as read')).toBeDefined();
});

it('shows by when candidates are to be answered, what is near before all the rest, under one heading', async () => {
  const about = (id: string, due: string, title = 'River lab') => ({
    ...notification(id, '2026-03-12T11:00:00.000Z', title),
    titleKey: 'application.received',
    params: { title, candidate: `Candidate ${id}`, applicationId: id, due },
    link: `/internships/employer/intern/${id}`,
  });
  const data = [
    about('M5', '2026-03-16T20:00:00.000Z'),
    about('M6', '2026-03-15T20:00:00.000Z'),
    about('M7', '2026-03-20T20:00:00.000Z'),
    about('M8', '2026-03-18T20:00:00.000Z'),
    about('N1', '2026-03-17T20:00:00.000Z', 'Bell founder'),
  ];
  await renderRows(
    <ListContextProvider value={{ data } as never}>
      <MarkedRows />
    </ListContextProvider>,
    'de',
  );
  const steps = await screen.findByRole('region', { name: 'Fällige Antworten' });
  expect([...steps.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Ungelesen: Bewerber/in M6 hat sich beworben. Antwort überfällig seit So., 15. März Bewerbung ansehen',
    'Ungelesen: Bewerber/in M5 hat sich beworben. Antwort heute fällig Bewerbung ansehen',
    expect.stringContaining('M8 hat sich beworben. Antwort bis Mi., 18. März'),
    'Ungelesen: Bewerber/in N1 hat sich für „Bell founder“ beworben. Antwort morgen fällig Bewerbung ansehen',
  ]);
  const rest = screen.getByRole('region', { name: 'Neu' });
  expect(rest.querySelector('a')?.textContent).toContain(
    'hat sich für „River lab“ beworben. Antwort bis Fr., 20. März',
  );
});

it('selects nothing any more once all are marked', async () => {
  vi.spyOn(client.notifications, 'markAllRead').mockResolvedValue({ count: 3, readAt: '2026-03-16T12:00:00.000Z' });
  const MarkAll = () => {
    const marking = useInboxMarking();
    return (
      <>
        <button onClick={marking.markAll}>Mark all</button>
        <InboxRows marking={marking} />
      </>
    );
  };
  await renderRows(
    <ListContextProvider value={{ data: notifications } as never}>
      <MarkAll />
    </ListContextProvider>,
  );
  fireEvent.click((await screen.findAllByRole('checkbox', { name: /^Select: / }))[0] as HTMLElement);
  expect(screen.getByText('1 selected')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all' }));
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('says the periods in German', async () => {
  await show('de');
  await screen.findByRole('region', { name: 'Neu' });
  expect(headings()).toEqual(['Neu', 'Heute', 'Älter', 'Bereits gelesen', 'Heute', 'Älter']);
});

it('marks one as read when it is opened', async () => {
  const read = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  await show();
  const fresh = await screen.findByRole('region', { name: 'New' });
  fireEvent.click(within(fresh).getAllByRole('link')[0] as HTMLElement);
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith({ body: { ids: ['a'], read: true } }));
});

it('continues at the row that was opened when somebody comes back', async () => {
  vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  const focusedRow = () => document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification');
  await show();
  const link = (await screen.findByRole('region', { name: 'Earlier' })).querySelector('a');
  fireEvent.click(link as HTMLElement);
  cleanup();
  await show();
  await vi.waitFor(() => expect(focusedRow()).toBe('e'));
  cleanup();
  await show();
  await screen.findByRole('region', { name: 'New' });
  expect(focusedRow()).toBeUndefined();
});

it('is worked with by keys: j and k move, x selects, m marks, u takes back, Escape ends the selection', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  await show();
  await screen.findByRole('region', { name: 'New' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification');
  press('j');
  expect(document.activeElement?.textContent).toMatch(/^River lab/);
  press('x');
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  press('x');
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
  await screen.findByText('Notification marked as read');
  press('u');
  await vi.waitFor(() => expect(mark).toHaveBeenLastCalledWith({ body: { ids: ['c'], read: false } }));
  await screen.findByText('Notification marked as unread');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  press('x');
  press('Escape');
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('marks by a key all that is selected, which is selected no more', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  await show();
  await screen.findByRole('region', { name: 'New' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of ['j', 'j', 'x', 'j', 'x', 'm']) press(key);
  await vi.waitFor(() => expect(mark).toHaveBeenCalledOnce());
  expect(mark.mock.lastCall?.[0].body.ids).toHaveLength(2);
  expect(mark.mock.lastCall?.[0].body.ids).toContain('a');
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('marks several at once, and offers to undo it', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  await show();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select: / });
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  expect(screen.getByRole('button', { name: 'Mark as unread' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('5 selected')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['a', 'c', 'd'], read: true } }));
  expect(screen.queryByText('5 selected')).toBeNull();
  expect(document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification')).toBe('a');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(mark).toHaveBeenLastCalledWith({ body: { ids: ['a', 'c', 'd'], read: false } }));
});

it('shows in the time zone of the account, and whole, what leads nowhere else', async () => {
  const mark = vi.spyOn(client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  const params = { title: 'Office hours', text: 'Every Tuesday.' };
  const announcement = { ...notification('z', '2026-03-16T11:00:00.000Z', ''), titleKey: 'announcement', params };
  const data = [{ ...announcement, link: '/dashboard/notifications' }];
  await renderRows(
    <ListContextProvider value={{ data } as never}>
      <MarkedRows />
    </ListContextProvider>,
  );
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Every Tuesday.')).toBeDefined();
  expect(row.getByText('12:00')).toBeDefined();
  expect(row.queryByRole('link')).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Mark as read: Office hours' }));
  await vi.waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: ['z'], read: true } }));
  cleanup();
  await renderRows(
    <ListContextProvider value={{ data: [{ ...announcement, link: '/news/fair' }] } as never}>
      <MarkedRows />
    </ListContextProvider>,
  );
  expect((await screen.findByRole('link')).textContent).toBe('Unread: Office hours');
  expect(screen.getByText('Read more').closest('a')?.getAttribute('href')).toMatch(/\/news\/fair$/);
});
