import { Button } from '@mui/material';
import { bulkLimit, internshipLimits, type BulkReply } from '@prentice/contract';
import { useListContext, useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import type { GivenAway } from '../../../ui/given.away.hook.ts';
import { useMove } from '../../../ui/move.hook.ts';
import { useUndoable } from '../../../ui/undo.hook.ts';
import type { ModeratedInternship } from '../internship.types.ts';

const approvable = (one: ModeratedInternship): boolean =>
  (one.state === 'pending_review' || one.pendingRevision !== null) &&
  (one.risk?.score ?? 0) < internshipLimits.bulkRisk;

interface ApproveManyProps {
  /** Until the list has them as they are then, nobody approves them a second time. */
  readonly given: GivenAway;
}

/** Approves the chosen internships, and changes of live ones, whose risk is low; the others stay for a look of their own. */
export function ApproveMany({ given }: ApproveManyProps): ReactElement {
  const text = useText();
  const notify = useNotify();
  const undoable = useUndoable();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ModeratedInternship>();
  const { isGiven, give, takeBack, answered } = given;
  const tell = ({ done, refused }: BulkReply) =>
    notify(text('moderation.approvedMany', { smart_count: done, refused }), {
      type: refused > 0 ? 'warning' : 'success',
    });
  const approve = useMove((ids: string[]) => answered(ids, client.internships.approveMany({ body: { ids } })), {
    onDone: tell,
  });
  const chosen = data.filter((one) => selectedIds.includes(one.id) && approvable(one) && !isGiven(one));
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
