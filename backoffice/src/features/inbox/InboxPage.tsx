import { Button } from '@mui/material';
import { allows, notificationTypesFor, type Ability, type Role } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FailedDeliveries, FailedDeliveriesLink, useIsAskedForFailures } from './FailedDeliveries.tsx';
import { useInboxMarking } from './inbox-marking.hook.ts';
import { InboxRows } from './InboxRows.tsx';

/** The filters that fit a role: the types of notifications that can reach it. */
const filtersFor = (role: Role): readonly ListFilter[] => [
  {
    kind: 'choice',
    source: 'type',
    label: 'inbox.type',
    values: notificationTypesFor(role),
    labelPrefix: 'notification',
    alwaysOn: true,
  },
  { kind: 'switch', source: 'unread', label: 'inbox.unread', value: true, alwaysOn: true },
];

/** What will be in an inbox that is empty. */
function emptyHelpFor(role: Role, ability: Ability) {
  if (role === 'employer') return 'inbox.emptyHelp.employer';
  const mayReview = ability.can('read', 'VerificationCase') || ability.can('read', 'Report');
  return mayReview ? 'inbox.emptyHelp' : 'inbox.emptyHelp.others';
}

/** The own inbox; from it, full administrators get to what could not be told to others. */
export default function InboxPage(): ReactElement {
  const text = useMessages();
  const { role } = useMe().user;
  const filters = useMemo(() => filtersFor(role), [role]);
  const { inputs, labelOf } = useFilterInputs(filters);
  const marking = useInboxMarking();
  const mayMarkAll = useUnreadCount() > 0 && !marking.isBusy;
  /* It stays where nothing is unread: it keeps the focus of whoever pressed it, and the others stay where they are. */
  const markAll = (
    <Button
      variant="outlined"
      aria-disabled={!mayMarkAll}
      onClick={() => mayMarkAll && marking.markAll()}
      sx={mayMarkAll ? null : { opacity: 0.6, cursor: 'default' }}
    >
      {text('inbox.markAllRead')}
    </Button>
  );
  const ability = useAbility();
  const mayAnnounce = ability.can('read', 'Announcement');
  const announcements = mayAnnounce && (
    <Button component={LinkBase} to={pathTo('announcements')} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      {text('announcements.title')}
    </Button>
  );
  const mayRepair = allows(ability, 'read', 'Maintenance', {});
  const isAskedForFailures = useIsAskedForFailures();
  const actions = (
    <>
      {mayRepair && <FailedDeliveriesLink />}
      {announcements}
      <Button component={LinkBase} to="/settings/notifications">
        {text('inbox.settings')}
      </Button>
      {markAll}
    </>
  );
  return (
    <>
      <PageHeader title={text('inbox.title')} actions={actions} />
      {mayRepair && isAskedForFailures && <FailedDeliveries />}
      <ResourceList
        resource="notifications"
        isAddressed
        hasColumns={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={{ title: 'inbox.empty', help: emptyHelpFor(role, ability) }}
        filters={inputs}
        filterLabel={labelOf}
        table={<InboxRows marking={marking} />}
      />
    </>
  );
}
