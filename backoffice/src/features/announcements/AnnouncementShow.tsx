import { Box, Link, Typography } from '@mui/material';
import { writtenLanguages } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import { TabbedShowLayout, RecordContextProvider } from 'react-admin';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Facts } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { LinkedText } from '../../ui/formats/LinkedText.tsx';
import { ShowTabs } from '../../ui/page/AddressedTabs.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { AnnouncementActions } from './AnnouncementActions.tsx';
import { AnnouncementReport } from './AnnouncementReport.tsx';
import { useAudienceText, type OpenedAnnouncement } from './announcement-types.ts';

/** Who gets what is scheduled, and when; that nobody got what was cancelled before. */
function Outlook({ announcement }: { announcement: OpenedAnnouncement }): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { state, sendAt, startedAt, recipients } = announcement;
  if (startedAt !== null) return null;
  const when = sendAt ? exactTime(Date.parse(sendAt), locale) : '';
  return (
    <Typography variant="h2" component="p" sx={{ mb: 3 }}>
      {state === 'scheduled'
        ? text('announcements.scheduledFor', { smart_count: recipients ?? 0, when })
        : text('announcements.notSent')}
    </Typography>
  );
}

function Content({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const audienceText = useAudienceText();
  const { state, audience, email, push, link, sendAt, startedAt, endedAt, sentByName, recipients } = announcement;
  const channels = ['inapp' as const, ...(email ? ['email' as const] : []), ...(push ? ['push' as const] : [])];
  const locale = useLocale() ?? 'en';
  const time = (instant: string | null) => instant && exactTime(Date.parse(instant), locale);
  return (
    <>
      <Outlook announcement={announcement} />
      <Facts
        facts={[
          [text('announcements.field.audience'), audienceText(audience)],
          [text('announcements.field.recipients'), recipients],
          [
            text('announcements.channels'),
            channels.map((channel) => text(`announcementChannel.${channel}`)).join(', '),
          ],
          [text('announcements.field.link'), link],
          state === 'cancelled'
            ? [text('announcements.field.cancelledAt'), time(endedAt)]
            : [text('announcements.field.sendAt'), time(sendAt)],
          [text('announcements.startedAt'), time(startedAt)],
          [text('announcements.endedAt'), state === 'cancelled' ? null : time(endedAt)],
          [text(state === 'scheduled' ? 'announcements.scheduledBy' : 'announcements.sentBy'), sentByName],
        ]}
      />
      {writtenLanguages(announcement).map((language) => (
        <Box key={language} component="section" lang={language} sx={{ mt: 3, maxWidth: '65ch' }}>
          <Typography variant="h3" component="h2">
            {announcement[language].title}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
            <LinkedText text={announcement[language].body} />
          </Typography>
        </Box>
      ))}
    </>
  );
}

function Details({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const list = (
    <Link component={LinkBase} to={pathTo('announcements')}>
      {text('announcements.title')}
    </Link>
  );
  return (
    <RecordContextProvider value={announcement}>
      <PageHeader
        title={announcement.title || text('announcements.untitled')}
        above={list}
        actions={<AnnouncementActions announcement={announcement} />}
        beside={<StatusChip state={announcement.state} labelPrefix="announcementState" />}
      />
      <ShowTabs>
        {announcement.startedAt !== null && (
          <TabbedShowLayout.Tab label="announcements.tab.report">
            <AnnouncementReport announcement={announcement} />
          </TabbedShowLayout.Tab>
        )}
        <TabbedShowLayout.Tab label="announcements.tab.content">
          <Content announcement={announcement} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="announcements.tab.history">
          <AuditTrail resource="announcements" id={announcement.id} />
        </TabbedShowLayout.Tab>
      </ShowTabs>
    </RecordContextProvider>
  );
}

/** One announcement after it was confirmed: its progress, its report, what it says and what was done to it. */
export default function AnnouncementShow(): ReactElement {
  const { id = '' } = useParams();
  /* Loaded again with every batch: nothing on this page is typed. */
  const query = useQuery({
    queryKey: ['announcements', 'of', id],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.announcements.get({ params: { id } }, { signal }),
  });
  return <QueryBoundary query={query}>{(announcement) => <Details announcement={announcement} />}</QueryBoundary>;
}
