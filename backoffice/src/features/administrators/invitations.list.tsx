import { Button } from '@mui/material';
import { invitationLifecycle, invitationLimits, type invitationView, type ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import { PermissionWords } from './permission.words.tsx';

type Invitation = ViewOf<typeof invitationView>;

function Moves({ one }: { one: Invitation }): ReactElement | null {
  const text = useText();
  const resend = useMove((id: string) => client.invitations.resend({ params: { id } }), {
    done: 'administrators.resent',
  });
  const revoke = useMove(
    (id: string) => client.invitations.transition({ params: { id }, body: { to: 'revoked', note: null } }),
    { done: 'administrators.revoked' },
  );
  if (one.state !== 'pending' && one.state !== 'expired') return null;
  return (
    <>
      {one.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(one.id)}>
          {text('administrators.resend')}
        </Button>
      )}
      <Button size="small" color="error" disabled={revoke.isPending} onClick={() => revoke.mutate(one.id)}>
        {text('administrators.revoke')}
      </Button>
    </>
  );
}

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'administrators.state',
    values: invitationLifecycle.states,
    words: 'invitationState',
  },
];

/** Invitations that wait, and what became of the others. */
export function InvitationList(): ReactElement {
  const text = useText();
  const columns: readonly Column<Invitation>[] = [
    { name: 'email', label: text('administrators.email'), sort: 'email' },
    {
      name: 'permissions',
      label: text('administrators.permissions'),
      render: (one) => <PermissionWords role={one.role} permissions={one.permissions} />,
    },
    {
      name: 'state',
      label: text('administrators.state'),
      render: (one) => <StatusChip state={one.state} words="invitationState" />,
    },
    {
      name: 'expiresAt',
      label: text('administrators.expires'),
      sort: 'expiresAt',
      render: (one) => <Moment at={one.expiresAt} />,
    },
    { name: 'moves', label: text('administrators.moves'), render: (one) => <Moves one={one} /> },
  ];
  return (
    <ListPage
      resource="invitations"
      storeKey="administrators.invitations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      apart
      empty={<p>{text('administrators.noInvitations')}</p>}
    >
      <RecordTable columns={columns} storeKey="administrators.invitations.columns" />
    </ListPage>
  );
}
