import { applicationLifecycle, bulkLimit, findTransition, isUndoableDecision } from '@prentice/contract';
import { client } from '../../../providers/session.ts';
import { idsByOutcome, useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { Rejection } from './RejectDialog.tsx';
import { useUndoContext, useNotifyRefused } from '../undo/UndoProvider.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

export type BulkTransitionRequest = { readonly to: 'shortlisted' } | Rejection;

interface BulkRequest {
  readonly ids: string[];
  /** The first one's. */
  readonly name: string;
  readonly transition: BulkTransitionRequest;
}

/**
 * Returns, of the chosen rows those that the transition is possible for, at most as many as one request takes; shortlisting
 * several answers only who waits for a first answer.
 */
export const rowsAllowedFor = (rows: readonly CandidateRow[], to: BulkTransitionRequest['to']): CandidateRow[] =>
  rows
    .filter(
      ({ state }) =>
        findTransition(applicationLifecycle, state, to, 'employer') !== undefined && isUndoableDecision(state, to),
    )
    .slice(0, bulkLimit);

/**
 * Shortlists or rejects several candidates; the UndoProvider then offers to undo it. Others can be decided while some
 * are on their way, nobody twice.
 */
export function useBulkTransitions() {
  const notifyRefused = useNotifyRefused();
  const nameOf = useCandidateName();
  const { remember } = useUndoContext();
  const { isSubmitted, markSubmitted, settle } = useSubmittedRows();
  const send = ({ ids, name, transition }: BulkRequest) => {
    const sent = client.applications.transitionMany({ body: { ids, transition } });
    remember({ to: transition.to, ids, name, confirmedIds: sent.then((reply) => idsByOutcome(reply, true)) });
    return settle(ids, sent);
  };
  const transitionMany = useApiMutation(send, { onDone: notifyRefused });
  return {
    busy: transitionMany.isPending,
    isSubmitted,
    /** `onMade` is called once it is made for at least one of them. */
    performTransition: (rows: readonly CandidateRow[], transition: BulkTransitionRequest, onMade?: () => void) => {
      const free = rows.filter((row) => !isSubmitted(row));
      const [first] = free;
      if (!first) return;
      markSubmitted(free);
      transitionMany.mutate(
        { ids: free.map(({ id }) => id), name: nameOf(first), transition },
        { onSuccess: (reply) => void (idsByOutcome(reply, true).length > 0 && onMade?.()) },
      );
    },
  };
}

export type BulkTransitions = ReturnType<typeof useBulkTransitions>;
