import {
  applicationLimits,
  applicationStageStates,
  unansweredApplicationStates,
  type ApplicationStage,
  type ApplicationState,
  type ListQuery,
  type Role,
} from '@prentice/contract';
import type { Document, Filter } from 'mongodb';
import { MINUTE } from '../../../platform/clock/clock.ts';
import { wordFilter, type CustomFilters } from '../../../platform/database/list-queries.ts';

/** Returns the filter of what is past the promise without a response. */
export const overdueFilter = (now: Date): Filter<Document> => ({
  state: { $in: [...unansweredApplicationStates] },
  responseDueAt: { $lt: now },
});

/** Blind review hides now who it is: the query for what `isBlind` says of one record. */
export const currentlyBlindFilter = { blindReview: true, revealedAt: null };

/** Returns the filter of those whose name, as the team sees it, or one of whose tags contains a word. */
function nameOrTagFilter(word: string): Filter<Document> {
  const contains = wordFilter(word);
  return {
    $or: [
      { ...currentlyBlindFilter, blindAlias: contains },
      { $nor: [currentlyBlindFilter], internName: contains },
      { tags: contains },
    ],
  };
}

/**
 * Returns the filter of shortlistings that can still be undone: the query for what `undoableShortlisting` says of one
 * record.
 * @param from the states that they would be undone to
 */
function undoableShortlistingFilter(from: readonly ApplicationState[], now: Date): Filter<Document> {
  const recent = { $gt: new Date(now.getTime() - applicationLimits.undoMinutes * MINUTE) };
  const shortlisting = { to: 'shortlisted', by: 'employer', at: recent };
  const undoableFrom = unansweredApplicationStates.filter((state) => from.includes(state));
  const cancelledInterview = { events: { $elemMatch: { ...shortlisting, from: 'interview' } } };
  return {
    state: 'shortlisted',
    events: { $elemMatch: { ...shortlisting, from: { $in: undoableFrom } } },
    $nor: [cancelledInterview],
  };
}

type StateFilter = (states: readonly ApplicationState[]) => Filter<Document>;

/** Returns the filter by the state that an intern sees: the query for what `asInternSees` says of one record. */
const internStateFilter =
  (now: Date): StateFilter =>
  (states) => ({
    $or: [
      { internState: { $in: [...states] }, $nor: [undoableShortlistingFilter(unansweredApplicationStates, now)] },
      undoableShortlistingFilter(states, now),
    ],
  });

/**
 * Returns the list filters that depend on the reader: interns filter by the state that they can see.
 */
export function stateFilters(role: Role | 'anonymous', now: Date): CustomFilters {
  const isIn: StateFilter = role === 'intern' ? internStateFilter(now) : (states) => ({ state: { $in: [...states] } });
  const unanswered = isIn(unansweredApplicationStates);
  return {
    state: isIn,
    stage: (stage: ApplicationStage) => isIn(applicationStageStates[stage]),
    overdue: (overdue: boolean) =>
      overdue
        ? { $and: [unanswered, { responseDueAt: { $lt: now } }] }
        : { $or: [{ $nor: [unanswered] }, { responseDueAt: { $gte: now } }] },
    q: (words: string) => ({ $and: words.split(/\s+/).slice(0, 6).map(nameOrTagFilter) }),
  };
}

/** Returns whether a list is to be sorted by due date, the earliest first. */
export const isByDueDate = ({ sort }: ListQuery): boolean => sort.name === 'responseDueAt' && sort.order === 'ASC';

/** Sorts applications by due date, the first due first: interest, which is never due, comes last and not first. */
export const sortedByDueDate = (query: ListQuery): ListQuery =>
  isByDueDate(query) ? { ...query, sort: { ...query.sort, field: 'dueOrder' } } : query;
