import { Box } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { clockTime } from '../../../ui/formats/time-format.ts';
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
  const locale = useLocale() ?? 'en';
  const valueLabel = useValueLabel();
  const { rejection } = application;
  if (!rejection) return null;
  const undoUntil = Date.parse(rejection.undoUntil);
  const waits = undoUntil > now;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="stopped" title={valueLabel('rejectionCode', rejection.code)}>
        {rejection.text && <p>{rejection.text}</p>}
        {waits && <p>{text('candidates.sentAt', { time: clockTime(undoUntil, locale) })}</p>}
        {canUndo && <UndoDecision application={application} />}
      </Notice>
    </Box>
  );
}
