import { Button } from '@mui/material';
import { invitationLifecycle, invitationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { type Invitation, PermissionNames } from './GrantsDialog.tsx';

const NOTE = 300;

const isOpen = ({ state }: Invitation): boolean => state === 'pending' || state === 'expired';

function InvitationActions({ invitation }: { invitation: Invitation }): ReactElement | null {
  const text = useMessages();
  const [revoking, setRevoking] = useState(false);
  const resend = useApiMutation((id: string) => client.invitations.resend({ params: { id } }), {
    successMessage: 'administrators.resent',
  });
  const revoke = useApiMutation(
    (note: string) =>
      client.invitations.transition({ params: { id: invitation.id }, body: { to: 'revoked', note: note || null } }),
    { successMessage: 'administrators.revoked', onDone: () => setRevoking(false) },
  );
  if (!isOpen(invitation)) return null;
  return (
    <>
      {invitation.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(invitation.id)}>
          {text('administrators.resend')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setRevoking(true)}>
        {text('administrators.revoke')}
      </Button>
      {revoking && (
        <ReasonDialog
          about={invitation.id}
          title={text('administrators.revokeTitle', { email: invitation.email })}
          help={text('administrators.revokeHelp')}
          note={{ min: 0, max: NOTE }}
          confirm={text('administrators.revoke')}
          danger
          busy={revoke.isPending}
          onClose={() => setRevoking(false)}
          onConfirm={({ note }) => revoke.mutate(note)}
        />
      )}
    </>
  );
}

const STORE = 'administrators.invitations.columns';
const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'administrators.search' },
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
  const text = useMessages();
  const columns: readonly Column<Invitation>[] = [
    { name: 'email', label: text('administrators.email'), sort: 'email' },
    {
      name: 'permissions',
      isWideOnly: true,
      label: text('administrators.permissions'),
      render: (invitation) => <PermissionNames role={invitation.role} permissions={invitation.permissions} />,
    },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('administrators.state'),
      render: (invitation) => <StatusChip state={invitation.state} labelPrefix="invitationState" />,
    },
    {
      name: 'expiresAt',
      label: text('administrators.expires'),
      sort: 'expiresAt',
      render: (invitation) => <RelativeTime instant={isOpen(invitation) ? invitation.expiresAt : null} />,
    },
    {
      name: 'moves',
      isSelfEvident: true,
      label: text('administrators.moves'),
      render: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ];
  return (
    <ListPage
      resource="invitations"
      storeKey="administrators.invitations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      embedded
      empty={
        <EmptyState title={text('administrators.noInvitations')} help={text('administrators.noInvitationsHelp')} />
      }
      tools={<ListTools columns={columns} storeKey={STORE} />}
    >
      <RecordTable columns={columns} storeKey={STORE} />
    </ListPage>
  );
}
