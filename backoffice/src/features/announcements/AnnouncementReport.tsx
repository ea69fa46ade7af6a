import { Box, LinearProgress, Typography } from '@mui/material';
import { deliveryMessages, type AnnouncementReport as Report } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { Facts } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useProgressText, type OpenedAnnouncement } from './announcement-types.ts';

type ChannelReport = Report['channels'][number];

/** How far sending has got, as a bar with words. */
function Progress({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const words = useProgressText()(announcement);
  const { processed, recipients } = announcement;
  const percent = Math.min(100, Math.round((processed / Math.max(1, recipients ?? processed)) * 100));
  return (
    <Box sx={{ mb: 3, maxWidth: 760 }}>
      <Typography variant="h2" component="p" role="status">
        {words}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={text('announcements.progress')}
        aria-valuetext={words}
        sx={{ mt: 1, height: 8, borderRadius: '3px' }}
      />
    </Box>
  );
}

/** Why so many people did not get it on a channel, in a sentence. */
function useReasonText(): (channel: ChannelReport['channel'], reason: ChannelReport['reasons'][number]) => string {
  const text = useMessages();
  const messages = deliveryMessages[useLocaleState()[0].startsWith('de') ? 'de' : 'en'];
  return (channel, { reason, count }) => {
    switch (reason) {
      case 'switched_off':
        return text(`announcements.reason.switched_off.${channel}`, { smart_count: count });
      case 'no_device':
      case 'quiet_hours':
      case 'daily_limit':
      case 'account_suspended':
      case 'address_bounced':
      case 'address_complained':
        return text(`announcements.reason.${reason}`, { smart_count: count });
      default:
        return `${count} × ${messages[reason]}`;
    }
  };
}

function ChannelTable({ channels }: { channels: readonly ChannelReport[] }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const reasonText = useReasonText();
  const columns: readonly PlainColumn<ChannelReport>[] = [
    {
      label: text('announcements.report.channel'),
      render: ({ channel }) => word('announcementChannel', channel),
      isTitle: true,
    },
    { label: text('announcements.report.delivered'), render: ({ delivered }) => delivered, isNumeric: true },
    { label: text('announcements.report.waiting'), render: ({ waiting }) => waiting, isNumeric: true },
    { label: text('announcements.report.suppressed'), render: ({ suppressed }) => suppressed, isNumeric: true },
    { label: text('announcements.report.failed'), render: ({ failed }) => failed, isNumeric: true },
    {
      label: text('announcements.report.reasons'),
      render: (row) =>
        row.reasons.length === 0
          ? '–'
          : row.reasons.map((each) => <div key={each.reason}>{reasonText(row.channel, each)}</div>),
    },
  ];
  return (
    <PlainTable
      label={text('announcements.tab.report')}
      columns={columns}
      rows={channels}
      keyOf={({ channel }) => channel}
    />
  );
}

/** How far sending has got, and what became of it on each channel; it follows while something changes. */
export function AnnouncementReport({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const { id } = announcement;
  const query = useQuery({
    queryKey: ['announcements', 'of', id, 'report'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.announcements.report({ params: { id } }, { signal }),
  });
  return (
    <>
      <Progress announcement={announcement} />
      <QueryBoundary query={query}>
        {({ recipients, opened, channels }) => (
          <>
            <Facts
              facts={[
                [text('announcements.report.recipients'), recipients],
                [text('announcements.report.opened'), opened],
              ]}
            />
            <Box sx={{ mt: 3 }}>
              <ChannelTable channels={channels} />
            </Box>
          </>
        )}
      </QueryBoundary>
    </>
  );
}
