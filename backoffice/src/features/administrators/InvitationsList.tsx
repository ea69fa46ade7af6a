import { Button } from '@mui/material';
import { invitationLifecycle, invitationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { type Invitation, PermissionList } from './PermissionsDialog.tsx';

const NOTE = 300;

const isOpen = ({ state }: Invitation): boolean => state === 'pending' || state === 'expired';

function InvitationActions({ invitation }: { invitation: Invitation }): ReactElement | null {
  const text = useMessages();
  const [isRevoking, setIsRevoking] = useState(false);
  const resend = useApiMutation((id: string) => client.invitations.resend({ params: { id } }), {
    successMessage: 'administrators.resent',
  });
  const revoke = useApiMutation(
    (note: string) =>
      client.invitations.transition({ params: { id: invitation.id }, body: { to: 'revoked', note: note || null } }),
    { successMessage: 'administrators.revoked', onDone: () => setIsRevoking(false) },
  );
  if (!isOpen(invitation)) return null;
  return (
    <>
      {invitation.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(invitation.id)}>
          {text('administrators.resend')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setIsRevoking(true)}>
        {text('administrators.revoke')}
      </Button>
      {isRevoking && (
        <ReasonDialog
          about={invitation.id}
          title={text('administrators.revokeTitle', { email: invitation.email })}
          help={text('administrators.revokeHelp')}
          note={{ min: 0, max: NOTE }}
          confirm={text('administrators.revoke')}
          danger
          busy={revoke.isPending}
          onClose={() => setIsRevoking(false)}
          onConfirm={({ note }) => revoke.mutate(note)}
        />
      )}
    </>
  );
}

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'administrators.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'administrators.state',
    values: invitationLifecycle.states,
    labelPrefix: 'invitationState',
  },
];

function InvitationTable(): ReactElement {
  const text = useMessages();
  const Column = ListColumn<Invitation>;
  return (
    <ListTable<Invitation> rowClick={false}>
      <Column source="email" label={text('administrators.email')} card="title" />
      <Column
        source="permissions"
        label={text('administrators.access')}
        card="plain"
        disableSort
        render={({ role, permissions }) => <PermissionList role={role} permissions={permissions} />}
      />
      <Column source="state" label={text('administrators.state')} card="plain" disableSort states="invitationState" />
      <Column
        source="expiresAt"
        label={text('administrators.expires')}
        render={(invitation) => <RelativeTime instant={isOpen(invitation) ? invitation.expiresAt : null} />}
      />
      <Column
        source="actions"
        label={text('administrators.actions')}
        card="actions"
        disableSort
        render={(invitation) => <InvitationActions invitation={invitation} />}
      />
    </ListTable>
  );
}

/** Invitations that wait, and what became of the others. */
export function InvitationList(): ReactElement {
  const { inputs, labelOf } = useFilterInputs(filters);
  return (
    <ResourceList<Invitation>
      resource="invitations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={inputs}
      filterLabel={labelOf}
      empty={{ title: 'administrators.noInvitations', help: 'administrators.noInvitationsHelp' }}
      table={<InvitationTable />}
    />
  );
}
