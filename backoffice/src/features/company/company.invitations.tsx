import { Box, Button } from '@mui/material';
import { invitationLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

type Invitation = Awaited<ReturnType<typeof client.memberInvitations.list>>['items'][number];

function Moves({ one }: { one: Invitation }): ReactElement {
  const text = useText();
  const [revoking, setRevoking] = useState(false);
  const params = { id: one.id };
  const resend = useMove(() => client.memberInvitations.resend({ params }), { done: 'company.invited' });
  const revoke = useMove(() => client.memberInvitations.transition({ params, body: { to: 'revoked', note: null } }), {
    done: 'company.revoked',
    onDone: () => setRevoking(false),
  });
  return (
    <>
      {one.resends < invitationLimits.resends && (
        <Button size="small" disabled={resend.isPending} onClick={() => resend.mutate(undefined)}>
          {text('company.resend')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setRevoking(true)}>
        {text('company.revoke')}
      </Button>
      {revoking && (
        <ReasonDialog
          about={one.id}
          title={text('company.revokeTitle', { email: one.email })}
          help={text('company.revokeHelp')}
          confirm={text('company.revoke')}
          danger
          busy={revoke.isPending}
          onClose={() => setRevoking(false)}
          onConfirm={() => revoke.mutate(undefined)}
        />
      )}
    </>
  );
}

/** Invitations that nobody has accepted yet. */
export function CompanyInvitations(): ReactElement {
  const text = useText();
  const word = useWord();
  const asked = useQuery({
    queryKey: ['member-invitations', 'open'],
    queryFn: ({ signal }) =>
      client.memberInvitations.list({ list: { filter: { state: ['pending', 'expired'] } } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {({ items }) => (
        <Box component="ul" aria-label={text('company.invitations')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {items.map((one) => (
            <Box component="li" key={one.id} sx={rowStyle}>
              <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                {one.email}
                <Box sx={{ color: 'text.secondary' }}>
                  {word('memberRole', one.role)} · {text('company.invitationEnds')} <Moment at={one.expiresAt} />
                </Box>
              </Box>
              <StatusChip state={one.state} words="invitationState" />
              <Moves one={one} />
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
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
