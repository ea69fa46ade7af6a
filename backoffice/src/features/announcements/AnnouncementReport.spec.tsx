import { announcementAudience } from '@prentice/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { AnnouncementReport } from './AnnouncementReport.tsx';
import type { OpenedAnnouncement } from './announcement-types.ts';

const startedAt = '2026-03-02T09:00:00.000Z';
const announcement: OpenedAnnouncement = {
  id: 'a'.repeat(24), title: 'Office hours in May', en: { title: 'Office hours in May', body: 'We answer questions every Tuesday.' },
  de: { title: '', body: '' }, link: null, audience: announcementAudience.parse({ groups: ['intern'] }), email: false, push: false, sendAt: null,
  state: 'sending', recipients: 40, processed: 0, startedAt, endedAt: null, sentBy: null, sentByName: null, history: [], createdAt: startedAt,
  updatedAt: startedAt, version: 3,
}; // prettier-ignore

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says how many have it in their inbox as its table does, also within a batch', async () => {
  const inapp = {
    channel: 'inapp' as const,
    delivered: 30,
    waiting: 0,
    nextTryAt: null,
    suppressed: 0,
    failed: 0,
    reasons: [],
  };
  vi.spyOn(client.announcements, 'report').mockResolvedValue({ recipients: 0, opened: 4, channels: [inapp] });
  await renderWithAdmin(<AnnouncementReport announcement={announcement} />);
  expect(await screen.findByText('In the inbox of 30 of 40 people')).toBeDefined();
  expect(screen.getByText('30 (75%)')).toBeDefined();
  expect(screen.getByText('4 (10%)')).toBeDefined();
  expect(screen.getByText('40')).toBeDefined();
});
