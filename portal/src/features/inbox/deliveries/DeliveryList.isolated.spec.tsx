// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { DeliveryList } from './DeliveryList.tsx';

vi.mock('../../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern', timeZone: 'UTC' } }),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

const item = {
  id: 'a'.repeat(24),
  type: 'application.decision' as const,
  titleKey: 'application.finalist',
  link: '/',
  params: { title: 'River lab' },
  channel: 'email' as const,
  digest: false,
  attempts: 6,
  dueAt: null,

  state: 'failed' as const,
  reason: 'not_accepted' as const,
  sentAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
};

it('says what was sent on which channel, and why something was not', async () => {
  const withoutDevice = { ...item, id: 'b'.repeat(24), channel: 'push' as const, reason: 'no_device' as const };
  vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [item, withoutDevice], total: 2 });
  render(<DeliveryList t={translator('en')} language="en" />);
  expect(await screen.findByText('Email: Not sent. The mail server didn’t accept it.')).toBeDefined();
  expect(screen.queryByText(/No device is set up/)).toBeNull();
});

it('shows each notification once, with what became of it on each channel', async () => {
  const pushed = { ...item, id: 'b'.repeat(24), channel: 'push' as const, state: 'sent' as const, reason: null };
  const again = { ...item, id: 'c'.repeat(24), createdAt: '2026-03-01T09:00:00.000Z' };
  vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [item, pushed, again], total: 3 });
  render(<DeliveryList t={translator('en')} language="en" />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Email: Not sent');
  expect(first?.textContent).toContain(' · Push');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/']);
  expect(second?.textContent).not.toContain('Push');
});

it('shows a notification only once all that became of it is loaded', async () => {
  const emailed = { ...item, id: 'c'.repeat(24), params: { title: 'Bell founder' } };
  vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [item, emailed], total: 25 });
  render(<DeliveryList t={translator('en')} language="en" />);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('River lab'),
  ]);
});

it('shows older ones when asked', async () => {
  const list = vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [item], total: 25 });
  render(<DeliveryList t={translator('en')} language="en" />);
  (await screen.findByRole('button', { name: 'Show more' })).click();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(list.mock.calls.map(([request]) => request?.list?.range)).toEqual([
    [0, 19],
    [0, 39],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['en', 'returned', 'sent', 'Sent. The email came back: the address didn’t accept it.'],
  ['de', 'returned', 'sent', 'Gesendet. Die E-Mail kam zurück: Die Adresse hat sie nicht angenommen.'],
  [
    'en',
    'address_bounced',
    'suppressed',
    'Emails to this address came back, so we stopped sending notifications there.',
  ],
  ['de', 'address_bounced', 'suppressed', 'Deshalb senden wir keine Benachrichtigungen mehr dorthin.'],
  ['en', 'address_complained', 'suppressed', 'so we stopped sending notifications to this address.'],
  ['de', 'address_complained', 'suppressed', 'Eine E-Mail wurde als Spam gemeldet.'],
] as const)('says in %s that an email is %s', async (language, reason, state, words) => {
  vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [{ ...item, state, reason }], total: 1 });
  render(<DeliveryList t={translator(language)} language={language} />);
  expect((await screen.findByRole('listitem')).textContent).toContain(words);
});
