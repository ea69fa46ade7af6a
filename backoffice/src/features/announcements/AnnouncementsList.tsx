import { announcementLifecycle } from '@prentice/contract';
import { DataTable, SearchInput, SelectArrayInput, SimpleList, type RaRecord } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { useAudienceText, useProgressText, type ListedAnnouncement } from './announcement-types.ts';

const stateChoices = announcementLifecycle.states.map((id) => ({ id, name: `announcementState.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="state" source="state" label="announcements.field.state" choices={stateChoices} />,
];

/** A draft is written on; everything else is looked at. */
const openBy = (_id: unknown, _resource: string, record: RaRecord) => (record['state'] === 'draft' ? 'edit' : 'show');

const Column = DataTable.Col<ListedAnnouncement>;

function AnnouncementTable(): ReactElement {
  const text = useMessages();
  const audienceText = useAudienceText();
  const progressText = useProgressText();
  return (
    <DataTable<ListedAnnouncement> rowClick={openBy} bulkActionButtons={false}>
      <Column
        source="title"
        label="announcements.field.title"
        render={({ title }) => title || text('announcements.untitled')}
      />
      <Column
        source="state"
        label="announcements.field.state"
        disableSort
        render={({ state }) => <StatusChip state={state} labelPrefix="announcementState" />}
      />
      <Column
        source="audience"
        label="announcements.field.audience"
        disableSort
        render={({ audience }) => audienceText(audience)}
      />
      <Column
        source="sendAt"
        label="announcements.field.sendAt"
        render={({ sendAt, startedAt }) => <RelativeTime instant={startedAt ?? sendAt} />}
      />
      <Column source="processed" label="announcements.progress" disableSort render={progressText} />
      <Column source="sentByName" label="announcements.sentBy" disableSort />
    </DataTable>
  );
}

/** Where there is room for one column only. */
function AnnouncementCards(): ReactElement {
  const text = useMessages();
  const audienceText = useAudienceText();
  return (
    <SimpleList<ListedAnnouncement>
      primaryText={({ title }) => title || text('announcements.untitled')}
      secondaryText={({ state, audience }) => (
        <>
          <StatusChip state={state} labelPrefix="announcementState" /> {audienceText(audience)}
        </>
      )}
      rowClick={openBy}
    />
  );
}

/** All announcements, with the progress of what is being sent. */
export default function AnnouncementsList(): ReactElement {
  const word = useValueLabel();
  return (
    <ResourceList<ListedAnnouncement>
      resource="announcements"
      title="announcements.title"
      intro="announcements.intro"
      create={{ label: 'announcements.create', screen: 'announcementCreate' }}
      empty={{ title: 'announcements.empty', help: 'announcements.emptyHelp' }}
      filters={filters}
      filterLabel={(_filter, value) => word('announcementState', String(value))}
      table={<AnnouncementTable />}
      cards={<AnnouncementCards />}
    />
  );
}
