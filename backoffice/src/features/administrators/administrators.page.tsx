import { Box } from '@mui/material';
import { administratorRoles } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { EmptyState } from '../../ui/empty.state.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import { ListTools } from '../../ui/list/list.tools.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { AdministratorMoves } from './administrator.moves.tsx';
import type { Administrator } from './administrator.types.ts';
import { InvitationList } from './invitations.list.tsx';
import { InviteForm } from './invite.form.tsx';
import { PermissionWords } from './permission.words.tsx';

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

function Roster(): ReactElement {
  const text = useText();
  const word = useWord();
  const columns: readonly Column<Administrator>[] = [
    { name: 'email', label: text('administrators.email'), sort: 'email' },
    { name: 'name', label: text('administrators.name') },
    { name: 'role', label: text('administrators.role'), render: (one) => word('role', one.role) },
    {
      name: 'permissions',
      label: text('administrators.permissions'),
      render: (one) => <PermissionWords role={one.role} permissions={one.permissions} />,
    },
    {
      name: 'status',
      label: text('administrators.state'),
      render: (one) => <StatusChip state={one.status} words="userStatus" />,
    },
    {
      name: 'lastSignInAt',
      label: text('administrators.lastSignIn'),
      sort: 'lastSignInAt',
      render: (one) => <Moment at={one.lastSignInAt} none={text('time.never')} />,
    },
    { name: 'moves', label: text('administrators.moves'), render: (one) => <AdministratorMoves one={one} /> },
  ];
  return (
    <ListPage
      resource="administrators"
      storeKey="administrators.roster"
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={filters}
      apart
      empty={<EmptyState title={text('administrators.none')} help={text('administrators.noneHelp')} />}
      tools={<ListTools columns={columns} storeKey={STORE} />}
    >
      <RecordTable columns={columns} storeKey={STORE} />
    </ListPage>
  );
}

/** Invite a limited administrator; who else administrates, and who was invited. */
export default function AdministratorsPage(): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead title={text('administrators.title')} />
      <Panel title={text('administrators.inviteTitle')}>
        <InviteForm />
      </Panel>
      <Box sx={{ mt: 4 }}>
        <Panel title={text('administrators.invitations')}>
          <InvitationList />
        </Panel>
        <Panel title={text('administrators.roster')}>
          <Roster />
        </Panel>
      </Box>
    </>
  );
}
