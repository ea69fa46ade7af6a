import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentMe, refreshMe } from '../providers/me-store.ts';
import { client } from '../providers/session.ts';
import { buildMe } from '../test/me.builder.ts';
import { renderWithAdmin } from '../test/render-with-admin.tsx';
import UserMenuPanel from './UserMenuPanel.tsx';

const me = buildMe({ role: 'employer', memberRole: 'owner' });

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  vi.spyOn(client.auth, 'me').mockResolvedValue(me);
  await refreshMe();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('saves the language that is chosen as that of the account, once', async () => {
  const german = { ...me, user: { ...me.user, locale: 'de' as const } };
  const update = vi.spyOn(client.auth, 'updateMe').mockResolvedValue(german);
  await renderWithAdmin(<UserMenuPanel anchor={document.body} onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  const { name, timeZone, version } = me.user;
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ body: { name, locale: 'de', timeZone }, version }));
  await vi.waitFor(() => expect(currentMe().me?.user.locale).toBe('de'));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(update).toHaveBeenCalledTimes(1);
});
