import { bulkLimit } from '@prentice/contract';
import { client } from '../../providers/session.ts';
import { idsOf } from '../../ui/bulk.reply.ts';
import { useGivenAway } from '../../ui/given.away.hook.ts';
import { useMove } from '../../ui/move.hook.ts';
import type { CandidateRow } from './application.types.ts';
import type { Rejection } from './reject.dialog.tsx';
import { useRemember, useTellRefused } from './undo.frame.tsx';

export type BulkMove = { readonly to: 'shortlisted' } | Rejection;

interface Asked {
  readonly ids: string[];
  /** The first one's. */
  readonly name: string;
  readonly made: BulkMove;
}

const movable = {
  shortlisted: ['submitted', 'in_review'],
  rejected: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
} as const;

/** Of the chosen rows those that can make the move, at most as many as one request takes. */
export const movableRows = (rows: readonly CandidateRow[], to: BulkMove['to']): CandidateRow[] => {
  const from: readonly string[] = movable[to];
  return rows.filter(({ state }) => from.includes(state)).slice(0, bulkLimit);
};

/**
 * Shortlists or rejects several candidates; the frame around then offers to take it back. Others can be moved while some
 * are on their way, nobody twice.
 */
export function useBulkMoves() {
  const tell = useTellRefused();
  const { remember } = useRemember();
  const { isGiven, give, answered } = useGivenAway();
  const send = ({ ids, name, made }: Asked) => {
    const sent = client.applications.transitionMany({ body: { ids, move: made } });
    remember({ to: made.to, ids, name, made: sent.then((reply) => idsOf(reply, true)) });
    return answered(ids, sent);
  };
  const move = useMove(send, { onDone: tell });
  return {
    busy: move.isPending,
    isGiven,
    /** `onMade` is called once it is made for at least one of them. */
    make: (rows: readonly CandidateRow[], made: BulkMove, onMade?: () => void) => {
      const free = rows.filter((row) => !isGiven(row));
      const [first] = free;
      if (!first) return;
      give(free);
      move.mutate(
        { ids: free.map(({ id }) => id), name: first.displayName, made },
        { onSuccess: (reply) => void (idsOf(reply, true).length > 0 && onMade?.()) },
      );
    },
  };
}

export type BulkMoves = ReturnType<typeof useBulkMoves>;
