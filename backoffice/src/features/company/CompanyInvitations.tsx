import { Box, Button } from '@mui/material';
import { invitationLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';

type Invitation = Awaited<ReturnType<typeof client.memberInvitations.list>>['items'][number];

function InvitationActions({ invitation }: { invitation: Invitation }): ReactElement {
  const text = useMessages();
  const [isRevoking, setIsRevoking] = useState(false);
  const params = { id: invitation.id };
  const resend = useApiMutation(() => client.memberInvitations.resend({ params }), {
    successMessage: 'company.invited',
  });
  const revoke = useApiMutation(
    () => client.memberInvitations.transition({ params, body: { to: 'revoked', note: null } }),
    {
      successMessage: 'company.revoked',
      onDone: () => setIsRevoking(false),
    },
  );
  return (
    <>
      {invitation.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(undefined)}>
          {text('company.resend')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setIsRevoking(true)}>
        {text('company.revoke')}
      </Button>
      {isRevoking && (
        <ReasonDialog
          about={invitation.id}
          title={text('company.revokeTitle', { email: invitation.email })}
          help={text('company.revokeHelp')}
          confirm={text('company.revoke')}
          danger
          busy={revoke.isPending}
          onClose={() => setIsRevoking(false)}
          onConfirm={() => revoke.mutate(undefined)}
        />
      )}
    </>
  );
}

/** Invitations that nobody has accepted yet. */
export function CompanyInvitations(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const query = useQuery({
    queryKey: ['member-invitations', 'open'],
    queryFn: ({ signal }) =>
      client.memberInvitations.list({ list: { filter: { state: ['pending', 'expired'] } } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <Box component="ul" aria-label={text('company.invitations')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {items.map((invitation) => (
            <Box component="li" key={invitation.id} sx={rowStyle}>
              <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                {invitation.email}
                <Box sx={{ color: 'text.secondary' }}>
                  {valueLabel('memberRole', invitation.role)} · {text('company.invitationEnds')}{' '}
                  <RelativeTime instant={invitation.expiresAt} />
                </Box>
              </Box>
              <StatusChip state={invitation.state} labelPrefix="invitationState" />
              <InvitationActions invitation={invitation} />
            </Box>
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
