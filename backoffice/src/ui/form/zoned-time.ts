import { fromLocalInput, toLocalInput } from '../formats/time-format.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Has a date and time input show and read instants in the time zone of the account. React-admin formats what it has
 * formatted once more, which stays as it is.
 */
export const inAccountZone = {
  format: (value: unknown): string => {
    if (typeof value !== 'string') return '';
    return INSTANT.test(value) ? toLocalInput(new Date(value)) : value;
  },
  parse: (typed: string): string | null => fromLocalInput(typed) || null,
};
