// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import { EmailStatusNotice } from './NotificationSettings.tsx';

vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern' } }),
}));

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
