// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { defaultPreferences } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern' } }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers only the channels by which notifications are sent', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Topic', 'Here', 'Email']);
  expect(screen.queryByText(/quiet hours/i)).toBeNull();
  expect(screen.queryByLabelText(/summary/i)).toBeNull();
});
