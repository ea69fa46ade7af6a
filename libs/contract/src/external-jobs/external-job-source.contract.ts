import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { defineListSchema, filter } from '../kernel/list.ts';
import { httpsUrlWithin, instant, line, optionalNameText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { workMode } from '../internships/internship.contract.ts';
import { knownCountry } from '../places/place.contract.ts';
import { canonicalUrl, externalJobLimits, externalJobType } from './external-job.contract.ts';

export const sourceLimits = {
  name: { min: 2, max: 120 },
  /** Bytes of a feed or page; a longer one is not read. */
  bytes: 2 * 1024 * 1024,
  /** Entries of a feed that are looked at in one run. */
  entries: 200,
  /** Rejected entries that a report lists. */
  rejections: 50,
} as const;

/** What came of a run. `unchanged`: the website says that nothing is new; `later`: it wants to be asked less often. */
export const sourceOutcomes = [
  'imported',
  'unchanged',
  'empty',
  'robots',
  'later',
  'gone',
  'unreachable',
  'insecure',
  'too_large',
  'malformed',
  'error',
] as const;
export type SourceOutcome = (typeof sourceOutcomes)[number];

/** Why an entry did not become a listing: the field that is missing or cannot be used, or that the job has closed. */
export const sourceRejections = ['title', 'organisation', 'url', 'closed', 'other'] as const;
export type SourceRejection = (typeof sourceRejections)[number];

export const sourceReport = z.object({
  at: instant,
  /** Whether somebody asked for the run. */
  manual: z.boolean(),
  outcome: z.enum(sourceOutcomes),
  /** HTTP status, when the website answered. */
  status: z.int().nullable(),
  found: z.int(),
  created: z.int(),
  /** How many of those that were created were published, too. */
  published: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  rejections: z.array(z.object({ title: z.string(), url: z.string(), reason: z.enum(sourceRejections) })),
  /** Whether there were more entries than one run looks at. */
  truncated: z.boolean(),
});
export type SourceReport = z.infer<typeof sourceReport>;

const sourceRecord = z.object({
  id,
  name: z.string(),
  url: z.string(),
  host: z.string(),
  trusted: z.boolean(),
  paused: z.boolean(),
  organisation: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  workMode,
  type: externalJobType,
  closingDays: z.int().nullable(),
  /** Listings created from this source so far. */
  imported: z.int(),
  lastRunAt: instant.nullable(),
  nextRunAt: instant.nullable(),
  lastRun: sourceReport.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

export const externalJobSourceView = view('manager', sourceRecord, [
  'id', 'name', 'url', 'host', 'trusted', 'paused', 'organisation', 'city', 'country', 'workMode', 'type', 'closingDays', 'imported',
  'lastRunAt', 'nextRunAt', 'lastRun', 'createdAt', 'updatedAt', 'version',
]); // prettier-ignore

const editable = {
  name: line(sourceLimits.name.min, sourceLimits.name.max),
  /** A feed (RSS, Atom, JSON Feed) or a page that describes jobs as JobPosting. */
  url: httpsUrlWithin(externalJobLimits.url, canonicalUrl),
  /** Listings of a trusted source are published as soon as they are complete; all others start as drafts. */
  trusted: z.boolean().default(false),
  paused: z.boolean().default(false),
  /** The values below are used where an entry says nothing. */
  organisation: optionalNameText(externalJobLimits.organisation.min, externalJobLimits.organisation.max),
  city: optionalNameText(1, externalJobLimits.city),
  country: knownCountry.nullable().default(null),
  workMode: workMode.default('onsite'),
  type: externalJobType.default('internship'),
  /** Days for which a listing stays open that does not say when it closes. */
  closingDays: z.int().min(1).max(externalJobLimits.closingDays).nullable().default(null),
};

export const externalJobSourceCreate = z.strictObject(editable);
export type ExternalJobSourceCreate = z.infer<typeof externalJobSourceCreate>;

/** Saved as a whole. The version that was read is in If-Match or, when that is left out, here. */
export const externalJobSourceUpdate = z.strictObject({ ...editable, version: z.int().min(0).optional() });
export type ExternalJobSourceUpdate = z.infer<typeof externalJobSourceUpdate>;

export const externalJobSourceList = defineListSchema({
  resource: 'external-job-sources',
  filters: {
    q: filter.search(['name', 'host']),
    paused: filter.eq('paused', z.boolean()),
    trusted: filter.eq('trusted', z.boolean()),
  },
  sorts: { name: 'name', lastRunAt: 'lastRunAt', imported: 'imported', updatedAt: 'updatedAt' },
  defaultSort: ['name', 'ASC'],
});
