import { internUpdate } from '@prentice/contract';
import type { ProfileValues } from './profile.values.ts';

/** The fields of a profile that its owner writes. */
export const profileFields = internUpdate.keyof().options;
export type ProfileField = (typeof profileFields)[number];

/** Whether a field says the same in both. */
export const isSame = (field: ProfileField, one: ProfileValues, other: ProfileValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** These values, but some fields as others have them. */
export function withFields(
  values: ProfileValues,
  others: ProfileValues,
  fields: readonly ProfileField[],
): ProfileValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) };
}
