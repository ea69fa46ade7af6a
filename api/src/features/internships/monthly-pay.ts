import type { Pay } from '@prentice/contract';

const WEEKS_A_MONTH = 52 / 12;

/** Pay in minor units per month as the middle of its range, or null when nothing is paid. */
export function monthlyPay(
  pay: Pay | null | undefined,
  hoursPerWeek: number | null,
  weeks: number | null,
): number | null {
  if (!pay || pay.min === null || !pay.unit) return null;
  const middle = (pay.min + (pay.max ?? pay.min)) / 2;
  switch (pay.unit) {
    case 'hour':
      return Math.round(middle * (hoursPerWeek ?? 40) * WEEKS_A_MONTH);
    case 'week':
      return Math.round(middle * WEEKS_A_MONTH);
    case 'total':
      return Math.round(middle / Math.max(1, (weeks ?? 4) / WEEKS_A_MONTH));
    default:
      return Math.round(middle);
  }
}
