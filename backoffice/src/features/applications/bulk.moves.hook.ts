import { bulkLimit, type BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import type { CandidateRow } from './application.types.ts';
import type { Rejection } from './reject.dialog.tsx';

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

/** Shortlists or rejects several candidates; what was done last can be taken back while the server allows it. */
export function useBulkMoves() {
  const text = useText();
  const notify = useNotify();
  const [last, setLast] = useState<{ to: BulkMove['to']; ids: string[] } | null>(null);
  const tell = (reply: BulkReply) => {
    const first = reply.results.find(({ ok }) => !ok);
    if (first)
      notify(text('candidates.someRefused', { smart_count: reply.refused, why: first.message ?? '' }), {
        type: 'warning',
      });
  };
  const move = useMove(
    ({ ids, move: made }: { ids: string[]; move: BulkMove }) =>
      client.applications.transitionMany({ body: { ids, move: made } }).then((reply) => ({ reply, to: made.to })),
    {
      onDone: ({ reply, to }) => {
        tell(reply);
        const ids = doneIds(reply);
        setLast(ids.length > 0 ? { to, ids } : null);
      },
    },
  );
  const undo = useMove((ids: string[]) => client.applications.undo({ body: { ids } }), {
    onDone: (reply) => {
      tell(reply);
      setLast(null);
    },
  });
  const forget = useCallback(() => setLast(null), []);
  return {
    busy: move.isPending || undo.isPending,
    last,
    make: (ids: string[], made: BulkMove) => ids.length > 0 && move.mutate({ ids, move: made }),
    undo: () => last && undo.mutate(last.ids),
    forget,
  };
}
export type BulkMoves = ReturnType<typeof useBulkMoves>;
