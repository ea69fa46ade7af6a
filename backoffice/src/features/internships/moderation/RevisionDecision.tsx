import { Box, Button } from '@mui/material';
import { internshipLimits, isHighRisk, type RevisionDecision as Decided } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useDecisionConflict } from '../../../ui/mutations/decision-conflict.hook.ts';
import { useDecision } from '../../../ui/mutations/decision.hook.ts';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { useEarlierDecision } from './DecisionDialog.tsx';

/** Approves or refuses a change of an approved internship; until then the approved version stays as it is. */
export function RevisionDecision({ internship }: { internship: ModeratedInternship }): ReactElement {
  const text = useMessages();
  const [decision, setDecision] = useState<Decided['decision'] | null>(null);
  const { mutate, busy } = useDecision(
    internship,
    (body: Decided, about) => client.internships.decideRevision({ ...about, body }),
    {
      successMessage: 'moderation.decided',
      onDone: () => setDecision(null),
      onFailure: useDecisionConflict(useEarlierDecision(internship)),
    },
  );
  const risky = isHighRisk(internship.risk);
  const approve = () => (risky ? setDecision('approve') : mutate({ decision: 'approve' }));
  const dialog = { about: internship.id, busy, onClose: () => setDecision(null) };
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <Button variant="contained" disabled={busy} onClick={approve}>
        {text('moderation.approveRevision')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => setDecision('refuse')}>
        {text('moderation.refuseRevision')}
      </Button>
      {decision === 'approve' && (
        <ReasonDialog
          {...dialog}
          title={text('moderation.approveRevisionTitle', { title: internship.title ?? '' })}
          help={text('moderation.approveHelp')}
          confirm={text('moderation.approveRevision')}
          onConfirm={() => mutate({ decision: 'approve', confirmRisk: true })}
        />
      )}
      {decision === 'refuse' && (
        <ReasonDialog
          {...dialog}
          title={text('moderation.refuseRevision')}
          note={internshipLimits.reviewNote}
          confirm={text('moderation.refuseRevision')}
          onConfirm={({ note }) => mutate({ decision: 'refuse', note })}
        />
      )}
    </Box>
  );
}
