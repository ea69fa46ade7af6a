import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, type Ability, type FailedDelivery } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { show } from '../../test/shown.tsx';
import { FailedDeliveries } from './failed.deliveries.tsx';

vi.mock(import('../../providers/me.hook.ts'), async (original) => {
  const { createMongoAbility } = await import('@casl/ability');
  const ability = createMongoAbility<Ability>([{ action: ['read', 'update'], subject: 'Maintenance' }]);
  return { ...(await original()), useAbility: () => ability };
});

vi.mock('react-router', () => ({ useLocation: () => window.location }));

const offer: FailedDelivery = {
  id: 'f'.repeat(24),
  event: 'application.offered',
  notices: [{ type: 'application.offer', to: 'intern' }],
  parts: ['mail'],
  at: '2026-03-02T09:00:00.000Z',
  attempts: 7,
  lastTriedAt: '2026-03-02T12:00:00.000Z',
  nextAt: '2026-03-02T18:00:00.000Z',
  lastError: 'The mail server does not answer.',
};
const { failedDeliveries } = client;
const nothing = () => Promise.resolve(undefined);

beforeEach(() => void vi.spyOn(failedDeliveries, 'list').mockResolvedValue({ total: 1, items: [offer] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('tells what failed for whom and why, and tries again', async () => {
  const retry = vi.spyOn(failedDeliveries, 'retry').mockImplementation(nothing);
  await show(<FailedDeliveries />);
  const row = within(await screen.findByRole('row', { name: /Offers, to students/ }));
  expect(row.getByText('The mail server does not answer.')).toBeDefined();
  expect(row.getByText('7')).toBeDefined();
  fireEvent.click(row.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retry).toHaveBeenCalledWith({ params: { id: offer.id } }));
  await waitFor(() => expect(failedDeliveries.list).toHaveBeenCalledTimes(2));
});

it('asks before something is set aside', async () => {
  const setAside = vi.spyOn(failedDeliveries, 'setAside').mockImplementation(nothing);
  await show(<FailedDeliveries />);
  fireEvent.click(await screen.findByRole('button', { name: 'Set aside' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set this aside?' }));
  expect(setAside).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
  await waitFor(() => expect(setAside).toHaveBeenCalledWith({ params: { id: offer.id } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is there when nothing failed, or that cannot be known, only for whoever asked for it', async () => {
  const list = vi.spyOn(failedDeliveries, 'list').mockResolvedValue({ total: 0, items: [] });
  await show(<FailedDeliveries />);
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(screen.queryByText('Failed deliveries')).toBeNull();
  cleanup();
  window.location.hash = '#failed-deliveries';
  await show(<FailedDeliveries />);
  expect(await screen.findByText('Nothing has failed')).toBeDefined();
  cleanup();
  list.mockRejectedValue(new Refusal('OVERLOADED'));
  await show(<FailedDeliveries />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  window.location.hash = '';
});
