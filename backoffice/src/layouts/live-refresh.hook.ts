import { createLiveUpdates } from '@prentice/client/live';
import { liveKinds, type LiveKind } from '@prentice/contract';
import { useQueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../providers/me-store.ts';
import { session } from '../providers/session.ts';

const liveUpdatesOf = createLiveUpdates(session);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Whether it is loaded again when anything of the kind in its key changes: lists, counts and figures. Single
       * records are not, as a form or a dialog may be about one: it does not change under somebody's hands. Only those that
       * wait for a decision are, which somebody else may make.
       */
      readonly isLive?: boolean;
    };
  }
}

/** The second part of the keys that react-admin gives its queries of lists. */
const REACT_ADMIN_LISTS: readonly unknown[] = ['getList', 'getInfiniteList', 'getManyReference'];
/** Milliseconds between two loads of figures, which many things change. */
const DASHBOARD_PAUSE_MS = 10_000;

interface ShownQuery {
  readonly queryKey: QueryKey;
  readonly meta?: QueryMeta | undefined;
  readonly state?: { readonly data?: unknown };
}

/** Returns whether a record waits for its match, which is computed after the application arrived and which no form is about. */
const waitsForMatch = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'match') === null;

/** The state in which records of a kind wait for the decision of an administrator, any of them. */
const waitingStates: Partial<Record<LiveKind, string>> = {
  internships: 'pending_review',
  'verification-cases': 'pending',
  reports: 'open',
};

/** Returns whether what a query loaded is a record that waits for a decision. */
const waitsForDecision = (kind: LiveKind, record: unknown): boolean =>
  typeof record === 'object' &&
  record !== null &&
  'state' in record &&
  record.state !== undefined &&
  record.state === waitingStates[kind];

/**
 * Returns whether a query shows a list, a count or figures of a kind, a record that waits for a decision, or an application
 * whose match is still to come.
 */
export const isRefreshedBy =
  (kind: LiveKind) =>
  ({ queryKey: [resource, what], meta, state }: ShownQuery): boolean =>
    resource === kind &&
    (meta?.isLive === true ||
      REACT_ADMIN_LISTS.includes(what) ||
      waitsForMatch(state?.data) ||
      waitsForDecision(kind, state?.data));

/** Loads lists, counts and figures again when something in them changes, whoever changed it. */
export function useLiveRefresh(): void {
  const queries = useQueryClient();
  const { id } = useMe().user;
  useEffect(() => {
    const updates = liveUpdatesOf(id);
    const stops = liveKinds.map((kind) => {
      const refresh = () => void queries.invalidateQueries({ predicate: isRefreshedBy(kind) });
      return updates.subscribe([kind], refresh, kind === 'dashboards' ? DASHBOARD_PAUSE_MS : undefined);
    });
    return () => stops.forEach((stop) => stop());
  }, [queries, id]);
}
