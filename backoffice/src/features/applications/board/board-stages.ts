import { interestedApplicationStates, type ApplicationState } from '@prentice/contract';

/** The stages, each with a text that says who belongs there. */
type StageName =
  'new' | 'shortlisted' | 'interview' | 'finalist' | 'offered' | 'accepted' | 'placed' | 'ended' | 'rejected';

/** A column of the board: the states that it shows, and the state that a drop leads to. */
export interface BoardStage {
  readonly name: StageName;
  readonly states: readonly ApplicationState[];
  /** Absent where nobody can be put by an employer. */
  readonly drop?: ApplicationState;
  /** Is a narrow rail although somebody is in it: always, or where there is no room for all; an empty one always is. */
  readonly folds?: 'always' | 'without-room';
  /** Stays in sight while the others scroll: one can be put there from most of them. */
  readonly sticky?: boolean;
  /** The most pressing first, or what has changed last. */
  readonly sort: readonly ['responseDueAt', 'ASC'] | readonly ['updatedAt', 'DESC'];
}

const dueFirst = ['responseDueAt', 'ASC'] as const;
const latestChangeFirst = ['updatedAt', 'DESC'] as const;
const singleStateStage = (state: ApplicationState & StageName): BoardStage => ({
  name: state,
  states: [state],
  drop: state,
  sort: latestChangeFirst,
});

/** The stages from interest to the end, left to right; rejection comes last because most stages lead to it. */
export const stages: readonly BoardStage[] = [
  { name: 'new', states: interestedApplicationStates, sort: dueFirst },
  singleStateStage('shortlisted'),
  singleStateStage('interview'),
  singleStateStage('finalist'),
  singleStateStage('offered'),
  { name: 'accepted', states: ['accepted'], folds: 'without-room', sort: latestChangeFirst },
  { ...singleStateStage('placed'), folds: 'without-room' },
  {
    name: 'ended',
    states: ['completed', 'terminated_early', 'offer_declined', 'withdrawn', 'closed_no_response', 'cancelled'],
    drop: 'completed',
    folds: 'always',
    sort: latestChangeFirst,
  },
  { ...singleStateStage('rejected'), folds: 'always', sticky: true },
];

/** Returns whether a stage is a rail until somebody opens it, given how many are in it, as far as that is known. */
export const isFoldedAtFirst = ({ folds }: BoardStage, total: number | undefined, hasRoom: boolean): boolean =>
  total === 0 || folds === 'always' || (folds === 'without-room' && !hasRoom);

/** Returns the id of a stage's heading. */
export const stageHeadingId = (name: string): string => `stage-${name}`;

/** Returns the key of a stage's name: that of its state, or one of its own. */
export const stageLabelKey = ({ name, states }: BoardStage): [prefix: string, value: string] => [
  states.length > 1 ? 'stage' : 'applicationState',
  name,
];

/** Returns the nearest stage in a direction that takes what is held; the one at hand when there is none further on. */
export function nextStage(
  names: readonly string[],
  allowed: readonly string[],
  current: string | null,
  step: 1 | -1,
): string | null {
  const start = current === null ? -1 : names.indexOf(current);
  const onward = step === 1 ? names.slice(start + 1) : names.slice(0, Math.max(0, start)).toReversed();
  return (
    onward.find((name) => allowed.includes(name)) ?? (current !== null && allowed.includes(current) ? current : null)
  );
}
