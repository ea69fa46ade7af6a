import { Box } from '@mui/material';
import { administratorRoles } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AdministratorActions } from './AdministratorActions.tsx';
import { type Administrator, PermissionNames } from './GrantsDialog.tsx';
import { InvitationList } from './InvitationsList.tsx';
import { InviteForm } from './InviteForm.tsx';

const STORE = 'administrators.columns';
const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'administrators.search' },
  { kind: 'choice', source: 'role', label: 'administrators.role', values: administratorRoles, words: 'role' },
  {
    kind: 'choice',
    source: 'status',
    label: 'administrators.state',
    values: ['active', 'suspended'],
    words: 'userStatus',
  },
];

function AdministratorTable(): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const columns: readonly Column<Administrator>[] = [
    { name: 'email', label: text('administrators.email'), sort: 'email' },
    { name: 'name', isSelfEvident: true, label: text('administrators.name') },
    {
      name: 'role',
      isSelfEvident: true,
      label: text('administrators.role'),
      render: (administrator) => word('role', administrator.role),
    },
    {
      name: 'permissions',
      isSelfEvident: true,
      label: text('administrators.permissions'),
      render: (administrator) => <PermissionNames role={administrator.role} permissions={administrator.permissions} />,
    },
    {
      name: 'status',
      isSelfEvident: true,
      label: text('administrators.state'),
      render: (administrator) => <StatusChip state={administrator.status} labelPrefix="userStatus" />,
    },
    {
      name: 'lastSignInAt',
      label: text('administrators.lastSignIn'),
      sort: 'lastSignInAt',
      render: (administrator) => <RelativeTime instant={administrator.lastSignInAt} placeholder={text('time.never')} />,
    },
    {
      name: 'moves',
      isSelfEvident: true,
      label: text('administrators.moves'),
      render: (administrator) => <AdministratorActions administrator={administrator} />,
    },
  ];
  return (
    <ListPage
      resource="administrators"
      storeKey="administrators.roster"
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={filters}
      embedded
      empty={<EmptyState title={text('administrators.none')} help={text('administrators.noneHelp')} />}
      tools={<ListTools columns={columns} storeKey={STORE} />}
    >
      <RecordTable columns={columns} storeKey={STORE} />
    </ListPage>
  );
}

/** Invite a limited administrator; who else administrates, and who was invited. */
export default function AdministratorsPage(): ReactElement {
  const text = useMessages();
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
        <Panel title={text('administrators.list')}>
          <AdministratorTable />
        </Panel>
      </Box>
    </>
  );
}
