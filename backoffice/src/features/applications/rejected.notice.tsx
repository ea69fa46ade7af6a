import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { useNow } from '../../ui/now.hook.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Candidacy } from './application.types.ts';
import { useRemember } from './undo.frame.tsx';

/** The reason that the candidate reads; for ten minutes it can be taken back before it is sent. */
export function Rejected({ one, may }: { one: Candidacy; may: boolean }): ReactElement | null {
  const text = useText();
  const now = useNow();
  const word = useWord();
  const { forget } = useRemember();
  const undo = useMove(() => client.applications.undo({ body: { ids: [one.id] } }), {
    done: 'candidates.undone',
    onDone: () => forget([one.id]),
  });
  const { rejection } = one;
  if (!rejection) return null;
  const waits = Date.parse(rejection.undoUntil) > now;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="stopped" title={word('rejectionCode', rejection.code)}>
        {rejection.text && <p>{rejection.text}</p>}
        {waits && (
          <p>
            {text('candidates.sentAt')} <Moment at={rejection.undoUntil} />
          </p>
        )}
        {waits && may && (
          <Button variant="outlined" color="inherit" disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {text('action.undo')}
          </Button>
        )}
      </Notice>
    </Box>
  );
}
