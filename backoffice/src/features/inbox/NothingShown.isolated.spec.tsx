import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { NothingShown } from './NothingShown.tsx';

vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'employer', memberRole: 'owner' });
  return { ...(await original()), useMe: () => me };
});

beforeEach(() => void vi.spyOn(client.notifications, 'unread').mockResolvedValue({ count: 3 }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says when nothing is unread, and shows all again', async () => {
  const setFilters = vi.fn();
  await renderWithAdmin(
    <ListContextProvider value={{ filterValues: { unread: true }, setFilters } as never}>
      <NothingShown />
    </ListContextProvider>,
  );
  expect(await screen.findByText('Nothing unread')).toBeDefined();
  expect(screen.getByText('New notifications appear here until you open them.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(setFilters).toHaveBeenCalledWith({});
});

it('says how many new ones a filter hides', async () => {
  vi.spyOn(client.notifications, 'unread').mockResolvedValue({ count: 10 });
  await renderWithAdmin(
    <ListContextProvider value={{ filterValues: { type: ['news'] }, setFilters: vi.fn() } as never}>
      <NothingShown />
    </ListContextProvider>,
  );
  expect(await screen.findByText('You have 10 new notifications in other topics.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show all' })).toBeDefined();
});

it('says what a topic in which there is nothing is about', async () => {
  const filterValues = { type: ['news', 'broadcast'] };
  await renderWithAdmin(
    <ListContextProvider value={{ filterValues, setFilters: vi.fn() } as never}>
      <NothingShown />
    </ListContextProvider>,
  );
  expect(await screen.findByText('No notifications in “News and announcements” yet')).toBeDefined();
  expect(screen.getByText(/^News and announcements for you appear here\./)).toBeDefined();
});

it('knows the deadlines as a topic', async () => {
  await renderWithAdmin(
    <ListContextProvider value={{ filterValues: { deadlines: true }, setFilters: vi.fn() } as never}>
      <NothingShown />
    </ListContextProvider>,
  );
  expect(await screen.findByText('No notifications in “Deadlines” yet')).toBeDefined();
});
