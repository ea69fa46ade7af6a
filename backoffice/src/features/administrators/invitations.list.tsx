import { Button } from '@mui/material';
import { invitationLifecycle, invitationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import { ListTools } from '../../ui/list/list.tools.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import type { Invitation } from './administrator.types.ts';
import { PermissionWords } from './permission.words.tsx';

const NOTE = 300;

const isOpen = ({ state }: Invitation): boolean => state === 'pending' || state === 'expired';

function Moves({ one }: { one: Invitation }): ReactElement | null {
  const text = useText();
  const [revoking, setRevoking] = useState(false);
  const resend = useMove((id: string) => client.invitations.resend({ params: { id } }), {
    done: 'administrators.resent',
  });
  const revoke = useMove(
    (note: string) =>
      client.invitations.transition({ params: { id: one.id }, body: { to: 'revoked', note: note || null } }),
    { done: 'administrators.revoked', onDone: () => setRevoking(false) },
  );
  if (!isOpen(one)) return null;
  return (
    <>
      {one.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(one.id)}>
          {text('administrators.resend')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setRevoking(true)}>
        {text('administrators.revoke')}
      </Button>
      {revoking && (
        <ReasonDialog
          about={one.id}
          title={text('administrators.revokeTitle', { email: one.email })}
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
      render: (one) => <Moment at={isOpen(one) ? one.expiresAt : null} />,
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
      empty={
        <EmptyState title={text('administrators.noInvitations')} help={text('administrators.noInvitationsHelp')} />
      }
      tools={<ListTools columns={columns} storeKey={STORE} />}
    >
      <RecordTable columns={columns} storeKey={STORE} />
    </ListPage>
  );
}
