import { calendarDay, DAY } from '../kernel/days.ts';
import type { ViewOf } from '../kernel/view.ts';
import type { notificationView } from './notification.contract.ts';

type InboxItem = ViewOf<typeof notificationView>;

/** Notifications about the same thing on the same day, newest first. */
export interface SubjectGroup {
  readonly key: string;
  /** Such as the title of an internship; empty when they name nothing. */
  readonly subject: string;
  readonly items: readonly InboxItem[];
}

/** The notifications of one day, by what they are about. */
export interface DayGroup {
  /** The day where the reader is, such as `2026-03-16`. */
  readonly day: string;
  readonly subjects: readonly SubjectGroup[];
}

const subjectOf = ({ params }: InboxItem): string =>
  [params['title'], params['name'], params['label']].map((value) => String(value ?? '')).find(Boolean) ?? '';

/** Returns the day of an instant where the reader is. */
export const dayOf = (instant: string | number, timeZone: string): string => calendarDay(new Date(instant), timeZone);

/** Groups notifications, which come newest first, by day and then by what they are about. */
export function groupByDay(items: readonly InboxItem[], timeZone: string): DayGroup[] {
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt, timeZone));
  return [...days].map(([day, ofDay]) => {
    return { day, subjects: groupBySubject(ofDay) };
  });
}

/** Groups notifications, which come newest first, by what they are about; each group stands where its newest does. */
export function groupBySubject(items: readonly InboxItem[]): SubjectGroup[] {
  /* Those that name nothing have nothing in common. */
  const subjects = Map.groupBy(items, (item) => subjectOf(item) || item.id);
  return [...subjects].map(([key, about]) => ({ key, subject: about[0] ? subjectOf(about[0]) : '', items: about }));
}

/** How long ago something came, as far as it matters where an inbox is read. */
export type InboxPeriod = 'today' | 'thisWeek' | 'earlier';

/** Returns the day on which the week of a day began, a Monday; both such as `2026-03-16`. */
function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY).toISOString().slice(0, 10);
}

/**
 * Groups what is listed in an inbox by the period in which it came, where the reader is; the periods stand in the order of
 * their first rows.
 * @param now in milliseconds
 */
export function groupByPeriod<Row>(
  rows: readonly Row[],
  createdAtOf: (row: Row) => string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): [InboxPeriod, Row[]][] {
  const today = dayOf(now, timeZone);
  const monday = mondayOf(today);
  const periodOf = (row: Row): InboxPeriod => {
    const day = dayOf(createdAtOf(row), timeZone);
    if (day >= today) return 'today';
    return day >= monday ? 'thisWeek' : 'earlier';
  };
  return [...Map.groupBy(rows, periodOf)];
}
