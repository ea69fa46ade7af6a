import { z } from 'zod';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import {
  email,
  httpsUrl,
  instant,
  nameText,
  optionalLine,
  optionalNameText,
  optionalText,
  phone,
} from '../kernel/text.ts';
import { knownCountry } from '../places/place.contract.ts';
import { checkIds, checkResults } from '../verification/check.contract.ts';
import { employerTypes, industries, sizeBands } from './employer-choices.ts';
import { employerVerificationLifecycle } from './employer.lifecycle.ts';

export const employerVerificationState = stateSchema(employerVerificationLifecycle);

export const employerLimits = {
  legalName: { min: 2, max: 160 },
  tradeName: { min: 2, max: 120 },
  city: { min: 1, max: 80 },
  address: { min: 5, max: 200 },
  registrationNumber: { min: 2, max: 40 },
  about: { min: 100, max: 3_000 },
  members: 25,
  logoBytes: 2 * 1024 * 1024,
  message: { subject: 120, text: { min: 20, max: 3_000 } },
  suspendNote: { min: 20, max: 1_000 },
} as const;

export const industry = z.enum(industries);

export const sizeBand = z.enum(sizeBands);

export const employerType = z.enum(employerTypes);

/** 1: the domain was proven; 2: documents were seen too. */
export const verificationLevel = z.literal([1, 2]);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const nullable = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable())
    .default(null);

const { legalName, tradeName, city, address, registrationNumber, about } = employerLimits;

/** What owners write. Only name and website are there from the start; the rest is filled in as one goes. */
export const employerUpdate = z.strictObject({
  legalName: nameText(legalName.min, legalName.max),
  tradeName: optionalNameText(tradeName.min, tradeName.max),
  website: httpsUrl,
  industry: nullable(industry),
  sizeBand: nullable(sizeBand),
  type: nullable(employerType),
  country: nullable(knownCountry),
  city: optionalNameText(city.min, city.max),
  address: optionalLine(address.min, address.max),
  registrationNumber: optionalLine(registrationNumber.min, registrationNumber.max),
  about: optionalText(about.min, about.max),
  contactEmail: nullable(email),
  phone: nullable(phone),
});
export type EmployerUpdate = z.infer<typeof employerUpdate>;

/** One check of a verification, as the public sees it: which, how it ended, when. No score. */
export const verificationCheck = z.object({ check: z.enum(checkIds), result: z.enum(checkResults), at: instant });
export type VerificationCheck = z.infer<typeof verificationCheck>;

export const verification = z.object({
  state: employerVerificationState,
  level: verificationLevel.nullable(),
  verifiedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** After expiry, also while a renewal is decided: until when internships stay up. */
  graceUntil: instant.nullable(),
  /** While rejected: from when it can be tried again. */
  retryFrom: instant.nullable(),
});
export type Verification = z.infer<typeof verification>;

/** Over the last `responsivenessWindowDays`; null below `responsivenessMinimum` answered or overdue applications. */
export const responsiveness = z.object({
  medianDays: z.number().min(0),
  /** Share answered within the promise, 0 to 1. */
  withinPromise: z.number().min(0).max(1),
  count: z.int(),
  computedAt: instant,
});
export type Responsiveness = z.infer<typeof responsiveness>;

export const employerRecord = z.object({
  id,
  slug,
  legalName: z.string(),
  tradeName: z.string().nullable(),
  /** What people call it: the trade name, else the legal name. */
  name: z.string(),
  website: z.string(),
  emailDomain: z.string().nullable(),
  industry: industry.nullable(),
  sizeBand: sizeBand.nullable(),
  type: employerType.nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  about: z.string().nullable(),
  logoId: id.nullable(),
  contactEmail: z.string().nullable(),
  phone: z.string().nullable(),
  verification,
  /** Latest results of the checks, public once verified. */
  verificationChecks: z.array(verificationCheck),
  /** Verified, or within the grace of a renewal: internships and the company page are public. */
  live: z.boolean(),
  responsiveness: responsiveness.nullable(),
  publishBlocked: z.boolean(),
  /** Derived counts. */
  openInternships: z.int(),
  overdueApplications: z.int(),
  memberCount: z.int(),
  upheldReports: z.int(),
  openReports: z.int(),
  completeness: z.int(),
  suspension: z.object({ reason: z.string(), note: z.string(), at: instant, by: id.nullable() }).nullable(),
  openCaseId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type EmployerRecord = z.infer<typeof employerRecord>;
