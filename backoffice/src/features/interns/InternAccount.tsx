import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { SecondFactorReset } from '../../ui/record/SecondFactorReset.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { InternActions, type InternAccountView } from './InternActions.tsx';

function SuspensionNotice({ account: { suspension } }: { account: InternAccountView }): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (!suspension) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Notice
        tone="attention"
        title={`${text('interns.suspended')}: ${valueLabel('suspendReason', suspension.reason)}`}
      >
        <p>
          {suspension.note} (<RelativeTime instant={suspension.at} />)
        </p>
      </Notice>
    </Box>
  );
}

/** Shows the account behind a profile: its state, when it was used, and its suspension. The address stays hidden here. */
export function InternAccount({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const query = useQuery({
    queryKey: ['users', 'one', userId],
    queryFn: ({ signal }) => client.users.get({ params: { id: userId } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(account) => (
        <Panel
          title={text('interns.account')}
          beside={
            <>
              <SecondFactorReset account={account} />
              <InternActions account={account} />
            </>
          }
        >
          <SuspensionNotice account={account} />
          <Facts
            facts={[
              [text('interns.status'), <StatusChip key="status" state={account.status} labelPrefix="userStatus" />],
              [text('interns.confirmed'), <RelativeTime key="confirmed" instant={account.emailVerifiedAt} />],
              [text('interns.lastActive'), <RelativeTime key="active" instant={account.lastActiveAt} />],
              [
                text('interns.signIn'),
                account.signInMethods.map((method) => valueLabel('signInMethod', method)).join(', '),
              ],
              [
                text('secondFactor.title'),
                account.secondFactorAt ? (
                  <RelativeTime key="second-factor" instant={account.secondFactorAt} />
                ) : (
                  text('secondFactor.off')
                ),
              ],
              [
                text('interns.erasure'),
                account.erasureDueAt && <RelativeTime key="erasure" instant={account.erasureDueAt} />,
              ],
            ]}
          />
        </Panel>
      )}
    </QueryBoundary>
  );
}
