import { utcDay } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { groupByPeriod } from './PeriodChoice.tsx';

const start = Date.UTC(2027, 0, 1);
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: utcDay(new Date(start + index * 86_400_000)),
    interns: 1,
    employers: 0,
    internships: 2,
    applications: index,
  }));

describe('spans of activity', () => {
  it('shows a month by days', () => {
    expect(groupByPeriod(days(30))).toEqual(days(30));
  });
  it('shows a quarter by weeks, the last of them whole, and loses nobody', () => {
    const weeks = groupByPeriod(days(90));
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toMatchObject({ day: '2027-01-01', interns: 6 });
    expect(weeks.at(-1)).toMatchObject({ day: '2027-03-25', interns: 7, internships: 14 });
    expect(weeks.reduce((sum, { applications }) => sum + applications, 0)).toBe((89 * 90) / 2);
  });
});
