// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { defaultPreferences } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

const student = { role: 'intern' };
let actor: { role: string; memberRole?: string } = student;
vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ actor }),
}));

afterEach(() => {
  actor = student;
  cleanup();
  vi.restoreAllMocks();
});

it('offers the channels by which notifications are sent, and those types on each that use it', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Topic', 'Inbox', 'Push', 'Email']);
  expect(
    screen.getByRole('rowheader', { name: 'Opened applications An employer opens your application' }),
  ).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Opened applications: Email' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Changes to internships: Email' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'News: Email' })).toHaveProperty('checked', false);
});

it('saves how often the summary comes, and the quiet hours', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  const save = vi.spyOn(session.client.notifications, 'setPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.change(await screen.findByLabelText('Email summary'), { target: { value: 'weekly' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '09:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const body = { ...defaultPreferences, digest: 'weekly', quietTo: '09:30' };
  await waitFor(() => expect(save).toHaveBeenCalledWith({ body }));
});

it('says what switching emails about applications off includes, and that quiet hours of no length are none', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Applications' }));
  expect(screen.getByText(/won’t be emailed about offers and interviews either/)).toBeDefined();
  expect(screen.queryByText(/no quiet hours/)).toBeNull();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: defaultPreferences.quietFrom } });
  expect(screen.getByText(/no quiet hours/)).toBeDefined();
});

it('lets those who decide about applications, and nobody else, choose to hear of each new application at once', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  const save = vi.spyOn(session.client.notifications, 'setPreferences').mockResolvedValue(defaultPreferences);
  const { unmount } = render(<PreferencesForm t={translator('en')} />);
  await screen.findByLabelText('Email summary');
  expect(screen.queryByRole('checkbox', { name: /each new application at once/ })).toBeNull();
  unmount();
  actor = { role: 'employer', memberRole: 'reviewer' };
  const asReviewer = render(<PreferencesForm t={translator('en')} />);
  await screen.findByText('Mentions in notes', { selector: 'p' });
  expect(screen.queryByRole('checkbox', { name: /each new application at once/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Deadlines' })).toBeNull();
  asReviewer.unmount();
  actor = { role: 'employer', memberRole: 'recruiter' };
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /each new application at once/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ body: { ...defaultPreferences, applicationsAtOnce: true } }));
});

it('speaks of their applications to students only', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  const { unmount } = render(<PreferencesForm t={translator('en')} />);
  expect(await screen.findByText(/^Decisions about your applications/)).toBeDefined();
  unmount();
  actor = { role: 'admin' };
  render(<PreferencesForm t={translator('en')} />);
  expect(await screen.findByText(/^Notices about the security/)).toBeDefined();
  expect(screen.queryByText(/your applications/)).toBeNull();
});
