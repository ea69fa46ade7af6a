// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError, defaultPreferences } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../../site/browser-session.ts';
import { islandText, translator } from '../../../i18n/catalogue.ts';
import NotificationSettings, { EmailStatusNotice } from './NotificationSettings.tsx';

vi.mock('../../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern' } }),
}));

vi.mock('./PushSection.tsx', () => ({ PushSection: () => null }));

const { deliveries } = session.client;
const address = 'ada@people.example';
const since = '2026-03-02T09:00:00.000Z';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says nothing while emails reach the person', async () => {
  const status = vi.spyOn(deliveries, 'emailStatus').mockResolvedValue({ address, reason: null, since: null });
  const { container } = render(<EmailStatusNotice t={translator('en')} />);
  await vi.waitFor(() => expect(status).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

it('says that emails came back, and has a link sent by which the address is confirmed', async () => {
  vi.spyOn(deliveries, 'emailStatus').mockResolvedValue({ address, reason: 'address_bounced', since });
  const confirm = vi.spyOn(deliveries, 'confirmEmail').mockResolvedValue(undefined);
  render(<EmailStatusNotice t={translator('en')} />);
  expect(await screen.findByText(`Our emails to ${address} came back`)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link to confirm my address' }));
  expect((await screen.findByRole('status')).textContent).toContain(`We sent a link to ${address}`);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the button and says why when no link could be sent', async () => {
  vi.spyOn(deliveries, 'emailStatus').mockResolvedValue({ address, reason: 'address_complained', since });
  vi.spyOn(deliveries, 'confirmEmail').mockRejectedValue(new AppError('RATE_LIMITED', { seconds: 30 }));
  render(<EmailStatusNotice t={translator('en')} />);
  fireEvent.click(await screen.findByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
  expect(screen.getByRole('button')).toBeDefined();
});

it('shows what was sent on a page of its own, to which the part of the settings that it once was leads', async () => {
  const text = islandText('en', 'inbox.', 'notification.', 'push.', 'refusal.');
  vi.spyOn(deliveries, 'list').mockResolvedValue({ items: [], total: 0 });
  const { unmount } = render(<NotificationSettings text={text} view="sent" />);
  expect(await screen.findByText('Nothing yet.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'How we reach you' })).toBeNull();
  unmount();
  const replace = vi.spyOn(location, 'replace').mockReturnValue(undefined);
  location.hash = '#sent';
  vi.spyOn(deliveries, 'emailStatus').mockResolvedValue({ address, reason: null, since: null });
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<NotificationSettings text={text} view="choices" />);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/settings/notifications?show=sent'));
  expect((await screen.findByRole('link', { name: 'See what we sent you' })).getAttribute('href')).toBe(
    '/settings/notifications?show=sent',
  );
  location.hash = '';
});
