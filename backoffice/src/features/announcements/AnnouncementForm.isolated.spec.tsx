import { announcementAudience } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { DeleteDraftButton, DuplicateButton } from './AnnouncementActions.tsx';
import AnnouncementCreate from './AnnouncementCreate.tsx';
import type { OpenedAnnouncement } from './announcement-types.ts';

const sentAt = '2026-03-02T09:00:00.000Z';
const texts = {
  en: { title: 'Office hours in May', body: 'We answer questions every Tuesday.' },
  de: { title: '', body: '' },
};
const audience = announcementAudience.parse({ groups: ['intern'] });
const sent: OpenedAnnouncement = {
  id: 'a'.repeat(24), title: texts.en.title, ...texts, link: '/news', audience, email: true, push: false, sendAt: sentAt, state: 'sent',
  recipients: 12, processed: 12, startedAt: sentAt, endedAt: sentAt, sentBy: null, sentByName: null, history: [], createdAt: sentAt, updatedAt: sentAt,
  version: 3,
}; // prettier-ignore

vi.mock('react-router', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => window.location,
}));

vi.mock(import('../../providers/me-store.ts'), async (original) => ({
  ...(await original()),
  useMe: () => ({ user: { email: 'admin@demo.example' } }) as never,
}));

beforeEach(() => {
  vi.spyOn(client.announcements, 'audience').mockResolvedValue({
    count: 12,
    reach: { inapp: 12, email: 4, push: 1 },
    languages: { en: 9, de: 3 },
    sample: [],
  });
  vi.spyOn(client.announcements, 'week').mockResolvedValue({ monday: '2026-03-02', left: 2 });
  vi.spyOn(client.announcements, 'preview').mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const write = (field: string, value: string, within_ = panel('English')) =>
  fireEvent.change(within(within_).getByLabelText(field), { target: { value } });
/** Whether the browser would ask before the page is closed. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('makes a new draft with the same texts, audience and channels, which is sent at once unless a time is chosen', async () => {
  const create = vi.spyOn(client.announcements, 'create').mockResolvedValue({ ...sent, state: 'draft' });
  await renderWithAdmin(<DuplicateButton announcement={sent} />);
  press('Duplicate');
  const body = { ...texts, link: '/news', audience, email: true, push: false, sendAt: null };
  await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith({ body }));
});

it('sends a test to the author as it is written, and warns of readers of the other language', async () => {
  const test = vi.spyOn(client.announcements, 'sendTest').mockResolvedValue(undefined);
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  write('Title', texts.en.title, panel('English (empty)'));
  write('Text', texts.en.body);
  fireEvent.click(screen.getByRole('tab', { name: 'German (empty)' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  const body = { ...texts, link: null, language: 'de' as const, email: false, push: false };
  await waitFor(() => expect(test).toHaveBeenCalledExactlyOnceWith({ body }));
  expect(await screen.findByText(/^3 recipients read German, and there is no German text yet\./)).toBeDefined();
});

it('asks before a draft is deleted', async () => {
  const remove = vi.spyOn(client.announcements, 'remove').mockResolvedValue(sent);
  await renderWithAdmin(<DeleteDraftButton id={sent.id} />);
  press('Delete draft');
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: sent.id } }));
});

it('asks before the page is closed once something is written, and has it again afterwards', async () => {
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  expect(asksBeforeLeaving()).toBe(false);
  write('Title', texts.en.title, panel('English (empty)'));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  cleanup();
  expect(asksBeforeLeaving()).toBe(false);
  await renderWithAdmin(<AnnouncementCreate />);
  expect(await screen.findByDisplayValue(texts.en.title)).toBeDefined();
  expect(screen.getByText('You have unsaved changes from before.')).toBeDefined();
});

it('opens the language in which something is missing, and says what', async () => {
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  fireEvent.click(screen.getByRole('tab', { name: 'German (empty)' }));
  write('Text', 'Wir antworten jeden Dienstag.', panel('German (empty)'));
  fireEvent.click(screen.getByRole('tab', { name: 'English (empty)' }));
  press('Save draft');
  expect(
    await within(await screen.findByRole('tabpanel', { name: 'German' })).findByText('Enter a title.'),
  ).toBeDefined();
});

it('says what is missing before it is sent, until it is there', async () => {
  const create = vi.spyOn(client.announcements, 'create');
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  write('Title', 'Office', panel('English (empty)'));
  press('Send now…');
  expect(await screen.findByText('Choose at least one.')).toBeDefined();
  expect(screen.getByText('Write at least 8 characters.')).toBeDefined();
  expect(screen.getByText('Narrow the audience').closest('details')?.open).toBe(false);
  write('Title', texts.en.title);
  await waitFor(() => expect(screen.queryByText('Write at least 8 characters.')).toBeNull());
  expect(create).not.toHaveBeenCalled();
});

it('lists beside the buttons what is missing, each as a link to its field in the language that is written', async () => {
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  const missing = () =>
    screen.getByText(/^To send, complete:/).textContent?.replace(/: (Choose|Write) at least .*?\./g, '');
  expect(missing()).toBe('To send, complete: Groups, Title, Text');
  fireEvent.click(screen.getByRole('tab', { name: 'German (empty)' }));
  write('Title', 'Sprechstunden im Mai', panel('German (empty)'));
  fireEvent.click(screen.getByRole('tab', { name: 'English (empty)' }));
  await waitFor(() => expect(missing()).toBe('To send, complete: Groups, Text (German)'));
  press('Groups');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Students' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Students' }));
  press('Text (German)');
  await waitFor(() => expect(document.activeElement).toBe(within(panel('German')).getByLabelText('Text')));
  write('Text', 'Wir antworten jeden Dienstag.', panel('German'));
  await waitFor(() => expect(screen.queryByText(/^To send, complete:/)).toBeNull());
});

it('says before it is sent that the week is full, at the field for another time', async () => {
  vi.mocked(client.announcements.week).mockResolvedValue({ monday: '2026-03-02', left: 0 });
  const create = vi.spyOn(client.announcements, 'create');
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  const full = 'Two announcements have already been sent or scheduled for this week. Choose a time in another week.';
  expect(await screen.findAllByText(full)).toHaveLength(1);
  expect(screen.getByText(/^The next week begins on (Sun,? 8|Mon,? 9) Mar.* at \d\d:\d\d\.$/)).toBeDefined();
  const sendNow = await screen.findByRole('button', { name: 'Send now…' });
  expect(sendNow).toMatchObject({ disabled: true });
  expect(document.getElementById(sendNow.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'None left this week',
  );
  press('Schedule…');
  await waitFor(() => expect(screen.getAllByText(full)).toHaveLength(2));
  expect(create).not.toHaveBeenCalled();
});

it('keeps the preview while another field is wrong', async () => {
  vi.mocked(client.announcements.preview).mockResolvedValue({
    inbox: { title: texts.en.title, body: texts.en.body, link: '/dashboard/notifications' },
    email: { subject: texts.en.title, text: '', html: '' },
  });
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  write('Title', texts.en.title, panel('English (empty)'));
  fireEvent.change(screen.getByLabelText('Link'), { target: { value: 'internships' } });
  const body = expect.objectContaining({ en: { title: texts.en.title, body: '' }, link: null });
  await waitFor(() => expect(client.announcements.preview).toHaveBeenLastCalledWith({ body }, expect.anything()));
  expect(screen.queryByText('Write a title and a text to see what recipients get.')).toBeNull();
});

it('says at the field that a link is wrong once it is left, and sends no test without it', async () => {
  const sendTest = vi.spyOn(client.announcements, 'sendTest');
  await renderWithAdmin(<AnnouncementCreate />);
  await screen.findByRole('tabpanel', { name: 'English (empty)' });
  write('Title', texts.en.title, panel('English (empty)'));
  const link = screen.getByLabelText('Link');
  fireEvent.change(link, { target: { value: 'https://elsewhere.example' } });
  fireEvent.blur(link);
  expect(await screen.findByText('Enter a page of this site, such as /internships.')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /test/i }));
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(sendTest).not.toHaveBeenCalled();
});
