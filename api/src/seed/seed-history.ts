import type { InternshipState } from '@prentice/contract';
import type { InternshipHistoryEntry } from '../features/internships/index.ts';
import type { SeedContext } from './seed-people.ts';

/** Those who did what the demo has behind it, by account. */
export interface SeedActors {
  /** A full administrator, who decides. */
  readonly moderator: string | null;
  /** The owner of each employer, by the employer's id. */
  readonly owners: ReadonlyMap<string, string>;
}

/** What everything is made of once the people are there. */
export interface SeedContextWithActors extends SeedContext {
  readonly actors: SeedActors;
}

/** How an internship comes to each state of the demo. */
const paths: Readonly<Partial<Record<InternshipState, readonly InternshipState[]>>> = {
  pending_review: ['pending_review'],
  open: ['pending_review', 'open'],
  paused: ['pending_review', 'open', 'paused'],
  closed: ['pending_review', 'open', 'closed'],
};
const actorKinds: Readonly<Partial<Record<InternshipState, 'employer' | 'admin' | 'system'>>> = {
  open: 'admin',
  closed: 'system',
};

interface InternshipTimes {
  readonly state: InternshipState;
  readonly submittedAt: Date | null;
  readonly openedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly closedAt: Date | null;
}

/** Returns the transitions that led an internship to its state, each by an allowed actor, with its times. */
export function historyOf(
  internshipTimes: InternshipTimes,
  employerId: string,
  { moderator, owners }: SeedActors,
): InternshipHistoryEntry[] {
  const times: Readonly<Partial<Record<InternshipState, Date | null>>> = {
    pending_review: internshipTimes.submittedAt,
    open: internshipTimes.openedAt,
    paused: internshipTimes.pausedAt,
    closed: internshipTimes.closedAt,
  };
  const steps = paths[internshipTimes.state] ?? [];
  return steps.flatMap((to, step) => {
    const time = times[to];
    const by = actorKinds[to] ?? 'employer';
    const actorId = { employer: owners.get(employerId) ?? null, admin: moderator, system: null }[by];
    const from = steps[step - 1] ?? 'draft';
    return time ? [{ from, to, by, actorId, reason: null, note: null, revision: step === 0 ? 0 : 1, at: time }] : [];
  });
}
