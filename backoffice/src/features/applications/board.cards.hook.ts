import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../providers/session.ts';
import type { CandidateRow } from './application.types.ts';
import type { Stage } from './board.stages.ts';

/** Cards that one request brings. */
const PORTION = 30;

const isRow = (one: object): one is CandidateRow => 'noteCount' in one && 'displayName' in one;

/** The candidates of one stage, portion by portion, with how many there are. */
export function useStageCards(internshipId: string, { name, states, sort }: Stage) {
  const asked = useInfiniteQuery({
    queryKey: ['applications', 'board', internshipId, name],
    queryFn: async ({ pageParam, signal }) => {
      const [field, order] = sort;
      const filter = { internshipId: [internshipId], state: [...states] };
      const list = { filter, sort: [field, order], range: [pageParam, pageParam + PORTION - 1] } as const;
      const { items, total } = await client.applications.list({ list }, { signal });
      return { rows: items.filter(isRow), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.length * PORTION;
      return shown < total ? shown : undefined;
    },
  });
  const rows = asked.data?.pages.flatMap((page) => page.rows) ?? [];
  return { asked, rows, total: asked.data?.pages[0]?.total ?? 0 };
}
