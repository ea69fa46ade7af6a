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

/** Returns the stage beside one, in the order of the board; the same at either end. */
export function neighbourStage(current: string, step: 1 | -1): string {
  const index = stages.findIndex(({ name }) => name === current);
  return stages[index + step]?.name ?? current;
}

/** Why somebody cannot be put on a stage: another comes first, the candidate decides, or it lies behind them. */
export type ClosedStage =
  | { readonly kind: 'afterStage'; readonly stage: BoardStage }
  | { readonly kind: 'candidateDecides' | 'isBehind' | 'isClosed' };

/**
 * Returns why a stage takes nobody from another one.
 * @param allowed the stages that they can be put on
 */
export function closedStage(stage: BoardStage, from: string, allowed: readonly BoardStage[]): ClosedStage {
  const placeOf = (other: BoardStage) => stages.indexOf(other);
  const [start, target] = [stages.findIndex(({ name }) => name === from), placeOf(stage)];
  /* Nothing leads to a rejection later. */
  if (stage.name === 'rejected') return { kind: 'isClosed' };
  const isOnTheWay = (other: BoardStage) => placeOf(other) < target && (target < start || placeOf(other) > start);
  const before = allowed.findLast(isOnTheWay);
  if (before) return { kind: 'afterStage', stage: before };
  if (target < start) return { kind: 'isBehind' };
  return { kind: from === 'offered' ? 'candidateDecides' : 'isClosed' };
}
