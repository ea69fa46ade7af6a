import { DAY, endOfDay, internLimits, isActiveState } from '@prentice/contract';
import type { DisplayContext } from './application/application-timeline.ts';
import { lateSince, overdueSince, sortByDue } from './application/next-step.ts';
import type { DashboardData } from './dashboard-loader.ts';

/** A task for the student. `until` is an instant or a day. */
export type Todo =
  | { kind: 'confirm'; until: null }
  | { kind: 'offer' | 'interview' | 'finish'; applicationId: string; title: string; until: string | null }
  | { kind: 'overdue' | 'undecided'; applicationId: string; title: string; company: string; until: string }
  | { kind: 'accepted'; applicationId: string; title: string; company: string; until: string | null }
  | { kind: 'review'; until: null; file: string }
  | { kind: 'profile'; until: null; completeness: number }
  | { kind: 'closing'; internshipId: string; title: string; until: string };

type ApplicationTodo = Extract<Todo, { applicationId: string }>;
/** A task about no application. */
export type OwnTodo = Exclude<Todo, ApplicationTodo>;

/** Returns whether a task is about an application, whose row says it. */
export const isAboutApplication = (todo: Todo): todo is ApplicationTodo => 'applicationId' in todo;

/** Returns whether all else depends on a task, so that it comes first. */
export const isBlocking = ({ kind }: OwnTodo): boolean => kind === 'confirm' || kind === 'review';

/** Bookmarked internships that close within this many days are listed. */
const CLOSING_DAYS = 7;
/** What the student has to do within this many days comes before what others are late with. */
const SOON_DAYS = 14;

type Application = DashboardData['applications'][number];

/** Returns what an employer is late with: its first answer, or the step after it. */
function lateTodo(application: Application, now: number): Todo[] {
  const { id: applicationId, internship } = application;
  const about = { applicationId, title: internship.title ?? '', company: internship.employer.name };
  const until = lateSince(application, now);
  if (until === null) return [];
  return [{ kind: overdueSince(application, now) ? 'overdue' : 'undecided', ...about, until }];
}

const applicationTodos = (applications: readonly Application[], now: number): Todo[] =>
  applications.flatMap((application): Todo[] => {
    const { state, internship, interview, offer, startsOn } = application;
    const about = { applicationId: application.id, title: internship.title ?? '' };
    if (state === 'accepted')
      return [{ kind: 'accepted', ...about, company: internship.employer.name, until: startsOn }];
    if (state === 'offered') return [{ kind: 'offer', ...about, until: offer?.expiresAt ?? null }];
    if (state === 'interview' && interview && Date.parse(interview.startsAt) > now)
      return [{ kind: 'interview', ...about, until: interview.startsAt }];
    const late = lateTodo(application, now);
    if (late.length > 0) return late;
    return state === 'interested' && internship.state === 'open'
      ? [{ kind: 'finish', ...about, until: internship.deadline }]
      : [];
  });

function bookmarkTodos({ applications, bookmarks }: DashboardData, now: number): Todo[] {
  const applied = new Set(applications.map((application) => application.internshipId));
  return bookmarks.flatMap(({ internshipId, internship }): Todo[] => {
    if (!internship?.deadline || internship.state !== 'open' || applied.has(internshipId)) return [];
    const left = endOfDay(internship.deadline).getTime() - now;
    if (left < 0 || left > CLOSING_DAYS * DAY) return [];
    return [{ kind: 'closing', internshipId, title: internship.title ?? '', until: internship.deadline }];
  });
}

const isEmployersTurn = ({ kind }: Todo): boolean => kind === 'overdue' || kind === 'undecided';

const urgencyKey = (todo: Todo): string => todo.until ?? '9999';

/** Orders dated tasks: what was accepted, what is due soon, what employers are late with, and what has time. */
function orderTodos(todos: readonly Todo[], now: number): Todo[] {
  const dated = todos.toSorted((a, b) => urgencyKey(a).localeCompare(urgencyKey(b)));
  const accepted = dated.filter(({ kind }) => kind === 'accepted');
  const upcoming = dated.filter((todo) => !isEmployersTurn(todo) && todo.kind !== 'accepted');
  const soon = upcoming.filter(({ until }) => until !== null && Date.parse(until) - now <= SOON_DAYS * DAY);
  const later = upcoming.filter((todo) => !soon.includes(todo));
  return [...accepted, ...soon, ...dated.filter(isEmployersTurn), ...later];
}

/** Sorts applications as `listTodos` lists what to do about them; where nothing is to be done, by what is due. */
export function sortByTodo(applications: readonly Application[], display: DisplayContext): Application[] {
  const todos = orderTodos(applicationTodos(applications, display.now), display.now);
  const rankOf = ({ id }: Application): number => {
    const rank = todos.findIndex((todo) => 'applicationId' in todo && todo.applicationId === id);
    return rank < 0 ? todos.length : rank;
  };
  return sortByDue(applications, display).toSorted((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Lists what to do next, by the student's own deadlines. Verifying the address comes first because nothing else works
 * without it, and an internship that was accepted comes before what else is open. An overdue answer of an employer
 * comes after what is due within days, and before what has time.
 * @param reviewFile the name of a CV whose findings wait to be confirmed
 */
export function listTodos(dashboard: DashboardData, now: number, reviewFile: string | null = null): Todo[] {
  const first: Todo[] = dashboard.me.actor.emailVerified ? [] : [{ kind: 'confirm', until: null }];
  const dated = [...applicationTodos(dashboard.applications, now), ...bookmarkTodos(dashboard, now)];
  const unfinished = dashboard.completeness < internLimits.applyAt;
  const profile: Todo[] = unfinished ? [{ kind: 'profile', until: null, completeness: dashboard.completeness }] : [];
  const review: Todo[] = reviewFile === null ? [] : [{ kind: 'review', until: null, file: reviewFile }];
  return [...first, ...review, ...orderTodos(dated, now), ...profile];
}

/** Returns whether an application is still in progress. */
export const isActive = (application: { state: string }): boolean => isActiveState(application.state);
