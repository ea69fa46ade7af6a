import type { InternshipState } from '@prentice/contract';
import type { StoredMove } from '../features/internships/internship.entity.ts';
import type { SeedContext } from './seed.people.ts';

/** Those who did what the demo has behind it, by account. */
export interface Actors {
  /** A full administrator, who decides. */
  readonly moderator: string | null;
  /** The owner of each employer, by the employer's id. */
  readonly owners: ReadonlyMap<string, string>;
}

/** What everything is made of once the people are there. */
export interface LivedContext extends SeedContext {
  readonly actors: Actors;
}

/** How an internship comes to each state of the demo. */
const paths: Readonly<Partial<Record<InternshipState, readonly InternshipState[]>>> = {
  pending_review: ['pending_review'],
  open: ['pending_review', 'open'],
  paused: ['pending_review', 'open', 'paused'],
  closed: ['pending_review', 'open', 'closed'],
};
const parties: Readonly<Partial<Record<InternshipState, 'employer' | 'admin' | 'system'>>> = {
  open: 'admin',
  closed: 'system',
};

interface Lived {
  readonly state: InternshipState;
  readonly submittedAt: Date | null;
  readonly openedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly closedAt: Date | null;
}

/** The moves that led an internship to its state, each by whoever may make it, at the times that the internship tells. */
export function historyOf(lived: Lived, employerId: string, { moderator, owners }: Actors): StoredMove[] {
  const times: Readonly<Partial<Record<InternshipState, Date | null>>> = {
    pending_review: lived.submittedAt,
    open: lived.openedAt,
    paused: lived.pausedAt,
    closed: lived.closedAt,
  };
  const steps = paths[lived.state] ?? [];
  return steps.flatMap((to, step) => {
    const at = times[to];
    const by = parties[to] ?? 'employer';
    const actorId = { employer: owners.get(employerId) ?? null, admin: moderator, system: null }[by];
    const from = steps[step - 1] ?? 'draft';
    return at ? [{ from, to, by, actorId, reason: null, note: null, revision: step === 0 ? 0 : 1, at }] : [];
  });
}
