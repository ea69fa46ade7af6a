import type { Me } from '@prentice/contract';
import { prefetchScreens } from './app.routes.tsx';

const WAIT_MS = 1_000;
const IDLE_FALLBACK_MS = 50;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether fetching ahead is welcome: not when data is to be saved, not on a very slow connection. */
export const welcome = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

const likely = (me: Me): readonly string[] =>
  me.actor.role === 'employer'
    ? ['employerInternships', 'employerInternship', 'candidates', 'candidate']
    : ['verification', 'moderation', 'moderatedInternship', 'employer'];

const connectionOf = (page: Navigator): Connection | undefined =>
  'connection' in page && typeof page.connection === 'object' && page.connection !== null ? page.connection : undefined;

/** Fetches the code of the screens that this person is likely to open next, a second after the start, when idle. */
export function prefetchLikely(me: Me): void {
  if (!welcome(connectionOf(navigator))) return;
  const idle =
    'requestIdleCallback' in window
      ? window.requestIdleCallback
      : (run: () => void) => setTimeout(run, IDLE_FALLBACK_MS);
  setTimeout(() => idle(() => prefetchScreens(likely(me))), WAIT_MS);
}
