import { Box, Button } from '@mui/material';
import { bulkLimit, isEmployerLive, isLowRisk } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import type { SubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useErrorMessage } from '../../../ui/mutations/error-message.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useUndoableAction } from '../../../ui/mutations/undoable-action.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { internshipName, type BulkDecisionResult } from './BulkDecisionResult.tsx';

const isApprovable = ({ state, pendingRevision, risk, employer }: ModeratedInternship): boolean =>
  (state === 'pending_review' || pendingRevision !== null) &&
  isLowRisk(risk) &&
  isEmployerLive(employer.verification, new Date());

interface BulkApprovalProps {
  /** Until the list has them as they are then, nobody approves them a second time. */
  readonly submitted: SubmittedRows;
  readonly onResult: (result: BulkDecisionResult) => void;
}

/**
 * Approves the chosen internships, and changes of live ones, whose risk is low; the others stay for a look of their
 * own.
 */
export function BulkApproval({ submitted, onResult }: BulkApprovalProps): ReactElement {
  const text = useMessages();
  const reasonOf = useErrorMessage();
  const undoable = useUndoableAction();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ModeratedInternship>();
  const { isSubmitted, markSubmitted, takeBack, settle } = submitted;
  const approve = useApiMutation(
    async (internships: readonly ModeratedInternship[]): Promise<BulkDecisionResult> => {
      const internshipIds = internships.map(({ id }) => id);
      const { done, results } = await settle(
        internshipIds,
        client.internships.approveMany({ body: { ids: internshipIds } }),
      );
      const refused = results
        .filter(({ ok }) => !ok)
        .map((refusal) => ({
          id: refusal.id,
          name: internships
            .filter(({ id }) => id === refusal.id)
            .map(internshipName)
            .join(),
          reason: reasonOf(refusal),
        }));
      return { decision: 'approve', done, refused };
    },
    { onDone: onResult },
  );
  const chosen = data.filter(
    (internship) => selectedIds.includes(internship.id) && isApprovable(internship) && !isSubmitted(internship),
  );
  const ids = chosen.map(({ id }) => id);
  const run = () => {
    onUnselectItems();
    markSubmitted(chosen);
    undoable({
      message: text('moderation.approving', { smart_count: ids.length }),
      run: () => approve.mutate(chosen),
      undo: () => takeBack(ids),
    });
  };
  const separate = selectedIds.length - ids.length;
  return (
    <>
      {ids.length > 0 && (
        <Button disabled={ids.length > bulkLimit} onClick={run}>
          {text('moderation.approveMany', { smart_count: ids.length })}
        </Button>
      )}
      {separate > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text('moderation.separately', { smart_count: separate })}
        </Box>
      )}
    </>
  );
}
