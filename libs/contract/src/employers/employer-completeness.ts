import type { EmployerRecord } from './employer.contract.ts';

/** What one field adds, in percent, and the catalogue key of why it matters. */
const weights = {
  legalName: 10,
  website: 10,
  industry: 5,
  sizeBand: 5,
  type: 5,
  country: 10,
  city: 5,
  address: 10,
  registrationNumber: 10,
  about: 15,
  contactEmail: 5,
  phone: 5,
  logoId: 5,
} as const satisfies Partial<Record<keyof EmployerRecord, number>>;
export type EmployerField = keyof typeof weights;

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
  const fields = Object.keys(weights).filter((field): field is EmployerField => Object.hasOwn(weights, field));
  const missing = fields
    .filter((field) => profile[field] === null || profile[field] === undefined || profile[field] === '')
    .map((field) => ({ field, percent: weights[field] }))
    .toSorted((left, right) => right.percent - left.percent);
  return { percent: 100 - missing.reduce((sum, one) => sum + one.percent, 0), missing };
}
