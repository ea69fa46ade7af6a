import { Button } from '@mui/material';
import { bulkLimit, internshipLimits, type BulkReply } from '@prentice/contract';
import { useListContext, useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import type { SubmittedRows } from '../../../ui/submitted-rows.hook.ts';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import { useUndoableAction } from '../../../ui/undoable-action.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';

const isApprovable = (internship: ModeratedInternship): boolean =>
  (internship.state === 'pending_review' || internship.pendingRevision !== null) &&
  (internship.risk?.score ?? 0) < internshipLimits.bulkRisk;

interface BulkApprovalProps {
  /** Until the list has them as they are then, nobody approves them a second time. */
  readonly submitted: SubmittedRows;
}

/** Approves the chosen internships, and changes of live ones, whose risk is low; the others stay for a look of their own. */
export function BulkApproval({ submitted }: BulkApprovalProps): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const undoable = useUndoableAction();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ModeratedInternship>();
  const { isGiven, give, takeBack, answered } = submitted;
  const tell = ({ done, refused }: BulkReply) =>
    notify(text('moderation.approvedMany', { smart_count: done, refused }), {
      type: refused > 0 ? 'warning' : 'success',
    });
  const approve = useApiMutation((ids: string[]) => answered(ids, client.internships.approveMany({ body: { ids } })), {
    onDone: tell,
  });
  const chosen = data.filter(
    (internship) => selectedIds.includes(internship.id) && isApprovable(internship) && !isGiven(internship),
  );
  const ids = chosen.map(({ id }) => id);
  const run = () => {
    onUnselectItems();
    give(chosen);
    undoable({
      message: text('moderation.approving', { smart_count: ids.length }),
      run: () => approve.mutate(ids),
      undo: () => takeBack(ids),
    });
  };
  return (
    <Button disabled={ids.length === 0 || ids.length > bulkLimit} onClick={run}>
      {text('moderation.approveMany', { smart_count: ids.length })}
    </Button>
  );
}
