import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError, type FailedEvent } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { FailedDeliveriesLink } from './FailedDeliveriesLink.tsx';

vi.mock('react-router', () => ({ useLocation: () => window.location }));

const offer: FailedEvent = {
  id: 'f'.repeat(24),
  event: 'application.offered',
  notices: [{ type: 'application.offer', to: 'intern' }],
  parts: ['notifications', 'applications.employer-metrics', 'new.part'],
  at: '2026-03-02T09:00:00.000Z',
  attempts: 7,
  lastTriedAt: '2026-03-02T12:00:00.000Z',
  nextAt: '2026-03-02T18:00:00.000Z',
  lastError: 'The mail server does not answer.',
};
const { failedEvents } = client;
const nothing = () => Promise.resolve(undefined);

beforeEach(() => void vi.spyOn(failedEvents, 'list').mockResolvedValue({ total: 1, items: [offer], jobs: [] }));
beforeEach(() => void vi.spyOn(client.deliveries, 'failed').mockResolvedValue({ total: 0, items: [] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows what failed for whom and why, and retries it', async () => {
  const retry = vi.spyOn(failedEvents, 'retry').mockImplementation(nothing);
  await renderWithAdmin(<FailedDeliveries />);
  const row = within(await screen.findByRole('row', { name: /Offers, to students/ }));
  expect(row.getByText('The mail server does not answer.')).toBeDefined();
  expect(row.getByText('7')).toBeDefined();
  fireEvent.click(row.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retry).toHaveBeenCalledWith({ params: { id: offer.id } }));
  await waitFor(() => expect(failedEvents.list).toHaveBeenCalledTimes(2));
});

it('names what is still to be done in the words of the reader, and by its name what has none', async () => {
  await renderWithAdmin(<FailedDeliveries />, 'de');
  const open = 'Offen: Personen benachrichtigen, Bewerbungszahlen eines Unternehmens aktualisieren, new.part';
  expect(await screen.findByText(open)).toBeDefined();
});

it.each([
  ['en', 'An internship was closed'],
  ['de', 'Ein Praktikum wurde geschlossen'],
] as const)('says in %s what happened where nobody was to be told of it', async (language, sentence) => {
  const quiet = { ...offer, event: 'internship.closed', notices: [], parts: ['applications.documents'] };
  vi.mocked(failedEvents.list).mockResolvedValue({ total: 1, items: [quiet], jobs: [] });
  await renderWithAdmin(<FailedDeliveries />, language);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByText('internship.closed')).toBeNull();
});

it('names an event that the server does not know, and no part that waits for it', async () => {
  const unknown = { ...offer, event: 'application.pondered', notices: [], parts: [] };
  vi.mocked(failedEvents.list).mockResolvedValue({ total: 1, items: [unknown], jobs: [] });
  await renderWithAdmin(<FailedDeliveries />);
  expect(await screen.findByText('application.pondered')).toBeDefined();
  expect(screen.queryByText(/^Waiting/)).toBeNull();
});

it('is a list on a narrow screen, with the same texts and actions', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const retry = vi.spyOn(failedEvents, 'retry').mockImplementation(nothing);
  await renderWithAdmin(<FailedDeliveries />);
  const list = within(await screen.findByRole('list', { name: 'Failed deliveries' }));
  const item = within(list.getByRole('listitem'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(item.getByText('Offers, to students')).toBeDefined();
  expect(item.getByText('The mail server does not answer.')).toBeDefined();
  fireEvent.click(item.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retry).toHaveBeenCalledWith({ params: { id: offer.id } }));
});

const failedEmail = {
  id: 'e'.repeat(24),
  type: 'application.offer' as const,
  channel: 'email' as const,
  digest: false,
  state: 'failed' as const,
  reason: 'not_accepted' as const,
  attempts: 6,
  dueAt: null,
  lastTriedAt: null,
  lastError: '550 <…>: no such user',
  createdAt: '2026-03-02T09:00:00.000Z',
};

it('shows emails that could not be sent and why, and sends them again', async () => {
  vi.spyOn(client.deliveries, 'failed').mockResolvedValue({
    total: 1,
    items: [failedEmail],
  });
  const retry = vi.spyOn(client.deliveries, 'retry').mockImplementation(nothing);
  await renderWithAdmin(<FailedDeliveries />);
  const list = within(await screen.findByRole('list', { name: 'Emails that could not be sent' }));
  expect(list.getByText('Not sent. The mail server didn’t accept it.')).toBeDefined();
  fireEvent.click(list.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retry).toHaveBeenCalledWith({ params: { id: 'e'.repeat(24) } }));
});

it('shows three of many emails at first, and all when asked', async () => {
  const items = Array.from({ length: 5 }, (_, index) => ({ ...failedEmail, id: String(index).repeat(24) }));
  vi.spyOn(client.deliveries, 'failed').mockResolvedValue({ total: 5, items });
  await renderWithAdmin(<FailedDeliveries />);
  const list = within(await screen.findByRole('list', { name: 'Emails that could not be sent' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

it('asks before something is set aside', async () => {
  const setAside = vi.spyOn(failedEvents, 'setAside').mockImplementation(nothing);
  await renderWithAdmin(<FailedDeliveries />);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop trying' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop trying to deliver this?' }));
  expect(setAside).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop trying' }));
  await waitFor(() => expect(setAside).toHaveBeenCalledWith({ params: { id: offer.id } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is there also when nothing failed, and when that cannot be known', async () => {
  const list = vi.spyOn(failedEvents, 'list').mockResolvedValue({ total: 0, items: [], jobs: [] });
  await renderWithAdmin(<FailedDeliveries />);
  expect(await screen.findByText('No failed deliveries')).toBeDefined();
  cleanup();
  list.mockRejectedValue(new AppError('OVERLOADED'));
  await renderWithAdmin(<FailedDeliveries />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('does not say that nothing failed where emails could not be sent', async () => {
  vi.spyOn(failedEvents, 'list').mockResolvedValue({ total: 0, items: [], jobs: [] });
  vi.spyOn(client.deliveries, 'failed').mockResolvedValue({ total: 1, items: [failedEmail] });
  await renderWithAdmin(<FailedDeliveries />);
  expect(await screen.findByRole('list', { name: 'Emails that could not be sent' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('No failed deliveries')).toBeNull());
});

it('shows the background tasks that keep failing, and why, also where every delivery arrived', async () => {
  const job = { job: 'applications.reminders', attempts: 3, failedAt: offer.at, lastError: 'The database is gone.' };
  vi.mocked(failedEvents.list).mockResolvedValue({ total: 0, items: [], jobs: [job] });
  await renderWithAdmin(<FailedDeliveries />);
  const list = within(await screen.findByRole('list', { name: 'Background tasks that keep failing' }));
  expect(list.getByText(/Remind employers to answer: failed 3 times/)).toBeDefined();
  expect(list.getByText(/The database is gone\./)).toBeDefined();
  expect(screen.queryByText('No failed deliveries')).toBeNull();
});

it('is led to by a link that says how much failed', async () => {
  vi.spyOn(client.deliveries, 'failed').mockResolvedValue({ total: 2, items: [failedEmail] });
  await renderWithAdmin(<FailedDeliveriesLink onClose={null} />);
  const link = await screen.findByRole('link', { name: 'Failed deliveries (3)' });
  expect(link.getAttribute('href')).toMatch(/#failed-deliveries$/);
});
