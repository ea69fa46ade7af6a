import { Box } from '@mui/material';
import { administratorRoles } from '@prentice/contract';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { AdministratorActions } from './AdministratorActions.tsx';
import { type Administrator, PermissionList } from './PermissionsDialog.tsx';
import { InvitationList } from './InvitationsList.tsx';
import { InviteForm } from './InviteForm.tsx';

/** By this name addresses lead to the list, below the invitations. */
const LIST_ANCHOR = 'administrators';

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'administrators.search' },
  { kind: 'choice', source: 'role', label: 'administrators.role', values: administratorRoles, labelPrefix: 'role' },
  {
    kind: 'choice',
    source: 'status',
    label: 'administrators.state',
    values: ['active', 'suspended'],
    labelPrefix: 'userStatus',
  },
];

function AdministratorTable(): ReactElement {
  const text = useMessages();
  const Column = ListColumn<Administrator>;
  return (
    <ListTable<Administrator> rowClick={false}>
      <Column source="email" label={text('administrators.email')} card="title" />
      <Column source="name" label={text('administrators.name')} card="plain" disableSort />
      <Column source="role" label={text('administrators.role')} card="plain" disableSort labelPrefix="role" />
      <Column
        source="permissions"
        label={text('administrators.permissions')}
        card="plain"
        disableSort
        render={({ role, permissions }) => <PermissionList role={role} permissions={permissions} />}
      />
      <Column source="status" label={text('administrators.state')} card="plain" disableSort states="userStatus" />
      <Column
        source="lastSignInAt"
        label={text('administrators.lastSignIn')}
        render={({ lastSignInAt }) => <RelativeTime instant={lastSignInAt} placeholder={text('time.never')} />}
      />
      <Column
        source="actions"
        label={text('administrators.actions')}
        card="plain"
        disableSort
        render={(administrator) => <AdministratorActions administrator={administrator} />}
      />
    </ListTable>
  );
}

function AdministratorList(): ReactElement {
  const { inputs, labelOf } = useFilterInputs(filters);
  return (
    <ResourceList<Administrator>
      resource="administrators"
      isAddressed
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={inputs}
      filterLabel={labelOf}
      empty={{ title: 'administrators.none', help: 'administrators.noneHelp' }}
      table={<AdministratorTable />}
    />
  );
}

/** Shows how to invite a limited administrator; who else administrates, and who was invited. */
export default function AdministratorsPage(): ReactElement {
  const text = useMessages();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${LIST_ANCHOR}`) document.getElementById(LIST_ANCHOR)?.focus();
  }, [hash]);
  return (
    <>
      <PageHeader title={text('administrators.title')} />
      <Panel title={text('administrators.inviteTitle')}>
        <InviteForm />
      </Panel>
      <Box sx={{ mt: 4 }}>
        <Panel title={text('administrators.invitations')}>
          <InvitationList />
        </Panel>
        <Panel id={LIST_ANCHOR} title={text('administrators.list')}>
          <AdministratorList />
        </Panel>
      </Box>
    </>
  );
}
