import { Box, Button } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { useMove } from '../../../ui/move.hook.ts';
import { ReasonDialog } from '../../../ui/reason.dialog.tsx';
import type { ModeratedInternship } from '../internship.types.ts';

/** Approves or refuses a change of a live internship; until then the live version stays as it is. */
export function RevisionDecision({ one }: { one: ModeratedInternship }): ReactElement {
  const text = useText();
  const [refusing, setRefusing] = useState(false);
  const decide = useMove(
    (body: { decision: 'approve' } | { decision: 'refuse'; note: string }) =>
      client.internships.decideRevision({ params: { id: one.id }, body, version: one.version }),
    { done: 'moderation.decided', onDone: () => setRefusing(false) },
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <Button variant="contained" disabled={decide.isPending} onClick={() => decide.mutate({ decision: 'approve' })}>
        {text('moderation.approveRevision')}
      </Button>
      <Button variant="outlined" onClick={() => setRefusing(true)}>
        {text('moderation.refuseRevision')}
      </Button>
      {refusing && (
        <ReasonDialog
          title={text('moderation.refuseRevision')}
          note={{ min: 20, max: 1_000 }}
          confirm={text('moderation.refuseRevision')}
          busy={decide.isPending}
          onClose={() => setRefusing(false)}
          onConfirm={({ note }) => decide.mutate({ decision: 'refuse', note })}
        />
      )}
    </Box>
  );
}
