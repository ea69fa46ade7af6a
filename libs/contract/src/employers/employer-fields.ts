import { z } from 'zod';
import { type FieldDescription, fieldsWith } from '../kernel/fields.ts';
import { filter } from '../kernel/list.ts';
import { country, instant, searchText } from '../kernel/text.ts';
import {
  employerType,
  industry,
  sizeBand,
  verificationLevel,
  type EmployerRecord,
  employerVerificationState,
} from './employer.contract.ts';

export interface EmployerFieldDescription extends FieldDescription {
  /**
   * What it adds to the completeness of the profile, in percent; the reason is the message `employer.missing.<field>`.
   */
  readonly weight?: number;
}

/** Views of those who administrate companies. */
const ownerAndAdminViews = ['overview', 'full'];
const admins = ['full'];
const share = z.number().min(0).max(1);
const total = (max: number) => z.int().min(0).max(max);

/** Every field of a company, described once. The columns of the exported file stand in this order. */
export const employerFields = {
  id: { exported: true },
  name: { sorts: true, exported: true },
  legalName: { weight: 10, exported: true },
  website: { weight: 10, exported: true },
  industry: { weight: 5, filters: { industry: filter.in('industry', industry) }, exported: true },
  sizeBand: { weight: 5, filters: { sizeBand: filter.in('sizeBand', sizeBand) }, exported: true },
  type: { weight: 5, filters: { type: filter.in('type', employerType) }, exported: true },
  country: { weight: 10, filters: { country: filter.in('country', country) }, exported: true },
  city: { weight: 5, exported: true },
  address: { weight: 10, exported: true, personal: true },
  registrationNumber: { weight: 10, exported: true },
  about: { weight: 15 },
  contactEmail: { weight: 5, exported: true, personal: true },
  phone: { weight: 5, exported: true, personal: true },
  logoId: { weight: 5 },
  verification: {
    filters: {
      level: filter.in('verification.level', verificationLevel),
      state: filter.in('verification.state', employerVerificationState, { views: ownerAndAdminViews }),
      expiresBefore: filter.lte('verification.expiresAt', instant, ownerAndAdminViews),
    },
    sorts: { verifiedAt: 'verification.verifiedAt' },
    exported: ['state', 'level', 'verifiedAt', 'expiresAt'],
  },
  openInternships: {
    filters: { openInternships: filter.gte('openInternships', total(1_000)) },
    sorts: true,
    exported: true,
  },
  overdueApplications: {
    filters: { overdue: filter.gte('overdueApplications', total(100_000), ownerAndAdminViews) },
    exported: true,
  },
  responsiveness: {
    filters: {
      answersWithinPromise: filter.gte('responsiveness.withinPromise', share),
      answersWithinDays: filter.lte('responsiveness.medianDays', z.number().min(0).max(180)),
    },
    sorts: { answersWithinPromise: 'responsiveness.withinPromise' },
    exported: ['medianDays', 'withinPromise', 'answers'],
  },
  publishBlocked: {
    filters: { publishBlocked: filter.eq('publishBlocked', z.boolean(), ownerAndAdminViews) },
    exported: true,
  },
  completeness: {
    filters: { completeness: filter.gte('completeness', total(100), ownerAndAdminViews) },
    exported: true,
  },
  openReports: { filters: { openReports: filter.gte('openReports', total(10_000), admins) }, exported: true },
  upheldReports: { exported: true },
  createdAt: {
    filters: { createdFrom: filter.gte('createdAt', instant), createdTo: filter.lte('createdAt', instant) },
    sorts: true,
    exported: true,
  },
  live: { filters: { live: filter.eq('live', z.boolean(), ownerAndAdminViews) } },
  emailDomain: { filters: { emailDomain: filter.eq('emailDomain', searchText(253), admins) } },
  slug: {},
  tradeName: {},
  verificationChecks: {},
  memberCount: {},
  suspension: {},
  openCaseId: {},
  updatedAt: {},
  version: {},
} as const satisfies Record<keyof EmployerRecord, EmployerFieldDescription>;

const weighedFields = fieldsWith(employerFields, 'weight');
export type EmployerField = (typeof weighedFields)[number];

/** From here on a company can be submitted for verification. */
export const minimumCompleteness = 80;

export interface EmployerCompleteness {
  /** 0 to 100. */
  readonly percent: number;
  /** Missing fields, most valuable first; the reason is in the catalogues under `employer.missing.<field>`. */
  readonly missing: readonly { field: EmployerField; percent: number }[];
}

/** Returns how complete a company's profile is, and what is missing. */
export function employerCompleteness(profile: Partial<Record<EmployerField, unknown>>): EmployerCompleteness {
  const missing = weighedFields
    .filter((field) => profile[field] === null || profile[field] === undefined || profile[field] === '')
    .map((field) => ({ field, percent: employerFields[field].weight }))
    .toSorted((left, right) => right.percent - left.percent);
  return { percent: 100 - missing.reduce((sum, missingField) => sum + missingField.percent, 0), missing };
}
