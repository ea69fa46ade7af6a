// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { defaultPreferences, preferences } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import * as browserPush from '../../../push/browser-push.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

vi.mock('../../../push/browser-push.ts');
const loadPushStatus = vi.mocked(browserPush.loadPushStatus);

const student = { role: 'intern' };
let actor: { role: string; memberRole?: string } = student;
vi.mock('../../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ actor, user: { timeZone: 'UTC' } }),
}));

afterEach(() => {
  actor = student;
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

it('offers the channels by which notifications are sent, and those types on each that use it', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Topic', 'Website', 'Push', 'Email']);
  expect(
    screen.getByRole('rowheader', { name: 'Opened applications An employer opens your application' }),
  ).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Opened applications: Email' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Changes to internships: Email' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'News: Email' })).toHaveProperty('checked', false);
});

const device = {
  id: 'a'.repeat(24),
  service: 'web' as const,
  device: 'Firefox, Android',
  fingerprint: 'f'.repeat(64),
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  createdAt: '2026-03-01T09:00:00.000Z',
};
const showPushes = async (status: browserPush.PushStatus) => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  loadPushStatus.mockResolvedValue(status);
  render(<PreferencesForm t={translator('en')} />);
  return screen.findByRole('checkbox', { name: 'Offers: Push' });
};

it('locks the choices for push while no device receives any, says why and leads to where that is changed', async () => {
  const box = await showPushes({ state: { kind: 'off', ended: false }, devices: [] });
  await waitFor(() => expect(box).toHaveProperty('disabled', true));
  const reason = screen.getByText(/off on all your devices/);
  expect(box.getAttribute('aria-describedby')).toBe(reason.id);
  expect(screen.getByRole('link', { name: 'Turn on push notifications' }).getAttribute('href')).toBe('#push-title');
  expect(screen.getByRole('checkbox', { name: 'Offers: Email' })).toHaveProperty('disabled', false);
});

it('keeps the choices for push where another device receives them, and says that this browser does not', async () => {
  const box = await showPushes({ state: { kind: 'off', ended: false }, devices: [device] });
  expect(await screen.findByText(/off in this browser/)).toBeDefined();
  expect(box).toHaveProperty('disabled', false);
});

it('says nothing about push where this browser receives it, and offers no way where the server sends none', async () => {
  const box = await showPushes({ state: { kind: 'on', deviceId: device.id }, devices: [device] });
  expect(box).toHaveProperty('disabled', false);
  expect(screen.queryByRole('link', { name: 'Turn on push notifications' })).toBeNull();
  cleanup();
  queryClient.clear();
  await showPushes({ state: { kind: 'unsupported', reason: 'server' }, devices: [] });
  expect(await screen.findByText('This server doesn’t send push notifications.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Turn on push notifications' })).toBeNull();
});

/** The server's side of saving: it returns what was saved last. */
function savePreferences() {
  const saved = { current: defaultPreferences };
  vi.spyOn(session.client.notifications, 'getPreferences').mockImplementation(() => Promise.resolve(saved.current));
  const save = vi.spyOn(session.client.notifications, 'setPreferences').mockImplementation(({ body }) => {
    saved.current = preferences.parse(body);
    return Promise.resolve(saved.current);
  });
  return { saved, bodies: () => save.mock.calls.map(([request]) => request.body) };
}

it('saves each change at once, says so, and is undone by switching back', async () => {
  const { bodies } = savePreferences();
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.change(await screen.findByLabelText('Email summary'), { target: { value: 'weekly' } });
  expect(await screen.findByText('Saved')).toBeDefined();
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '09:30' } });
  const weekly = { ...defaultPreferences, digest: 'weekly' as const };
  await waitFor(() => expect(bodies()).toEqual([weekly, { ...weekly, quietTo: '09:30' }]));
  fireEvent.change(screen.getByLabelText('Email summary'), { target: { value: defaultPreferences.digest } });
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ...defaultPreferences, quietTo: '09:30' }));
  expect(screen.queryByRole('button', { name: /save/i })).toBeNull();
});

it('keeps what another tab has saved meanwhile, and shows it then', async () => {
  const { saved, bodies } = savePreferences();
  render(<PreferencesForm t={translator('en')} />);
  const news = { inapp: true, push: false, email: true };
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Announcements: Email' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  saved.current = { ...saved.current, types: { ...saved.current.types, news } };
  fireEvent.change(screen.getByLabelText('Email summary'), { target: { value: 'weekly' } });
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ digest: 'weekly', types: { news, broadcast: { email: true } } }),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'News: Email' })).toHaveProperty('checked', true));
});

it('saves changes one after the other, the last one last', async () => {
  const { saved } = savePreferences();
  const replies: (() => void)[] = [];
  const save = vi
    .spyOn(session.client.notifications, 'setPreferences')
    .mockImplementation(
      ({ body }) => new Promise((resolve) => replies.push(() => resolve((saved.current = preferences.parse(body))))),
    );
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'News: Email' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Announcements: Email' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Saving …')).toBeDefined();
  replies[0]?.();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0].body.types).toMatchObject({ news: { email: true }, broadcast: { email: true } });
  expect(screen.queryByText('Saved')).toBeNull();
  replies[1]?.();
  expect(await screen.findByText('Saved')).toBeDefined();
});

it.each([
  ['when asked again', () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['as soon as the connection is back', () => void dispatchEvent(new Event('online'))],
])('keeps a change that could not be saved, says why, and saves it %s', async (_, saveAgain) => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  const save = vi
    .spyOn(session.client.notifications, 'setPreferences')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(({ body }) => Promise.resolve(preferences.parse(body)));
  render(<PreferencesForm t={translator('en')} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'News: Email' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your last change isn’t saved yet');
  expect(screen.getByRole('checkbox', { name: 'News: Email' })).toHaveProperty('checked', true);
  saveAgain();
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save.mock.lastCall?.[0].body.types).toMatchObject({ news: { email: true } });
});

it('says what switching emails about applications off includes, and that quiet hours of no length are none', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  render(<PreferencesForm t={translator('en')} />);
  vi.spyOn(session.client.notifications, 'setPreferences').mockImplementation(({ body }) =>
    Promise.resolve(preferences.parse(body)),
  );
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
  await waitFor(() => expect(save).toHaveBeenCalledWith({ body: { ...defaultPreferences, applicationsAtOnce: true } }));
});

const show = async (role: typeof actor, chosen: Partial<typeof defaultPreferences>): Promise<void> => {
  cleanup();
  queryClient.clear();
  actor = role;
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue({ ...defaultPreferences, ...chosen });
  render(<PreferencesForm t={translator('en')} />);
  await screen.findByLabelText('Email summary');
};

it('says what comes in the summary, and without one that it is only in the inbox', async () => {
  const recruiter = { role: 'employer', memberRole: 'recruiter' };
  const email = (name: string) => screen.getByRole('checkbox', { name: `${name}: Email` });
  await show(recruiter, { digest: 'daily' });
  expect(screen.getByText(/^New and withdrawn applications arrive in one email every day at 08:00/)).toBeDefined();
  expect(email('New applications')).toMatchObject({ checked: true, disabled: false });
  await show(recruiter, { digest: 'weekly' });
  expect(screen.getByText(/every Monday at 08:00/)).toBeDefined();
  await show(recruiter, { digest: 'off' });
  expect(screen.queryByText(/at 08:00/)).toBeNull();
  const reason = screen.getByText('You see new and withdrawn applications only under Notifications.');
  for (const name of ['New applications', 'Withdrawn applications']) {
    expect(email(name)).toMatchObject({ checked: false, disabled: true });
    expect(email(name).getAttribute('aria-describedby')).toBe(reason.id);
  }
  expect(email('Offers')).toMatchObject({ checked: true, disabled: false });
  expect(screen.getByRole('checkbox', { name: 'Applications' })).toMatchObject({ checked: true, indeterminate: false });
  expect(screen.queryByText(/New applications · /)).toBeNull();
  await show(recruiter, { digest: 'off', applicationsAtOnce: true });
  expect(screen.getByText(/^New applications arrive by email at once/).textContent).toContain(
    'only under Notifications',
  );
  expect(email('New applications')).toMatchObject({ checked: true, disabled: false });
  await show({ role: 'intern' }, { digest: 'off' });
  expect(screen.getByText(/^You see changes to internships only under Notifications/)).toBeDefined();
  expect(email('Changes to internships')).toMatchObject({ checked: false, disabled: true });
  expect(email('Saved search matches')).toMatchObject({ checked: true, disabled: false });
});

it('speaks of their applications to students only', async () => {
  vi.spyOn(session.client.notifications, 'getPreferences').mockResolvedValue(defaultPreferences);
  const { unmount } = render(<PreferencesForm t={translator('en')} />);
  expect(await screen.findByText(/decisions about your applications/)).toBeDefined();
  unmount();
  actor = { role: 'admin' };
  render(<PreferencesForm t={translator('en')} />);
  expect(await screen.findByText(/^Notices about the security/)).toBeDefined();
  expect(screen.queryByText(/your applications/)).toBeNull();
});
