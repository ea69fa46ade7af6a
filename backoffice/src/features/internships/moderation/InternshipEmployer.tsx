import { Box } from '@mui/material';
import { isEmployerLive } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { StatusChip, StatusTag } from '../../../ui/formats/StatusChip.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { LimitedInternship } from '../internship-types.ts';

/** What was decided about a company that may not publish; otherwise it is just not verified yet. */
const toldStates: ReadonlySet<string> = new Set(['info_requested', 'rejected', 'suspended', 'expired']);

/** Shows who wants to publish, and whether an approval could publish it: only verified companies may. */
export function InternshipEmployer({ employer }: Pick<LimitedInternship, 'employer'>): ReactElement {
  const text = useMessages();
  const now = useNow();
  const { state } = employer.verification;
  const isLive = isEmployerLive(employer.verification, new Date(now));
  return (
    <>
      {employer.name}
      {!isLive && (
        <Box>
          {toldStates.has(state) ? (
            <StatusChip state={state} labelPrefix="verificationState" />
          ) : (
            <StatusTag tone="warning">{text('moderation.notVerified')}</StatusTag>
          )}
        </Box>
      )}
    </>
  );
}
