import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { ApplicationDetails } from '../application-types.ts';
import { UndoDecision } from './UndoDecision.tsx';

/** Shows the reason that the candidate reads; for ten minutes it can be taken back before it is sent. */
export function RejectionNotice({
  application,
  canUndo,
}: {
  application: ApplicationDetails;
  canUndo: boolean;
}): ReactElement | null {
  const text = useMessages();
  const now = useNow();
  const valueLabel = useValueLabel();
  const { rejection } = application;
  if (!rejection) return null;
  const waits = Date.parse(rejection.undoUntil) > now;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="stopped" title={valueLabel('rejectionCode', rejection.code)}>
        {rejection.text && <p>{rejection.text}</p>}
        {waits && (
          <p>
            {text('candidates.sentAt')} <RelativeTime instant={rejection.undoUntil} />
          </p>
        )}
        {canUndo && <UndoDecision application={application} />}
      </Notice>
    </Box>
  );
}
