import { announcementAudience } from '@prentice/contract';
import { cleanup, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { AnnouncementTable } from './AnnouncementsList.tsx';
import type { ListedAnnouncement } from './announcement-types.ts';

const announcement: ListedAnnouncement = {
  id: 'a'.repeat(24), title: 'Office hours', audience: announcementAudience.parse({ groups: ['administrator'] }), email: true, push: false,
  sendAt: null, state: 'sent', recipients: 2, processed: 2, failures: { retried: 0, failed: 0 }, startedAt: '2026-03-16T10:00:00.000Z',
  endedAt: '2026-03-16T10:01:00.000Z', sentBy: null, sentByName: null, createdAt: '2026-03-16T09:00:00.000Z',
  updatedAt: '2026-03-16T10:01:00.000Z', version: 2,
}; // prettier-ignore

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-16T12:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Listed({ listed }: { listed: ListedAnnouncement }): ReactElement {
  return (
    <ResourceContextProvider value="announcements">
      <ListContextProvider value={useList({ data: [listed] })}>
        <AnnouncementTable />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const show = (change: Partial<ListedAnnouncement>) =>
  renderWithAdmin(<Listed listed={{ ...announcement, ...change }} />);

it('tells for whom it is from how many have got it', async () => {
  await show({});
  expect(await screen.findByText(/^Administrators$/)).toBeDefined();
  expect(await screen.findByText('Sent to 2 people')).toBeDefined();
});

it('says when it was cancelled, not when it would have been sent', async () => {
  await show({
    state: 'cancelled',
    startedAt: null,
    sendAt: '2026-03-22T10:00:00.000Z',
    endedAt: '2026-03-16T10:00:00.000Z',
  });
  expect((await screen.findByText('2 hours ago')).parentElement?.textContent).toContain('Cancelled 2 hours ago');
  expect(screen.queryByText(/in 6 days/)).toBeNull();
});

it('says for which day it is scheduled', async () => {
  await show({ state: 'scheduled', startedAt: null, endedAt: null, sendAt: '2026-03-22T10:00:00.000Z' });
  expect(await screen.findByText(/^Sun,? 22 Mar, \d\d:\d\d$/)).toBeDefined();
});
