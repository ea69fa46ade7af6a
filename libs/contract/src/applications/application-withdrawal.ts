import { undoUntil } from './application-deadlines.ts';
import type { ApplicationState } from './application.lifecycle.ts';

interface WithdrawnApplication {
  readonly state: ApplicationState;
  readonly events: readonly {
    readonly from: ApplicationState | null;
    readonly to: ApplicationState;
    readonly by: string;
    readonly at: string | Date;
  }[];
}

/** Whether this step undid a withdrawal: nothing else leads from there to another state. */
export const isWithdrawalUndo = ({ from, to }: { from: string | null; to: string }): boolean =>
  from === 'withdrawn' && to !== 'withdrawn';

/**
 * Returns the state that a withdrawal can be undone to, and until when; null when the candidate did not withdraw, or when it is
 * too late.
 */
export function undoableWithdrawal(
  { state, events }: WithdrawnApplication,
  now: Date,
): { readonly state: ApplicationState; readonly until: Date } | null {
  const last = events.at(-1);
  if (state !== 'withdrawn' || last?.to !== 'withdrawn' || last.by !== 'intern' || last.from === null) return null;
  const until = undoUntil(new Date(last.at));
  return until > now ? { state: last.from, until } : null;
}
