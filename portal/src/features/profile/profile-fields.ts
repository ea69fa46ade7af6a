import { internUpdate } from '@prentice/contract';
import type { ProfileValues } from './profile-values.ts';

/** The fields of a profile that its owner writes. */
export const profileFields = internUpdate.keyof().options;
export type ProfileField = (typeof profileFields)[number];

/** Returns whether a field has the same value in both. */
export const isSameField = (field: ProfileField, one: ProfileValues, other: ProfileValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** Returns the values with some fields taken from others. */
export function withFields(
  values: ProfileValues,
  others: ProfileValues,
  fields: readonly ProfileField[],
): ProfileValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) };
}
