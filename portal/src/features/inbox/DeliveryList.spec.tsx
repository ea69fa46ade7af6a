// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import { DeliveryList } from './DeliveryList.tsx';

vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern', timeZone: 'UTC' } }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says what was sent on which channel, and why something was not', async () => {
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
  const withoutDevice = { ...item, id: 'b'.repeat(24), channel: 'push' as const, reason: 'no_device' as const };
  vi.spyOn(session.client.deliveries, 'list').mockResolvedValue({ items: [item, withoutDevice], total: 2 });
  render(<DeliveryList t={translator('en')} language="en" />);
  expect(await screen.findByText(/Email/)).toBeDefined();
  expect(screen.getByText(/Not sent. The mail server did not accept it./)).toBeDefined();
  expect(screen.queryByText(/No device is set up/)).toBeNull();
});
