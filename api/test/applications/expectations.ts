import type { ApplicationState } from '@prentice/contract';

type ActorKind = 'employer' | 'intern' | 'admin' | 'time';

/**
 * What the rules of the house say about applications, written by hand: from each state, where the people of the
 * employer, the candidate, an administrator, and time itself may take it. Whatever is not here is refused to everybody.
 */
export const allowed: Readonly<Record<ApplicationState, { readonly [S in ActorKind]?: readonly ApplicationState[] }>> =
  {
    interested: { intern: ['withdrawn'], admin: ['cancelled'] },
    submitted: {
      employer: ['shortlisted', 'rejected'],
      intern: ['withdrawn'],
      admin: ['cancelled'],
      time: ['closed_no_response'],
    },
    in_review: {
      employer: ['shortlisted', 'rejected'],
      intern: ['withdrawn'],
      admin: ['cancelled'],
      time: ['closed_no_response'],
    },
    shortlisted: { employer: ['interview', 'finalist', 'rejected'], intern: ['withdrawn'], admin: ['cancelled'] },
    interview: { employer: ['finalist', 'rejected'], intern: ['withdrawn'], admin: ['cancelled'] },
    finalist: { employer: ['offered', 'rejected'], intern: ['withdrawn'], admin: ['cancelled'] },
    offered: {
      employer: ['finalist'],
      intern: ['accepted', 'offer_declined', 'withdrawn'],
      admin: ['cancelled'],
      time: ['finalist'],
    },
    accepted: { employer: ['placed'], intern: ['placed', 'withdrawn'], admin: ['cancelled'], time: ['placed'] },
    placed: {
      employer: ['completed', 'terminated_early'],
      intern: ['completed', 'terminated_early'],
      time: ['completed'],
    },
    rejected: { employer: ['shortlisted'] },
    offer_declined: {},
    completed: {},
    terminated_early: {},
    withdrawn: {},
    closed_no_response: {},
    cancelled: {},
  };

/** Everybody who could try. */
export const people = [
  'intern',
  'owner',
  'recruiter',
  'reviewer',
  'otherIntern',
  'otherOwner',
  'otherRecruiter',
  'admin',
  'limited',
  'anonymous',
] as const;
export type Person = (typeof people)[number];

/** In whose name each of them acts; otherwise with which code they are refused before anything is looked at. */
export const actorKinds: Readonly<Record<Person, ActorKind | 'NOT_FOUND' | 'FORBIDDEN' | 'UNAUTHENTICATED'>> = {
  intern: 'intern',
  owner: 'employer',
  recruiter: 'employer',
  reviewer: 'FORBIDDEN',
  otherIntern: 'NOT_FOUND',
  otherOwner: 'NOT_FOUND',
  otherRecruiter: 'NOT_FOUND',
  admin: 'admin',
  limited: 'FORBIDDEN',
  anonymous: 'UNAUTHENTICATED',
};

/** What the transition is expected to lead to: the new state, or the code of the refusal. */
export function outcomeOf(from: ApplicationState, to: ApplicationState, person: Person): string {
  const side = actorKinds[person];
  if (side === 'FORBIDDEN' || side === 'UNAUTHENTICATED') return side;
  if (systemOnlyStates.includes(to)) return 'VALIDATION_FAILED';
  if (side === 'NOT_FOUND') return side;
  return allowed[from][side]?.includes(to) ? to : 'TRANSITION_NOT_ALLOWED';
}

/** Nobody has words for these: they happen by applying, by opening, or by time. */
const systemOnlyStates: readonly ApplicationState[] = ['interested', 'submitted', 'in_review', 'closed_no_response'];
