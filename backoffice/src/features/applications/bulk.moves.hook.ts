import { bulkLimit, type BulkReply } from '@prentice/contract';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import type { CandidateRow } from './application.types.ts';
import type { Rejection } from './reject.dialog.tsx';
import { useRemember, useTellRefused } from './undo.frame.tsx';

export type BulkMove = { readonly to: 'shortlisted' } | Rejection;

const movable = {
  shortlisted: ['submitted', 'in_review'],
  rejected: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
} as const;

/** Of the chosen rows those that can make the move, at most as many as one request takes. */
export const movableIds = (rows: readonly CandidateRow[], to: BulkMove['to']): string[] => {
  const from: readonly string[] = movable[to];
  return rows
    .filter(({ state }) => from.includes(state))
    .slice(0, bulkLimit)
    .map(({ id }) => id);
};

const doneIds = ({ results }: BulkReply): string[] => results.filter(({ ok }) => ok).map(({ id }) => id);

/** Shortlists or rejects several candidates; the frame around then offers to take it back. */
export function useBulkMoves() {
  const tell = useTellRefused();
  const remember = useRemember();
  const move = useMove(
    ({ ids, move: made }: { ids: string[]; move: BulkMove }) =>
      client.applications.transitionMany({ body: { ids, move: made } }).then((reply) => ({ reply, to: made.to })),
    {
      onDone: ({ reply, to }) => {
        tell(reply);
        const ids = doneIds(reply);
        remember(ids.length > 0 ? { to, ids } : null);
      },
    },
  );
  return {
    busy: move.isPending,
    make: (ids: string[], made: BulkMove) => ids.length > 0 && move.mutate({ ids, move: made }),
  };
}
export type BulkMoves = ReturnType<typeof useBulkMoves>;
