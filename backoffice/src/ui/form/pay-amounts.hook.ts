import { defaultCurrency, fromMinorUnits, toMinorUnits } from '@prentice/contract';
import { useFormContext, useWatch } from 'react-hook-form';

const amountFields = ['pay.min', 'pay.max'] as const;

const currencyOf = (chosen: unknown): string => (typeof chosen === 'string' && chosen ? chosen : defaultCurrency);

/**
 * Returns what inputs of pay need, which is stored in minor units: those of its amounts show and take whole units of the
 * currency, and that of the currency calls `keepAmounts` with another one, so that what was typed stays.
 */
export function usePayAmounts() {
  const { getValues, setValue } = useFormContext();
  const currency = currencyOf(useWatch({ name: 'pay.currency' }));
  return {
    inWholeUnits: {
      format: (minor: unknown) => (typeof minor === 'number' ? fromMinorUnits(minor, currency) : ''),
      parse: (typed: string) => (typed === '' ? null : toMinorUnits(Number(typed), currency)),
    },
    keepAmounts: (next: unknown): void => {
      for (const field of amountFields) {
        const minor: unknown = getValues(field);
        if (typeof minor !== 'number') continue;
        setValue(field, toMinorUnits(fromMinorUnits(minor, currency), currencyOf(next)), { shouldDirty: true });
      }
    },
  };
}
