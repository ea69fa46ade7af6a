import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { draftLine, httpsUrlWithin, instant, line, nameText, optionalNameText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { payUnits, workMode } from '../internships/internship.contract.ts';
import { knownCountry, knownCurrency } from '../places/place.contract.ts';
import { externalJobLifecycle, type ExternalJobState } from './external-job.lifecycle.ts';

export const externalJobState = stateSchema(externalJobLifecycle);

/* Parameters by which advertisers and newsletters follow people, as the removal lists of browsers have them. */
const trackingNames = new Set([
  'fbclid', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'msclkid', 'yclid', 'twclid', 'ttclid', 'li_fat_id', 'igshid', 'mc_cid',
  'mc_eid', 'mkt_tok', '_hsenc', '_hsmi', 'hsctatracking', 'vero_id', 'wickedid', 's_cid', 'trk', 'trackingid', 'refid', '_ga', '_gl',
  'oly_anon_id', 'oly_enc_id', 'rb_clickid', 'cmpid', 'spm',
]); // prettier-ignore
const trackingPrefixes = ['utm_', 'pk_', 'piwik_', 'mtm_', 'matomo_', 'hsa_', 'at_'];

const tracks = (name: string): boolean => {
  const lower = name.toLowerCase();
  return trackingNames.has(lower) || trackingPrefixes.some((prefix) => lower.startsWith(prefix));
};

/**
 * Returns an address without what tracks people: the same page has the same address, wherever the link was found. The
 * fragment is removed and the parameters are sorted. Text that is no address is returned as it is.
 */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  for (const name of new Set(url.searchParams.keys())) if (tracks(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href.replace(/\?$/, '');
}

export const externalJobLimits = {
  title: { min: 8, max: 120 },
  organisation: { min: 2, max: 120 },
  url: 1_000,
  city: 80,
  summary: { min: 50, max: 1_000 },
  payMax: 100_000_000,
  /** Days ahead for which a listing can stay open. */
  closingDays: 180,
  /** Failed checks of the link in a row after which a listing is flagged. */
  failures: 2,
  /** Days after which a flagged listing is no longer shown. */
  flaggedDays: 7,
  perPage: 20,
  note: 300,
  saved: 200,
} as const;

export const externalJobTypes = [
  'internship',
  'working_student',
  'thesis',
  'trainee',
  'part_time',
  'full_time',
  'volunteering',
] as const;
export const externalJobType = z.enum(externalJobTypes);
export type ExternalJobType = (typeof externalJobTypes)[number];

/** What became of the last check of a link; `robots` and `later` say nothing about the page. */
export const linkOutcomes = ['ok', 'gone', 'error', 'unreachable', 'insecure', 'robots', 'later'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

const amount = z.int().min(0).max(externalJobLimits.payMax);
/** Pay in minor units of the currency. */
export const externalPay = z
  .strictObject({ min: amount, max: amount.nullable().default(null), currency: knownCurrency, unit: z.enum(payUnits) })
  .refine(({ min, max }) => max === null || max >= min, {
    path: ['max'],
    message: 'This can’t be less than the minimum.',
  });
export type ExternalPay = z.infer<typeof externalPay>;

export const externalJobRecord = z.object({
  id,
  title: z.string(),
  organisation: z.string(),
  /** Where one applies, without what tracks people. */
  url: z.string(),
  /** The website that the link leads to. */
  host: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  workMode,
  type: externalJobType,
  pay: externalPay.nullable(),
  summary: z.string(),
  closesAt: instant.nullable(),
  /** When a scheduled listing is to be published. */
  publishAt: instant.nullable(),
  state: externalJobState,
  /** Whether everybody sees it: published, or flagged for less than a week. */
  listed: z.boolean(),
  publishedAt: instant.nullable(),
  flaggedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  checkOutcome: z.enum(linkOutcomes).nullable(),
  checkStatus: z.int().nullable(),
  checkFailures: z.int(),
  clicks: z.int(),
  /** Until when the last change of its state or closing date can be undone; null when something was changed since. */
  undoableUntil: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

// prettier-ignore
export const externalJobViews = {
  public: view('public', externalJobRecord, [
    'id', 'title', 'organisation', 'host', 'city', 'country', 'workMode', 'type', 'pay', 'summary', 'closesAt', 'publishedAt',
  ]),
  manager: view('manager', externalJobRecord, [
    'id', 'title', 'organisation', 'url', 'host', 'city', 'country', 'workMode', 'type', 'pay', 'summary', 'closesAt', 'publishAt',
    'state', 'listed', 'publishedAt', 'flaggedAt', 'checkedAt', 'checkOutcome', 'checkStatus', 'checkFailures', 'clicks',
    'undoableUntil', 'createdAt', 'updatedAt', 'version',
  ]),
};
/** What a check of a link found, and the listing after it. */
export const linkCheckReply = z.object({
  outcome: z.enum(linkOutcomes),
  /** What the website answered; null when it did not. */
  status: z.int().nullable(),
  /** False when nothing could be reached, which may be our own connection: nothing was kept then. */
  isKept: z.boolean(),
  job: externalJobViews.manager.schema,
});
export type PublicExternalJob = z.infer<typeof externalJobViews.public.schema>;

/** Returns the name of the view of an actor. */
export const externalJobViewFor = (actor: Actor): 'public' | 'manager' =>
  hasPermission(actor, 'external-jobs:manage') ? 'manager' : 'public';
export const externalJobReply = z.union([externalJobViews.manager.schema, externalJobViews.public.schema]);

const editable = {
  title: line(externalJobLimits.title.min, externalJobLimits.title.max),
  organisation: nameText(externalJobLimits.organisation.min, externalJobLimits.organisation.max),
  url: httpsUrlWithin(externalJobLimits.url, canonicalUrl),
  city: optionalNameText(1, externalJobLimits.city),
  country: knownCountry.nullable().default(null),
  workMode: workMode.default('onsite'),
  type: externalJobType.default('internship'),
  pay: externalPay.nullable().default(null),
  summary: draftLine(externalJobLimits.summary.max).default(''),
  closesAt: instant.nullable().default(null),
  publishAt: instant.nullable().default(null),
};

/** A draft is saved as far as it has got; what is published must be complete. */
export const externalJobCreate = z.strictObject(editable);
export type ExternalJobCreate = z.infer<typeof externalJobCreate>;

/** Saved as a whole. The version that was read is in If-Match or, when that is left out, here. */
export const externalJobUpdate = z.strictObject({ ...editable, version: z.int().min(0).optional() });
export type ExternalJobUpdate = z.infer<typeof externalJobUpdate>;

/** Returns what a listing lacks to be published. */
export function externalJobMissing({
  summary,
  city,
  country,
  workMode: mode,
  closesAt,
}: {
  readonly summary: string;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly workMode: string;
  readonly closesAt?: unknown;
}) {
  const needed = (field: string, isMissing: boolean, message: string) =>
    isMissing ? [{ field, code: 'required', message }] : [];
  const { min } = externalJobLimits.summary;
  return [
    ...needed('summary', summary.trim().length < min, `Write at least ${min} characters.`),
    ...needed('city', mode !== 'remote' && !city, 'Enter a city, or where the team is based.'),
    ...needed('country', mode !== 'remote' && !country, 'Choose a country.'),
    ...needed('closesAt', !closesAt, 'Choose a closing date.'),
  ];
}

/** Returns whether checks found the link broken, and nobody has said since that it works. */
export const hasBrokenLink = ({ state, checkFailures }: { state: ExternalJobState; checkFailures: number }): boolean =>
  state === 'flagged' || checkFailures >= externalJobLimits.failures;

const managers = ['manager'] as const;
export const externalJobList = defineListSchema({
  resource: 'external-jobs',
  filters: {
    q: filter.search(['title', 'organisation', 'city', 'host']),
    workMode: filter.in('workMode', workMode),
    type: filter.in('type', externalJobType),
    closesFrom: filter.gte('closesAt', instant),
    closesTo: filter.lte('closesAt', instant),
    state: filter.in('state', externalJobState, { views: managers }),
    importId: filter.eq('importId', id, managers),
    /** The one listing of an address, however it is written. */
    url: filter.eq('url', editable.url, managers),
    checkOutcome: filter.in('checkOutcome', z.enum(linkOutcomes), { views: managers }),
  },
  sorts: {
    publishedAt: 'publishedAt',
    closesAt: 'closesAt',
    title: 'title',
    organisation: 'organisation',
    updatedAt: 'updatedAt',
    clicks: 'clicks',
    flaggedAt: 'flaggedAt',
  },
  sortViews: { updatedAt: managers, clicks: managers, flaggedAt: managers },
  defaultSort: ['publishedAt', 'DESC'],
});
