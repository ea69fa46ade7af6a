import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../../../providers/session.ts';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import type { CandidateRow } from '../application-types.ts';
import type { BoardStage } from './board-stages.ts';

/** Cards that stand in sight at first, and cards that each further request brings. */
const FIRST_BATCH = 12;
const NEXT_BATCH = 24;

const isCandidateRow = (value: object): value is CandidateRow => 'noteCount' in value && 'displayName' in value;

interface CandidateBatch {
  readonly rows: readonly CandidateRow[];
  readonly total: number;
}
const BOARD = ['applications', 'board'] as const;

const without = (batch: CandidateBatch, ids: readonly string[]): CandidateBatch => {
  const rows = batch.rows.filter(({ id }) => !ids.includes(id));
  return { rows, total: batch.total - (batch.rows.length - rows.length) };
};

/** Takes cards off the board at once, until it is known where they belong now: nobody shows in two stages. */
export function useRemoveFromBoard(): (ids: readonly string[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (ids) => {
      queries.setQueriesData<InfiniteData<CandidateBatch>>(
        { queryKey: BOARD },
        (data) => data && { ...data, pages: data.pages.map((batch) => without(batch, ids)) },
      );
    },
    [queries],
  );
}

/** Returns the candidates of one stage whom the filters let through, batch by batch, with how many there are. */
export function useStageCandidates(internshipId: string, { name, states, sort }: BoardStage, filters: FilterValues) {
  const query = useInfiniteQuery({
    queryKey: [...BOARD, internshipId, name, filters],
    meta: { isLive: true },
    queryFn: async ({ pageParam, signal }): Promise<CandidateBatch> => {
      const [field, order] = sort;
      const filter = { ...filters, internshipId: [internshipId], state: [...states] };
      const list = {
        filter,
        sort: [field, order],
        range: [pageParam, pageParam + (pageParam === 0 ? FIRST_BATCH : NEXT_BATCH) - 1],
      } as const;
      const { items, total } = await client.applications.list({ list }, { signal });
      return { rows: items.filter(isCandidateRow), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loadedCount = FIRST_BATCH + (pages.length - 1) * NEXT_BATCH;
      return loadedCount < total ? loadedCount : undefined;
    },
  });
  /* A list that has shifted meanwhile may bring one twice. */
  const byId = new Map(query.data?.pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
  return { query, rows: [...byId.values()], total: query.data?.pages[0]?.total ?? 0 };
}
