import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { administratorRoles } from '@prentice/contract';
import { useEffect, useState, type ReactElement } from 'react';
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
import { InviteDialog } from './InviteDialog.tsx';

/** By this name addresses lead to the list. */
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

/** Shows who it is: the name where they have given one, and the address. */
const PersonCell = ({ name, email }: Pick<Administrator, 'name' | 'email'>): ReactElement => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box sx={{ fontWeight: 600 }}>{name ?? email}</Box>
    {name && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 }}>{email}</Box>}
  </Box>
);

function AdministratorTable(): ReactElement {
  const text = useMessages();
  const Column = ListColumn<Administrator>;
  return (
    <ListTable<Administrator> rowClick={false}>
      <Column
        source="email"
        label={text('administrators.person')}
        card="title"
        render={({ name, email }) => <PersonCell name={name} email={email} />}
      />
      <Column
        source="permissions"
        label={text('administrators.access')}
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
        card="actions"
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

/** Shows who administrates and with which permissions, and who is invited to. */
export default function AdministratorsPage(): ReactElement {
  const text = useMessages();
  const { hash } = useLocation();
  const [isInviting, setIsInviting] = useState(false);
  useEffect(() => {
    if (hash === `#${LIST_ANCHOR}`) document.getElementById(LIST_ANCHOR)?.focus();
  }, [hash]);
  return (
    <>
      <PageHeader
        title={text('administrators.title')}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} sx={inviteStyle} onClick={() => setIsInviting(true)}>
            {text('administrators.inviteShort')}
          </Button>
        }
      >
        {text('administrators.intro')}
      </PageHeader>
      <Panel id={LIST_ANCHOR} title={text('administrators.list')}>
        <AdministratorList />
      </Panel>
      <Panel title={text('administrators.invitations')}>
        <InvitationList />
      </Panel>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}

const inviteStyle = { minHeight: { xs: 44, md: 36 } } as const;
