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

const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the day of an instant where the reader is. */
export const dayOf = (instant: string | number, timeZone: string): string =>
  dayFormat(timeZone).format(new Date(instant));

/** Groups notifications, which come newest first, by day and then by what they are about. */
export function groupByDay(items: readonly InboxItem[], timeZone: string): DayGroup[] {
  const format = dayFormat(timeZone);
  const days = Map.groupBy(items, ({ createdAt }) => format.format(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => {
    /* Those that name nothing have nothing in common. */
    const subjects = Map.groupBy(ofDay, (item) => subjectOf(item) || item.id);
    return {
      day,
      subjects: [...subjects].map(([key, about]) => ({
        key,
        subject: about[0] ? subjectOf(about[0]) : '',
        items: about,
      })),
    };
  });
}
