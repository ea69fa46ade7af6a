import {
  applicationStageStates,
  unansweredApplicationStates,
  type ApplicationStage,
  type ApplicationState,
  type ListQuery,
  type Role,
} from '@prentice/contract';
import type { Document, Filter } from 'mongodb';
import { wordFilter, type CustomFilters } from '../../../platform/database/list-queries.ts';

/** Returns the filter of what is past the promise without a response. */
export const overdueFilter = (now: Date, field: 'state' | 'internState' = 'state'): Filter<Document> => ({
  [field]: { $in: [...unansweredApplicationStates] },
  responseDueAt: { $lt: now },
});

const notOverdueFilter = (now: Date, field: 'state' | 'internState'): Filter<Document> => ({
  $or: [{ [field]: { $nin: [...unansweredApplicationStates] } }, { responseDueAt: { $gte: now } }],
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
 * Returns the list filters that depend on the reader: interns filter by the state that they can see.
 */
export function stateFilters(role: Role | 'anonymous', now: Date): CustomFilters {
  const field = role === 'intern' ? 'internState' : 'state';
  return {
    state: (states: readonly ApplicationState[]) => ({ [field]: { $in: [...states] } }),
    stage: (stage: ApplicationStage) => ({ [field]: { $in: [...applicationStageStates[stage]] } }),
    overdue: (overdue: boolean) => (overdue ? overdueFilter(now, field) : notOverdueFilter(now, field)),
    q: (words: string) => ({ $and: words.split(/\s+/).slice(0, 6).map(nameOrTagFilter) }),
  };
}

/** Sorts applications by due date, the first due first: interest, which is never due, comes last and not first. */
export const sortedByDueDate = (query: ListQuery): ListQuery =>
  query.sort.name === 'responseDueAt' && query.sort.order === 'ASC'
    ? { ...query, sort: { ...query.sort, field: 'dueOrder' } }
    : query;
