import type { Pay } from './internship.views.ts';

type Unit = NonNullable<Pay['unit']>;

/** Pay by what there is to say about it; amounts in minor units, always with currency and unit. */
export type PayDisplay =
  | {
      kind: 'amount';
      min: number;
      max: number;
      currency: string;
      unit: Unit;
      type: 'paid' | 'stipend' | 'expenses_only';
    }
  | { kind: 'expenses' }
  | { kind: 'unpaid' };

/** Returns how to show pay: as an amount when it is complete, else as a word. */
export function payDisplay({ type, min, max, currency, unit }: Pay): PayDisplay {
  if (type === 'unpaid') return { kind: 'unpaid' };
  if (min === null || max === null || max === 0 || currency === null || unit === null) {
    return { kind: type === 'expenses_only' ? 'expenses' : 'unpaid' };
  }
  return { kind: 'amount', min, max, currency, unit, type };
}
