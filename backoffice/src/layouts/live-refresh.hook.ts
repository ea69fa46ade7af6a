import { createLiveUpdates } from '@prentice/client/live';
import { liveKinds, type LiveKind } from '@prentice/contract';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../providers/me-store.ts';
import { session } from '../providers/session.ts';

const liveUpdatesOf = createLiveUpdates(session);

/**
 * Lists, counts and figures. Single records are not among them, as a form or a dialog may be about one: it does not change under
 * somebody's hands.
 */
const REFRESHED: readonly unknown[] = [
  'getList',
  'getInfiniteList',
  'getManyReference',
  'board',
  'counts',
  'queue',
  'of',
  'any',
  'unread',
  'admin',
  'employer',
];
/** Milliseconds between two loads of figures, which many things change. */
const DASHBOARD_PAUSE_MS = 10_000;

interface ShownQuery {
  readonly queryKey: QueryKey;
  readonly state?: { readonly data?: unknown };
}

/** Whether a record waits for its match, which is computed after the application arrived and which no form is about. */
const waitsForMatch = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'match') === null;

/** Returns whether a query shows a list, a count or figures of a kind, or an application whose match is still to come. */
export const isRefreshedBy =
  (kind: LiveKind) =>
  ({ queryKey: [resource, what], state }: ShownQuery): boolean =>
    resource === kind && (REFRESHED.includes(what) || waitsForMatch(state?.data));

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
