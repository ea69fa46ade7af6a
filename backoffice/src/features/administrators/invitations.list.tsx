import { Button } from '@mui/material';
import { invitationLimits, type invitationView, type ViewOf } from '@prentice/contract';
import { useRecordContext } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { DateField } from '../../ui/date.field.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import { PermissionWords } from './permission.words.tsx';

type Invitation = ViewOf<typeof invitationView>;

function Moves(): ReactElement | null {
  const text = useText();
  const one = useRecordContext<Invitation>();
  const resend = useMove((id: string) => client.invitations.resend({ params: { id } }), {
    done: 'administrators.resent',
  });
  const revoke = useMove(
    (id: string) => client.invitations.transition({ params: { id }, body: { to: 'revoked', note: null } }),
    { done: 'administrators.revoked' },
  );
  if (!one || (one.state !== 'pending' && one.state !== 'expired')) return null;
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

/** Invitations that wait, and what became of the others. */
export function InvitationList(): ReactElement {
  const text = useText();
  return (
    <ListPage
      resource="invitations"
      storeKey="administrators.invitations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[
        {
          kind: 'choice',
          source: 'state',
          label: 'administrators.state',
          values: ['pending', 'accepted', 'expired', 'revoked'],
          words: 'invitationState',
        },
      ]}
      empty={<p>{text('administrators.noInvitations')}</p>}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="email" label={text('administrators.email')} />
        <DataTable.Col label={text('administrators.permissions')} disableSort>
          <PermissionWords />
        </DataTable.Col>
        <DataTable.Col
          source="state"
          disableSort
          label={text('administrators.state')}
          render={(one: Invitation) => <StatusChip state={one.state} words="invitationState" />}
        />
        <DataTable.Col source="expiresAt" label={text('administrators.expires')}>
          <DateField source="expiresAt" />
        </DataTable.Col>
        <DataTable.Col label={text('administrators.moves')} disableSort>
          <Moves />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  );
}
