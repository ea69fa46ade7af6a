import { Button } from '@mui/material';
import { allows, bulkLimit } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useUndoableAction } from '../../ui/mutations/undoable-action.hook.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

/** Takes all shown cases that nobody has; it can be undone. */
export function AssignVisibleCases({ cases }: { cases: readonly ReviewedCase[] }): ReactElement | null {
  const text = useMessages();
  const currentUserId = useMe().actor.id;
  const ability = useAbility();
  const undoable = useUndoableAction();
  const assign = useApiMutation(
    (ids: string[]) =>
      client.verificationCases.assignMany({ body: { ids, assigneeId: currentUserId } }, { keepalive: true }),
    {
      successMessage: 'verification.assigned',
    },
  );
  const free = cases.filter(
    (verificationCase) =>
      verificationCase.assigneeId === null &&
      verificationCase.state === 'pending' &&
      allows(ability, 'transition', 'VerificationCase', verificationCase),
  );
  const ids = free.slice(0, bulkLimit).map(({ id }) => id);
  if (ids.length < 2) return null;
  const message = text('verification.taking', { smart_count: ids.length });
  const undoneMessage = text('verification.notTaken', { smart_count: ids.length });
  return (
    <Button
      disabled={assign.isPending}
      onClick={() => undoable({ message, undoneMessage, run: () => assign.mutate(ids) })}
    >
      {text('verification.takeShown', { smart_count: ids.length })}
    </Button>
  );
}
