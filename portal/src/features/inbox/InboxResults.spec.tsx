// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import type { InboxItem } from './inbox-loader.ts';
import { InboxResults } from './InboxResults.tsx';
import { UNREAD_CHANGED } from './unread-count.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = (digit: string, createdAt: string, title: string, readAt: string | null = null): InboxItem => ({
  id: digit.repeat(24),
  type: 'application.decision',
  titleKey: 'application.finalist',
  params: { title, company: 'Flusswerk' },
  link: '#there',
  priority: 'normal',
  readAt,
  createdAt,
});
const [fresh, second, old] = [
  item('a', '2026-03-16T11:00:00.000Z', 'River lab'),
  item('b', '2026-03-16T10:00:00.000Z', 'River lab'),
  item('c', '2026-03-15T10:00:00.000Z', 'Bell founder', '2026-03-15T12:00:00.000Z'),
];

interface Shown {
  isTopicChosen?: boolean;
  isUnreadOnly?: boolean;
  items?: InboxItem[];
  openSteps?: ReadonlySet<string>;
}

function results(
  { isTopicChosen = false, isUnreadOnly = false, items = [fresh, second, old], openSteps = new Set() }: Shown,
  reload: () => Promise<void>,
) {
  return (
    <InboxResults
      t={translator('en')}
      language="en"
      timeZone="UTC"
      now={Date.parse('2026-03-16T12:00:00.000Z')}
      content={{ items, total: items.length, hasMore: false }}
      openSteps={openSteps}
      isTopicChosen={isTopicChosen}
      isUnreadOnly={isUnreadOnly}
      onMarked={() => undefined}
      loading={false}
      reload={reload}
      onMore={() => undefined}
      empty="None."
    />
  );
}

function show(options: Shown = {}) {
  const reload = vi.fn(async () => undefined);
  const { rerender } = render(results(options, reload));
  return { reload, showAgain: (next: Shown) => rerender(results(next, reload)) };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('lists what is new before what has been read, that by day, what is about the same thing next to each other, with what to do next also where it was read', () => {
  show();
  const fresh = within(screen.getByRole('region', { name: 'New' }));
  expect(fresh.getAllByRole('list')).toHaveLength(1);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['New', 'Earlier']);
  expect(within(fresh.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
  expect(earlier.getAllByRole('listitem').length).toBe(1);
  expect(earlier.getByText('yesterday')).toBeDefined();
  expect(earlier.getByRole('link').textContent).toBe(
    'Flusswerk You’re a finalist for “Bell founder”. See the application',
  );
});

it('lists what is to be done before all the rest', () => {
  const offer: InboxItem = {
    ...old,
    titleKey: 'application.offered',
    params: { ...old.params, when: '2026-03-20T10:00:00.000Z' },
    link: '/dashboard/intern#application-one',
  };
  show({ items: [fresh, second, offer], openSteps: new Set(['one']) });
  const [first] = screen.getAllByRole('region');
  expect(first?.textContent).toMatch(
    /^Offers to answerAnswer by Fri 20 Mar, 10:00.*You have an offer for “Bell founder”\. Answer the offer$/,
  );
  expect(first?.textContent).not.toContain('yesterday');
  expect(screen.queryByRole('region', { name: 'Earlier' })).toBeNull();
});

it('says of an interview when it is, not when the invitation came', () => {
  const invitation: InboxItem = {
    ...old,
    titleKey: 'application.interview',
    params: { ...old.params, when: '2026-03-17T10:00:00.000Z' },
    link: '/dashboard/intern#application-one',
  };
  show({ items: [invitation], openSteps: new Set(['one']) });
  expect(screen.getByText('Interview: tomorrow, 10:00').tagName).toBe('TIME');
  expect(screen.queryByText('yesterday')).toBeNull();
});

it('marks one as read by its button, and as unread again', async () => {
  const mark = vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  show();
  const [button] = screen.getAllByRole('button', { name: /^Mark as read: / });
  if (button) fireEvent.click(button);
  await screen.findByText('1 notification marked as read');
  expect(mark).toHaveBeenCalledWith({ body: { ids: [fresh.id], read: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps what was marked in its place while only unread ones are shown', async () => {
  vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  const { showAgain } = show({ isUnreadOnly: true, items: [fresh, second] });
  press('j');
  press('m');
  await screen.findByText('1 notification marked as read');
  showAgain({ isUnreadOnly: true, items: [second] });
  expect(screen.getAllByRole('listitem').map((row) => row.className)).toEqual(['', 'is-unread']);
});

it('holds back what arrives while somebody reads further down', () => {
  const { showAgain } = show({ items: [second, old] });
  vi.stubGlobal('scrollY', 900);
  vi.stubGlobal('scrollTo', () => undefined);
  showAgain({ items: [fresh, second, old] });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 new notification' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  vi.unstubAllGlobals();
});

it('marks one as read when it is opened, also when the page is left', () => {
  const read = vi
    .spyOn(session.client.notifications, 'markRead')
    .mockResolvedValue({ ...fresh, readAt: fresh.createdAt });
  show();
  const [link] = screen.getAllByRole('link');
  if (link) fireEvent.click(link);
  expect(read).toHaveBeenCalledWith({ params: { id: fresh.id } }, { keepalive: true });
});

it('marks what is selected, and takes it back', async () => {
  const mark = vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  const { reload } = show();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Select' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('3 selected')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await screen.findByText('2 notifications marked as read');
  expect(mark).toHaveBeenLastCalledWith({ body: { ids: [fresh.id, second.id], read: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('2 notifications marked as read')).toBeNull());
  expect(mark).toHaveBeenLastCalledWith({ body: { ids: [fresh.id, second.id], read: false } });
  expect(reload).not.toHaveBeenCalled();
});

it('marks everything as read, and takes exactly that back', async () => {
  const readAt = '2026-03-16T12:00:00.000Z';
  vi.spyOn(session.client.notifications, 'markAllRead').mockResolvedValue({ count: 30, readAt });
  const undo = vi.spyOn(session.client.notifications, 'undoMarkAllRead').mockResolvedValue({ count: 30 });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('30 notifications marked as read');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ body: { readAt } }));
});

it('marks of a chosen topic only what is shown, and leads to undoing it', async () => {
  const mark = vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  show({ isTopicChosen: true });
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(mark).toHaveBeenCalledWith({ body: { ids: [fresh.id, second.id], read: true } });
  await waitFor(() => expect(document.activeElement).toBe(undo));
});

it('is worked with by keys', async () => {
  const mark = vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 1 });
  show();
  const links = screen.getAllByRole('link');
  press('j');
  expect(document.activeElement).toBe(links[0]);
  press('j');
  press('j');
  expect(document.activeElement).toBe(links[2]);
  press('x');
  expect(screen.getByText('1 selected')).toBeDefined();
  press('m');
  await waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { ids: [old.id], read: false } }));
  press('k');
  expect(document.activeElement).toBe(links[1]);
});

it('marks all that is selected by a key, takes it back by another, and ends the selection', async () => {
  const mark = vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  show();
  for (const key of ['j', 'x', 'j', 'x']) press(key);
  expect(screen.getByText('2 selected')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveProperty('indeterminate', true);
  press('m');
  await screen.findByText('2 notifications marked as read');
  expect(mark).toHaveBeenLastCalledWith({ body: { ids: [fresh.id, second.id], read: true } });
  press('u');
  await waitFor(() => expect(screen.queryByText('2 notifications marked as read')).toBeNull());
  expect(mark).toHaveBeenLastCalledWith({ body: { ids: [fresh.id, second.id], read: false } });
  press('x');
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  press('Escape');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

it('shows at once what is marked, where it stood, and as it was when that fails', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const reply = new Promise<{ count: number }>((_, reject) => void (refuse = reject));
  vi.spyOn(session.client.notifications, 'markMany').mockReturnValue(reply);
  const changes: unknown[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && changes.push(event.detail);
  addEventListener(UNREAD_CHANGED, listen);
  show();
  const unread = screen.getByRole('region', { name: 'New' });
  const bold = () => [...unread.querySelectorAll('.is-unread')].map((row) => row.getAttribute('data-notification'));
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'm' });
  expect(bold()).toEqual([second.id]);
  expect(within(unread).getAllByRole('listitem')).toHaveLength(2);
  expect(changes).toEqual([-1]);
  refuse(new TypeError('offline'));
  await screen.findByText('You’re offline. Nothing has changed. Try again.');
  expect(bold()).toEqual([fresh.id, second.id]);
  expect(changes).toEqual([-1, null]);
  removeEventListener(UNREAD_CHANGED, listen);
});

it('is worked with by keys also after a click elsewhere on the page, and not while somebody types', () => {
  show();
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  const field = main.appendChild(document.createElement('input'));
  const focused = () => document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification');
  field.focus();
  press('j');
  expect(focused()).toBeUndefined();
  main.focus();
  press('j');
  expect(focused()).toBe(fresh.id);
  main.remove();
});

it('keeps the focus in the list when everything that was marked is taken back', async () => {
  const { notifications } = session.client;
  vi.spyOn(notifications, 'markAllRead').mockResolvedValue({ count: 2, readAt: '2026-03-16T12:00:00.000Z' });
  vi.spyOn(notifications, 'undoMarkAllRead').mockResolvedValue({ count: 2 });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification')).toBe(fresh.id);
});

it('keeps the focus in the list when the last marks are taken back by the key while it is on the button for that', async () => {
  vi.spyOn(session.client.notifications, 'markMany').mockResolvedValue({ count: 2 });
  show({ isTopicChosen: true });
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  press('u');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement?.closest('[data-notification]')?.getAttribute('data-notification')).toBe(fresh.id);
});

it('says below the text of an announcement where it leads, and nothing where it leads to the inbox', () => {
  const params = { title: 'Career fair', text: 'Forty companies come.' };
  const announcement = { ...fresh, type: 'broadcast' as const, titleKey: 'announcement', params };
  const elsewhere = { ...announcement, link: '/news/fair' };
  show({ items: [elsewhere, { ...announcement, id: second.id, link: '/dashboard/notifications' }] });
  const [leading, whole] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(leading).getByRole('link').textContent).toBe('Unread: Career fair');
  const action = within(leading).getByText('Read more');
  expect(action.getAttribute('href')).toBe('/news/fair');
  expect(action.compareDocumentPosition(within(leading).getByText('Forty companies come.'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(whole.textContent).not.toContain('Read more');
});
