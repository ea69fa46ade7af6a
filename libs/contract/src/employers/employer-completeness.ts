import { fieldsWith } from '../kernel/fields.ts';
import { employerFields } from './employer-fields.ts';

const weighedFields = fieldsWith(employerFields, 'weight');
export type EmployerField = (typeof weighedFields)[number];

/** From here on a company can be submitted for verification. */
export const minimumCompleteness = 80;

export interface EmployerCompleteness {
  /** 0 to 100. */
  readonly percent: number;
  /** Missing fields, most valuable first; the reason stands in the catalogues under `employer.missing.<field>`. */
  readonly missing: readonly { field: EmployerField; percent: number }[];
}

/** How complete a company's profile is, and what is missing. */
export function employerCompleteness(profile: Partial<Record<EmployerField, unknown>>): EmployerCompleteness {
  const missing = weighedFields
    .filter((field) => profile[field] === null || profile[field] === undefined || profile[field] === '')
    .map((field) => ({ field, percent: employerFields[field].weight }))
    .toSorted((left, right) => right.percent - left.percent);
  return { percent: 100 - missing.reduce((sum, one) => sum + one.percent, 0), missing };
}
