import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { ApplicationDetails } from '../application-types.ts';
import { useUndoContext } from '../undo/UndoProvider.tsx';

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
  const { forget } = useUndoContext();
  const undo = useApiMutation(() => client.applications.undo({ body: { ids: [application.id] } }), {
    successMessage: 'candidates.undone',
    onDone: () => forget([application.id]),
  });
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
        {waits && canUndo && (
          <Button variant="outlined" color="inherit" disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {text('action.undo')}
          </Button>
        )}
      </Notice>
    </Box>
  );
}
