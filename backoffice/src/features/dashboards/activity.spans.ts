import type { AdminHistory } from '@prentice/contract';

type Day = AdminHistory['activity'][number];

export const activities = ['interns', 'employers', 'internships', 'applications'] as const;

/** More days than this are shown as weeks. */
const MOST_DAYS = 31;
const WEEK = 7;

/** The days as they are, or summed up in weeks that end with the last day, named by their first. */
export function spansOf(days: readonly Day[]): Day[] {
  if (days.length <= MOST_DAYS) return [...days];
  const first = days.length % WEEK;
  const weeks = [days.slice(0, first), ...chunks(days.slice(first))].filter((week) => week.length > 0);
  return weeks.map(summed);
}

const chunks = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / WEEK }, (_, at) => days.slice(at * WEEK, (at + 1) * WEEK));

const summed = (days: readonly Day[]): Day =>
  days.reduce((all, one) => ({
    day: all.day,
    interns: all.interns + one.interns,
    employers: all.employers + one.employers,
    internships: all.internships + one.internships,
    applications: all.applications + one.applications,
  }));
