import { Button } from '@mui/material';
import { allows, bulkLimit } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { useUndoable } from '../../ui/undo.hook.ts';
import type { ReviewedCase } from './case.types.ts';

/** Takes all shown cases that nobody has; it can be undone. */
export function TakeShown({ cases }: { cases: readonly ReviewedCase[] }): ReactElement | null {
  const text = useText();
  const mine = useMe().actor.id;
  const ability = useAbility();
  const undoable = useUndoable();
  const take = useMove((ids: string[]) => client.verificationCases.assignMany({ body: { ids, assigneeId: mine } }), {
    done: 'verification.assigned',
  });
  const free = cases.filter(
    (one) =>
      one.assigneeId === null && one.state === 'pending' && allows(ability, 'transition', 'VerificationCase', one),
  );
  const ids = free.slice(0, bulkLimit).map(({ id }) => id);
  if (ids.length < 2) return null;
  const message = text('verification.taking', { smart_count: ids.length });
  return (
    <Button disabled={take.isPending} onClick={() => undoable({ message, run: () => take.mutate(ids) })}>
      {text('verification.takeShown', { smart_count: ids.length })}
    </Button>
  );
}
