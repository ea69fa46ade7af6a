import { Box } from '@mui/material';
import type { administratorView, ViewOf } from '@prentice/contract';
import { DataTable } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { DateField } from '../../ui/date.field.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { InvitationList } from './invitations.list.tsx';
import { InviteForm } from './invite.form.tsx';
import { PermissionWords } from './permission.words.tsx';

type Administrator = ViewOf<typeof administratorView>;

function Roster(): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <ListPage
      resource="administrators"
      storeKey="administrators.roster"
      sort={{ field: 'createdAt', order: 'ASC' }}
      empty={<p>{text('administrators.none')}</p>}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="name" disableSort label={text('administrators.name')} />
        <DataTable.Col source="email" label={text('administrators.email')} />
        <DataTable.Col
          source="role"
          disableSort
          label={text('administrators.role')}
          render={(one: Administrator) => word('role', one.role)}
        />
        <DataTable.Col label={text('administrators.permissions')} disableSort>
          <PermissionWords />
        </DataTable.Col>
        <DataTable.Col
          source="status"
          disableSort
          label={text('administrators.state')}
          render={(one: Administrator) => <StatusChip state={one.status} words="userStatus" />}
        />
        <DataTable.Col source="lastSignInAt" label={text('administrators.lastSignIn')}>
          <DateField source="lastSignInAt" none={text('time.never')} />
        </DataTable.Col>
      </DataTable>
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
