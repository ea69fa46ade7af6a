import type { AdminHistory } from '@prentice/contract';

type Day = AdminHistory['activity'][number];

export const activities = ['interns', 'employers', 'internships', 'applications'] as const;

/** More days than this are shown as weeks. */
const MOST_DAYS = 31;
const WEEK = 7;

/** The days as they are, or summed up in weeks that end with the last day, named by their first. */
export function groupByPeriod(days: readonly Day[]): Day[] {
  if (days.length <= MOST_DAYS) return [...days];
  const first = days.length % WEEK;
  const weeks = [days.slice(0, first), ...weeksOf(days.slice(first))].filter((week) => week.length > 0);
  return weeks.map(sumDays);
}

const weeksOf = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / WEEK }, (_, index) => days.slice(index * WEEK, (index + 1) * WEEK));

const sumDays = (days: readonly Day[]): Day =>
  days.reduce((total, day) => ({
    day: total.day,
    interns: total.interns + day.interns,
    employers: total.employers + day.employers,
    internships: total.internships + day.internships,
    applications: total.applications + day.applications,
  }));
