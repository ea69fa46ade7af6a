import { bulkLimit } from '@prentice/contract';
import { client } from '../../../providers/session.ts';
import { idsByOutcome, useSubmittedRows } from '../../../ui/submitted-rows.hook.ts';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { Rejection } from './RejectDialog.tsx';
import { useUndoContext, useNotifyRefused } from '../undo/UndoProvider.tsx';

export type BulkTransitionRequest = { readonly to: 'shortlisted' } | Rejection;

interface BulkRequest {
  readonly ids: string[];
  /** The first one's. */
  readonly name: string;
  readonly transition: BulkTransitionRequest;
}

const allowedStates = {
  shortlisted: ['submitted', 'in_review'],
  rejected: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
} as const;

/** Of the chosen rows those that can make the move, at most as many as one request takes. */
export const rowsAllowedFor = (rows: readonly CandidateRow[], to: BulkTransitionRequest['to']): CandidateRow[] => {
  const from: readonly string[] = allowedStates[to];
  return rows.filter(({ state }) => from.includes(state)).slice(0, bulkLimit);
};

/**
 * Shortlists or rejects several candidates; the frame around then offers to take it back. Others can be moved while some
 * are on their way, nobody twice.
 */
export function useBulkTransitions() {
  const tell = useNotifyRefused();
  const { remember } = useUndoContext();
  const { isGiven, give, answered } = useSubmittedRows();
  const send = ({ ids, name, transition }: BulkRequest) => {
    const sent = client.applications.transitionMany({ body: { ids, transition } });
    remember({ to: transition.to, ids, name, confirmedIds: sent.then((reply) => idsByOutcome(reply, true)) });
    return answered(ids, sent);
  };
  const move = useApiMutation(send, { onDone: tell });
  return {
    busy: move.isPending,
    isGiven,
    /** `onMade` is called once it is made for at least one of them. */
    make: (rows: readonly CandidateRow[], transition: BulkTransitionRequest, onMade?: () => void) => {
      const free = rows.filter((row) => !isGiven(row));
      const [first] = free;
      if (!first) return;
      give(free);
      move.mutate(
        { ids: free.map(({ id }) => id), name: first.displayName, transition },
        { onSuccess: (reply) => void (idsByOutcome(reply, true).length > 0 && onMade?.()) },
      );
    },
  };
}

export type BulkTransitions = ReturnType<typeof useBulkTransitions>;
