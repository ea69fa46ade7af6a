import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useMessages } from '../../i18n/messages.hook.ts';
import { hasErrorCode, useNotifyFailure } from './error-message.hook.ts';

interface EarlierDecision {
  /** Who decided, where the reader may know it. */
  readonly name: string | null;
  /** The state of the record since then, in the reader's words. */
  readonly state: string;
}

const isConflictError = (failure: unknown): boolean =>
  hasErrorCode(failure, 'VERSION_CONFLICT') || hasErrorCode(failure, 'TRANSITION_NOT_ALLOWED');

/**
 * Takes over the failure of a decision that a colleague made first: says who it was and what they decided, and has the
 * screen asked for again. `about` names the record, which may have been left meanwhile. `find` answers null when
 * nothing was decided and something else has changed.
 */
export function useDecisionConflict(
  about: string,
  find: () => Promise<EarlierDecision | null>,
): (failure: unknown) => boolean {
  const text = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const showDecision = async (failure: unknown) => {
    const decided = await find().catch(() => null);
    if (decided)
      notify(
        text('conflict.decided', { about, name: decided.name ?? text('conflict.colleague'), state: decided.state }),
        {
          type: 'warning',
          autoHideDuration: 12_000,
        },
      );
    else showFailure(failure);
    void queries.invalidateQueries();
  };
  return (failure) => {
    if (!isConflictError(failure)) return false;
    void showDecision(failure);
    return true;
  };
}
