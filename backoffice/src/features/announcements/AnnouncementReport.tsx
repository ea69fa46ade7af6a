import { Box, LinearProgress, Link, Typography } from '@mui/material';
import { allows, deliveryMessages, type AnnouncementReport as Report } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocaleState } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { Facts } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useProgressText, type OpenedAnnouncement } from './announcement-types.ts';

type ChannelReport = Report['channels'][number];

/** Shows how far sending has got: a bar with words, and words alone once it has ended. */
function Progress({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const text = useMessages();
  const progressText = useProgressText()(announcement);
  const { state, processed, recipients } = announcement;
  const percent = Math.min(100, Math.round((processed / Math.max(1, recipients ?? processed)) * 100));
  return (
    <Box sx={{ mb: 3, maxWidth: 760 }}>
      <Typography variant="h2" component="p" role="status">
        {progressText}
      </Typography>
      {state === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={text('announcements.progress')}
          aria-valuetext={progressText}
          sx={{ mt: 1, height: 8, borderRadius: '3px' }}
        />
      )}
    </Box>
  );
}

/** Returns why so many people did not get it on a channel, in a sentence. */
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

/** Returns a count with its share of the recipients, such as "19 (63%)". */
function useShareText(recipients: number): (count: number) => string {
  const locale = useLocaleState()[0];
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (count) => (recipients > 0 ? `${count} (${percent.format(count / recipients)})` : String(count));
}

/** Shows how many wait, and when those of them that failed are tried again. */
function Waiting({ waiting, nextTryAt }: Pick<ChannelReport, 'waiting' | 'nextTryAt'>): ReactElement {
  const text = useMessages();
  return (
    <>
      {waiting}
      {nextTryAt && (
        <Box sx={{ color: 'text.secondary' }}>
          {text('announcements.report.nextTry')} <RelativeTime instant={nextTryAt} />
        </Box>
      )}
    </>
  );
}

/** Shows how many are not tried any more; for those who look after the system with the way to try them again. */
function Failed({ count }: { readonly count: number }): ReactElement {
  const text = useMessages();
  const mayRetry = allows(useAbility(), 'read', 'Maintenance', {});
  return (
    <>
      {count}
      {count > 0 && mayRetry && (
        <Box>
          <Link component={LinkBase} to={`${pathTo('adminNotifications')}#failed-deliveries`}>
            {text('failed.title')}
          </Link>
        </Box>
      )}
    </>
  );
}

type ChannelTableProps = Pick<Report, 'channels' | 'recipients'>;

function ChannelTable({ channels, recipients }: ChannelTableProps): ReactElement {
  const text = useMessages();
  const share = useShareText(recipients);
  const valueLabel = useValueLabel();
  const reasonText = useReasonText();
  const columns: readonly PlainColumn<ChannelReport>[] = [
    {
      label: text('announcements.report.channel'),
      render: ({ channel }) => valueLabel('announcementChannel', channel),
      isTitle: true,
    },
    {
      label: text('announcements.report.delivered'),
      render: ({ delivered }) => <Box sx={{ whiteSpace: 'nowrap' }}>{share(delivered)}</Box>,
      isNumeric: true,
    },
    { label: text('announcements.report.waiting'), render: (row) => <Waiting {...row} />, isNumeric: true },
    { label: text('announcements.report.suppressed'), render: ({ suppressed }) => suppressed, isNumeric: true },
    { label: text('announcements.report.failed'), render: ({ failed }) => <Failed count={failed} />, isNumeric: true },
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
      maxWidth={900}
    />
  );
}

interface ReportFactsProps extends Report {
  readonly announcement: OpenedAnnouncement;
}

/** Shows who sent it and when, how many have read it, and what is still on its way. */
function ReportFacts({ announcement, recipients, opened, channels }: ReportFactsProps): ReactElement {
  const text = useMessages();
  const locale = useLocaleState()[0];
  const share = useShareText(recipients);
  const { startedAt, endedAt, sentByName } = announcement;
  const time = (instant: string | null) => instant && exactTime(Date.parse(instant), locale);
  const emails = channels.find(({ channel }) => channel === 'email')?.waiting ?? 0;
  return (
    <Facts
      facts={[
        [text('announcements.report.recipients'), recipients],
        [text('announcements.report.opened'), share(opened)],
        [text('announcements.report.emailsWaiting'), emails > 0 ? emails : null],
        [text('announcements.startedAt'), time(startedAt)],
        [text('announcements.endedAt'), time(endedAt)],
        [text('announcements.sentBy'), sentByName],
      ]}
    />
  );
}

/** Returns the announcement and its report with one count: what was counted in inboxes, of all whom it is for while it is sent. */
function withOneCount(announcement: OpenedAnnouncement, report: Report) {
  if (announcement.state !== 'sending') return { announcement, recipients: report.recipients };
  const processed = report.channels.find(({ channel }) => channel === 'inapp')?.delivered ?? 0;
  const recipients = announcement.recipients ?? report.recipients;
  return { announcement: { ...announcement, processed }, recipients };
}

/** Shows how far sending has got, and what became of it on each channel; it follows while something changes. */
export function AnnouncementReport({ announcement }: { announcement: OpenedAnnouncement }): ReactElement {
  const { id } = announcement;
  const query = useQuery({
    queryKey: ['announcements', 'of', id, 'report'],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.announcements.report({ params: { id } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(report) => {
        const { opened, channels } = report;
        const counted = withOneCount(announcement, report);
        return (
          <>
            <Progress announcement={counted.announcement} />
            <ReportFacts {...counted} opened={opened} channels={channels} />
            <Box sx={{ mt: 3 }}>
              <ChannelTable channels={channels} recipients={counted.recipients} />
            </Box>
          </>
        );
      }}
    </QueryBoundary>
  );
}
