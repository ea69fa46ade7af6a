import { announcementLifecycle, announcementLimits, dayOf } from '@prentice/contract';
import { Box } from '@mui/material';
import { SearchInput, type RaRecord } from 'react-admin';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { clockTime, readersZone, weekdayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import {
  useAnnouncementWeek,
  useAudienceText,
  useProgressText,
  useWeekRenewalText,
  type ListedAnnouncement,
} from './announcement-types.ts';

const filtersWith = (placeholder: string): ReactElement[] => [
  <SearchInput key="q" source="q" placeholder={placeholder} alwaysOn />,
];

/** Returns the screen of an announcement: a draft is written on; everything else is looked at. */
const screenOf = ({ state }: Pick<ListedAnnouncement, 'state'>) => (state === 'draft' ? 'edit' : 'show');
const openBy = (_id: unknown, _resource: string, record: RaRecord) => (record['state'] === 'draft' ? 'edit' : 'show');

/** Shows when it was sent or cancelled, or the day and the time for which it is scheduled. */
export function When({ state, sendAt, startedAt, endedAt }: ListedAnnouncement): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const zone = readersZone();
  if (state === 'cancelled')
    return (
      <>
        {text('announcementState.cancelled')} <RelativeTime instant={endedAt} />
      </>
    );
  if (startedAt) return <RelativeTime instant={startedAt} />;
  /* A draft keeps the time that was chosen for it, but is sent at none. */
  if (!sendAt || state === 'draft') return null;
  const day = weekdayText(dayOf(sendAt, zone), dayOf(now, zone), locale);
  return (
    <time dateTime={sendAt}>
      {day}, {clockTime(Date.parse(sendAt), locale, zone)}
    </time>
  );
}

/** Says what announcements are, and how many more can be sent this week. */
function Intro(): ReactElement {
  const text = useMessages();
  const renewalText = useWeekRenewalText();
  const { data } = useAnnouncementWeek(null);
  /* Its line is kept while the number is asked for: the list does not move. */
  const week = data
    ? `${text('announcements.week.left', { left: data.left, limit: announcementLimits.perWeek })}. ${renewalText(data.monday)}`
    : '\u00A0';
  return (
    <>
      {text('announcements.intro')}
      <Box>{week}</Box>
    </>
  );
}

/** Shows how far sending has got, and what of it failed. */
function Progress(announcement: ListedAnnouncement): ReactElement {
  const text = useMessages();
  const { retried, failed } = announcement.failures;
  return (
    <>
      {useProgressText()(announcement)}
      {retried > 0 && (
        <Box component="span" sx={{ display: 'block' }}>
          {text('announcements.failures.retried', { smart_count: retried })}
        </Box>
      )}
      {failed > 0 && (
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {text('announcements.failures.failed', { smart_count: failed })}
        </Box>
      )}
    </>
  );
}

/** Shows announcements as rows, on phones as cards. */
export function AnnouncementTable(): ReactElement {
  const text = useMessages();
  const audienceText = useAudienceText();
  const Column = ListColumn<ListedAnnouncement>;
  return (
    <ListTable<ListedAnnouncement> rowClick={openBy}>
      <Column
        source="title"
        label={text('announcements.field.title')}
        card="title"
        render={(announcement) => (
          <RecordLink record={announcement} link={screenOf(announcement)}>
            {announcement.title || text('announcements.untitled')}
          </RecordLink>
        )}
      />
      <Column
        source="state"
        label={text('announcements.field.state')}
        card="plain"
        disableSort
        states="announcementState"
      />
      <Column
        source="audience"
        label={text('announcements.field.audience')}
        card="plain"
        disableSort
        render={({ audience }) => audienceText(audience)}
      />
      <Column
        source="sendAt"
        label={text('announcements.when')}
        card="plain"
        instant
        render={(announcement) => <When {...announcement} />}
      />
      <Column
        source="processed"
        label={text('announcements.progress')}
        card="plain"
        disableSort
        render={(record) => <Progress {...record} />}
      />
      <Column source="sentByName" label={text('announcements.sentBy')} card="hidden" disableSort />
    </ListTable>
  );
}

/** Shows all announcements, with the progress of what is being sent. */
export default function AnnouncementsList(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <ResourceList<ListedAnnouncement>
      resource="announcements"
      title="announcements.title"
      intro={<Intro />}
      create={{ label: 'announcements.create', shortLabel: 'announcements.createShort', screen: 'announcementCreate' }}
      empty={{ title: 'announcements.empty', help: 'announcements.emptyHelp' }}
      states={{ values: announcementLifecycle.states, labelPrefix: 'announcementState' }}
      filters={filtersWith(text('announcements.search'))}
      filterLabel={(_filter, value) => valueLabel('announcementState', String(value))}
      table={<AnnouncementTable />}
    />
  );
}
