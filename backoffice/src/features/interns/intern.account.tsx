import { Box } from '@mui/material';
import type { userViews, ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { InternMoves } from './intern.moves.tsx';

export type Account = ViewOf<typeof userViews.admin>;

function Suspended({ account: { suspension } }: { account: Account }): ReactElement | null {
  const text = useText();
  const word = useWord();
  if (!suspension) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Notice tone="attention" title={`${text('interns.suspended')}: ${word('suspendReason', suspension.reason)}`}>
        <p>
          {suspension.note} (<Moment at={suspension.at} />)
        </p>
      </Notice>
    </Box>
  );
}

/** The account behind a profile: how it stands, when it was used, and its suspension. The address stays hidden here. */
export function InternAccount({ userId }: { userId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const asked = useQuery({
    queryKey: ['users', 'one', userId],
    queryFn: ({ signal }) => client.users.get({ params: { id: userId } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {(account) => (
        <Panel title={text('interns.account')} beside={<InternMoves account={account} />}>
          <Suspended account={account} />
          <Facts
            facts={[
              [text('interns.status'), <StatusChip key="status" state={account.status} words="userStatus" />],
              [text('interns.confirmed'), <Moment key="confirmed" at={account.emailVerifiedAt} />],
              [text('interns.lastActive'), <Moment key="active" at={account.lastActiveAt} />],
              [text('interns.signIn'), account.signInMethods.map((one) => word('signInMethod', one)).join(', ')],
              [text('interns.erasure'), account.erasureDueAt && <Moment key="erasure" at={account.erasureDueAt} />],
            ]}
          />
        </Panel>
      )}
    </Loaded>
  );
}
