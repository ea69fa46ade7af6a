import { Notification } from 'react-admin';
import { announcementAudience, AppError } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useAudienceText, type OpenedAnnouncement } from './announcement-types.ts';
import { ConfirmSendingDialog } from './ConfirmSendingDialog.tsx';

const audience = announcementAudience.parse({
  groups: ['intern', 'employer'],
  verification: ['verified'],
  field: 'Law',
  activity: 'over',
  activityDays: 30,
  language: 'de',
});
const sentAt = '2026-03-02T09:00:00.000Z';
const announcement: OpenedAnnouncement = {
  id: 'a'.repeat(24), title: 'Office hours in May', en: { title: 'Office hours in May', body: 'We answer questions every Tuesday.' },
  de: { title: '', body: '' }, link: null, audience, email: false, push: false, sendAt: null, state: 'draft', recipients: null,
  processed: 0, startedAt: null, endedAt: null, sentBy: null, sentByName: null, history: [], createdAt: sentAt, updatedAt: sentAt, version: 3,
}; // prettier-ignore

const countOf = (count: number) => ({
  count,
  reach: { inapp: count, email: 4, push: 1 },
  languages: { en: count - 3, de: 3 },
  sample: [],
});
const type = (number: string) =>
  fireEvent.change(screen.getByLabelText('Type the number of recipients'), { target: { value: number } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => void vi.spyOn(client.announcements, 'audience').mockResolvedValue(countOf(12)));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  renderWithAdmin(<ConfirmSendingDialog announcement={announcement} to="sending" onClose={() => undefined} />);

it('sends an announcement only when the number of recipients was typed', async () => {
  const transition = vi
    .spyOn(client.announcements, 'transition')
    .mockResolvedValue({ ...announcement, state: 'sending' });
  await show();
  expect(await screen.findByText('This goes to 12 people now.')).toBeDefined();
  expect(screen.getByText('Type 12 to confirm.')).toBeDefined();
  send();
  expect(screen.getByText('The number is missing. Type 12 to confirm.')).toBeDefined();
  for (const wrong of ['13', 'twelve']) {
    type(wrong);
    send();
    expect(screen.getByText('That isn’t 12. Type 12 to send.')).toBeDefined();
  }
  expect(transition).not.toHaveBeenCalled();
  type('12');
  send();
  await waitFor(() => expect(transition).toHaveBeenCalledTimes(1));
  const body = { to: 'sending', recipients: 12, version: 3 };
  expect(transition).toHaveBeenCalledWith(expect.objectContaining({ params: { id: announcement.id }, body }));
});

it('says what is sent how, to how many, and who gets it in another language', async () => {
  await renderWithAdmin(
    <ConfirmSendingDialog announcement={{ ...announcement, email: true }} to="sending" onClose={() => undefined} />,
  );
  expect(await screen.findByText('Office hours in May')).toBeDefined();
  expect(screen.getByText('12 on the website, 4 by email')).toBeDefined();
  expect(screen.getByText(/^3 recipients read German, and there is no German text yet\./)).toBeDefined();
});

it('shows the present number when it has changed meanwhile, and asks for it again', async () => {
  vi.spyOn(client.announcements, 'transition').mockRejectedValue(new AppError('AUDIENCE_CHANGED', { count: 14 }));
  await show();
  await screen.findByText('This goes to 12 people now.');
  vi.mocked(client.announcements.audience).mockResolvedValue(countOf(14));
  type('12');
  send();
  expect(await screen.findByText('This goes to 14 people now.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The number of recipients has changed.');
});

it('says of a draft that was sent in another tab that it was', async () => {
  vi.spyOn(client.announcements, 'transition').mockRejectedValue(new AppError('VERSION_CONFLICT'));
  vi.spyOn(client.announcements, 'get').mockResolvedValue({ ...announcement, state: 'sending' });
  const close = vi.fn();
  await renderWithAdmin(
    <>
      <ConfirmSendingDialog announcement={announcement} to="sending" onClose={close} />
      <Notification />
    </>,
  );
  await screen.findByText('This goes to 12 people now.');
  type('12');
  send();
  expect(await screen.findByText('This announcement was already sent.')).toBeDefined();
  expect(close).toHaveBeenCalled();
});

function AudienceText() {
  return <p>{useAudienceText()(audience)}</p>;
}

it.each([
  ['en', 'Students, Employer accounts · verified only · field “Law” · not active for 30 days · German'],
  ['de', 'Studierende, Unternehmenskonten · nur verifiziert · Fach „Law“ · seit 30 Tagen nicht aktiv · Deutsch'],
] as const)('says an audience in words in %s', async (language, audienceText) => {
  await renderWithAdmin(<AudienceText />, language);
  expect(screen.getByText(audienceText)).toBeDefined();
});
