import { Box, Button } from '@mui/material';
import { bulkLimit, internshipLimits, isEmployerLive, isLowRisk } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import type { SubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useErrorMessage } from '../../../ui/mutations/error-message.hook.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useUndoableAction } from '../../../ui/mutations/undoable-action.hook.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { internshipName, type BulkDecisionResult } from './BulkDecisionResult.tsx';

/** Why an internship is not approved together with others, in the order in which a moderator meets it. */
const obstacles = ['decided', 'unverified', 'risky', 'repeated'] as const;
type Obstacle = (typeof obstacles)[number];

/** Returns what keeps an internship from being approved together with others; null where nothing does. */
function obstacleOf({ state, pendingRevision, risk, employer }: ModeratedInternship): Obstacle | null {
  if (state !== 'pending_review' && pendingRevision === null) return 'decided';
  if (!isEmployerLive(employer.verification, new Date())) return 'unverified';
  if (isLowRisk(risk)) return null;
  return (risk?.score ?? 0) < internshipLimits.bulkRisk ? 'repeated' : 'risky';
}

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
        client.internships.approveMany({ body: { ids: internshipIds } }, { keepalive: true }),
      );
      const refused = results
        .filter(({ ok }) => !ok)
        .map((refusal) => ({
          id: refusal.id,
          name: internships
            .filter(({ id }) => id === refusal.id)
            .map(internshipName)
            .join(),
          reason: refusal.code === 'EMPLOYER_NOT_VERIFIED' ? text('moderation.refusal.unverified') : reasonOf(refusal),
        }));
      return { decision: 'approve', done, refused };
    },
    { onDone: onResult },
  );
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const chosen = selected.filter((internship) => obstacleOf(internship) === null && !isSubmitted(internship));
  const ids = chosen.map(({ id }) => id);
  const run = () => {
    onUnselectItems();
    markSubmitted(chosen);
    undoable({
      message: text('moderation.approving', { smart_count: ids.length }),
      undoneMessage: text('moderation.undoneMany.approve', { smart_count: ids.length }),
      run: () => approve.mutate(chosen),
      undo: () => takeBack(ids),
    });
  };
  const mayRun = ids.length > 0 && ids.length <= bulkLimit;
  const label = text('moderation.approveMany', { smart_count: ids.length });
  useKeyboardShortcuts(mayRun ? [{ key: text('moderation.key.approve'), label, run }] : []);
  const obstacleTexts = obstacles.flatMap((obstacle) => {
    const count = selected.filter((internship) => obstacleOf(internship) === obstacle).length;
    return count > 0 ? [text(`moderation.kept.${obstacle}`, { smart_count: count })] : [];
  });
  return (
    <>
      {ids.length > 0 && (
        <Button disabled={!mayRun} onClick={run}>
          {label}
          <ShortcutKey name={text('moderation.key.approve')} />
        </Button>
      )}
      {obstacleTexts.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {obstacleTexts.join(' ')}
        </Box>
      )}
    </>
  );
}
