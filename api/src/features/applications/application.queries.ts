import {
  stageStates,
  waitingStates,
  type ApplicationStage,
  type ApplicationState,
  type ListQuery,
  type Role,
} from '@prentice/contract';
import type { Document, Filter } from 'mongodb';
import { beginsWord, type CustomFilters } from '../../platform/database/lists.ts';

/** Past the promise without a response. */
export const overdueAt = (now: Date, field: 'state' | 'internState' = 'state'): Filter<Document> => ({
  [field]: { $in: [...waitingStates] },
  responseDueAt: { $lt: now },
});

const notOverdueAt = (now: Date, field: 'state' | 'internState'): Filter<Document> => ({
  $or: [{ [field]: { $nin: [...waitingStates] } }, { responseDueAt: { $gte: now } }],
});

/** Blind review hides now who it is: the query for what `isBlind` says of one record. */
export const blindNow = { blindReview: true, revealedAt: null };

/** Whose name, as the team sees it, or whose tags have a word that begins so. */
function namedOrTagged(word: string): Filter<Document> {
  const begins = beginsWord(word);
  return {
    $or: [{ ...blindNow, blindAlias: begins }, { $nor: [blindNow], internName: begins }, { tags: begins }],
  };
}

/**
 * The filters of the list that depend on who asks: an intern's application is in the state that the intern has been told.
 */
export function stateFilters(role: Role | 'anonymous', now: Date): CustomFilters {
  const field = role === 'intern' ? 'internState' : 'state';
  return {
    state: (states: readonly ApplicationState[]) => ({ [field]: { $in: [...states] } }),
    stage: (stage: ApplicationStage) => ({ [field]: { $in: [...stageStates[stage]] } }),
    overdue: (overdue: boolean) => (overdue ? overdueAt(now, field) : notOverdueAt(now, field)),
    q: (words: string) => ({ $and: words.split(/\s+/).slice(0, 6).map(namedOrTagged) }),
  };
}

/** Applications by due date, the first due first: interest, which is never due, comes last and not first. */
export const inDueOrder = (query: ListQuery): ListQuery =>
  query.sort.name === 'responseDueAt' && query.sort.order === 'ASC'
    ? { ...query, sort: { ...query.sort, field: 'dueOrder' } }
    : query;
