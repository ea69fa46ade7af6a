import {
  defaultCurrency,
  externalJobLimits,
  toMinorUnits,
  utcDay,
  type ExternalJobType,
  type ExternalPay,
  type SourceReport,
} from '@prentice/contract';
import type { INestApplicationContext } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ObjectId } from 'mongodb';
import { ExternalJob, ExternalJobClicks, ExternalJobSource } from '../features/external-jobs/index.ts';
import { findCities } from '../features/search/index.ts';
import { AuditEntry } from '../platform/audit/audit.entity.ts';
import { Clock, DAY, HOUR } from '../platform/clock/clock.ts';
import { Database } from '../platform/database/database.service.ts';
import { SeededRandom } from './random.ts';
import rows from './data/demo-external-jobs.json' with { type: 'json' };

type Cell = string | number | null;

const currencies: Readonly<Record<string, string>> = { CH: 'CHF', PL: 'PLN', CZ: 'CZK', DK: 'DKK', NO: 'NOK' };

function payOf(min: Cell, max: Cell, country: string): ExternalPay | null {
  if (typeof min !== 'number') return null;
  const currency = currencies[country] ?? defaultCurrency;
  const most = typeof max === 'number' ? toMinorUnits(max, currency) : null;
  return { min: toMinorUnits(min, currency), max: most, currency, unit: 'month' };
}

/** Returns the state of the demo's nth listing: most are published, and each other state is there, too. */
const stateOf = (n: number): string =>
  (({ 9: 'draft', 19: 'flagged', 29: 'draft', 39: 'archived' }) as const)[n] ?? 'published';

/**
 * Returns what the link checker noted about a listing in a state. None is due again: websites on `.example` do not
 * exist (RFC 2606), and after a week on a machine with a network all listings of the demo would be hidden.
 */
function linkCheckOf(state: string, checkedAt: Date): Document {
  const isFlagged = state === 'flagged';
  if (!isFlagged && state !== 'published')
    return {
      listed: false,
      flaggedAt: null,
      checkedAt: null,
      checkOutcome: null,
      checkStatus: null,
      checkFailures: 0,
      nextCheckAt: null,
    };
  const flag = isFlagged
    ? { flaggedAt: checkedAt, checkOutcome: 'gone', checkStatus: 404, checkFailures: 2 }
    : { flaggedAt: null, checkOutcome: 'ok', checkStatus: 200, checkFailures: 0 };
  /* What has been flagged for more than a week is hidden. */
  return { listed: !isFlagged, checkedAt, nextCheckAt: null, ...flag };
}

function recordOf(row: readonly Cell[], n: number, now: Date): Document {
  const [title, organisation, address, city, land, workMode, type, min, max, summary, days] = row;
  const country = String(land);
  const place = findCities(String(city)).find((city) => city.country === country);
  const state = stateOf(n);
  const checkedAt = new Date(now.getTime() - (n * 17 + 5) * HOUR);
  const url = `https://${String(address)}`;
  return {
    _id: new ObjectId(),
    createdAt: checkedAt,
    updatedAt: checkedAt,
    version: 1,
    title,
    organisation,
    url,
    host: new URL(url).hostname,
    city,
    country,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    workMode,
    type: type as ExternalJobType,
    pay: payOf(min ?? null, max ?? null, country),
    summary,
    closesAt: new Date(now.getTime() + Number(days) * DAY),
    publishAt: null,
    state,
    clicks: 0,
    publishedAt: state === 'draft' ? null : checkedAt,
    checkEtag: null,
    checkModified: null,
    ...linkCheckOf(state, checkedAt),
  };
}

interface DemoSource {
  readonly name: string;
  readonly url: string;
  readonly trusted?: boolean;
  readonly paused?: boolean;
  readonly failures?: number;
  readonly imported: number;
  /** Hours since the last run. */
  readonly hours: number;
  readonly run: Pick<SourceReport, 'outcome' | 'status'> & Partial<SourceReport>;
}

/**
 * One source that is read every hour, one that asks to be read less often and was paused, and one whose address has
 * gone.
 */
const sources: readonly DemoSource[] = [
  {
    name: 'Feldspat Messtechnik, open positions',
    url: 'https://jobs.feldspat.example/feed.xml',
    trusted: true,
    imported: 7,
    hours: 0.4,
    run: {
      outcome: 'imported',
      status: 200,
      found: 5,
      created: 2,
      published: 2,
      duplicates: 2,
      rejected: 1,
      rejections: [
        {
          title: 'Holiday cover in the sensor workshop',
          url: 'https://jobs.feldspat.example/werkstatt-01',
          reason: 'closed',
        },
      ],
    },
  },
  {
    name: 'Quellwerk Labor',
    url: 'https://karriere.quellwerk.example/jobs.json',
    paused: true,
    imported: 3,
    hours: 52,
    run: { outcome: 'later', status: 429 },
  },
  {
    name: 'Student jobs in Graz',
    url: 'https://graz-jobs.example/rss',
    imported: 0,
    failures: 2,
    hours: 1.5,
    run: { outcome: 'gone', status: 404 },
  },
];

function sourceRecordOf(
  { name, url, trusted = false, paused = false, failures = 0, imported, hours, run }: DemoSource,
  now: Date,
): Document {
  const savedAt = new Date(now.getTime() - hours * HOUR);
  const counts = { found: 0, created: 0, published: 0, duplicates: 0, rejected: 0, rejections: [], truncated: false };
  const lastRun: SourceReport = { at: savedAt.toISOString(), manual: false, ...counts, ...run };
  return {
    _id: new ObjectId(),
    createdAt: new Date(now.getTime() - 30 * DAY),
    updatedAt: savedAt,
    version: 1,
    name,
    url,
    host: new URL(url).hostname,
    trusted,
    paused,
    organisation: null,
    city: null,
    country: 'AT',
    workMode: 'onsite',
    type: 'internship',
    closingDays: 30,
    imported,
    failures,
    etag: null,
    modified: null,
    runningUntil: null,
    lastRunAt: savedAt,
    nextRunAt: new Date(savedAt.getTime() + HOUR * 2 ** failures),
    lastRun,
  };
}

/** Returns what the audit log says of a listing whose broken link flagged it, and a week later hid it. */
function auditEntriesOf({ _id, title, flaggedAt }: Document): Document[] {
  if (!(flaggedAt instanceof Date)) return [];
  const hiddenAt = new Date(flaggedAt.getTime() + externalJobLimits.flaggedDays * DAY);
  const entry = {
    actorId: null,
    actorRole: 'system',
    resource: 'external-jobs',
    resourceId: _id as ObjectId,
    resourceLabel: String(title),
    employerId: null,
    reasonCode: null,
    reason: null,
    origin: null,
  };
  const change = (field: string, before: string | boolean, after: string | boolean) => [
    { field, before, after, hashed: false },
  ];
  return [
    {
      ...entry,
      _id: new ObjectId(),
      action: 'transition',
      changes: change('state', 'published', 'flagged'),
      at: flaggedAt,
    },
    { ...entry, _id: new ObjectId(), action: 'updated', changes: change('listed', true, false), at: hiddenAt },
  ];
}

/**
 * Returns the visits of a listing's website per day since it was published: most in its first days, fewer at weekends,
 * none once its link was flagged.
 */
function clicksOf({ _id, publishedAt, flaggedAt }: Document, random: SeededRandom, now: Date): Document[] {
  if (!(publishedAt instanceof Date) || flaggedAt instanceof Date) return [];
  const interest = random.whole(3, 16);
  const days = Math.floor((now.getTime() - publishedAt.getTime()) / DAY) + 1;
  return Array.from({ length: days }, (_, age) => {
    const visitedAt = new Date(publishedAt.getTime() + age * DAY);
    const isWeekend = visitedAt.getUTCDay() % 6 === 0;
    const expected = (interest * (isWeekend ? 0.4 : 1)) / (1 + age / 6);
    const count = Math.round(expected * (0.6 + 0.8 * random.next()));
    return { _id: new ObjectId(), externalJobId: _id as ObjectId, day: utcDay(visitedAt), count };
  }).filter(({ count }) => count > 0);
}

const CLICK_SEED = 16;

/** Adds the demo's external jobs, and sources of such jobs. */
export async function seedExternalJobs(app: INestApplicationContext): Promise<void> {
  const now = app.get(Clock).now();
  const table: readonly (readonly Cell[])[] = rows;
  const database = app.get(Database);
  const listings = table.map((row, n) => recordOf(row, n, now));
  const random = new SeededRandom(CLICK_SEED);
  const clicks = listings.map((job) => clicksOf(job, random, now));
  const total = (days: readonly Document[]): number => days.reduce((sum, { count }) => sum + Number(count), 0);
  const jobs = listings.map((job, n) => ({ ...job, clicks: total(clicks[n] ?? []) }));
  await database.collection<Document>(ExternalJob).insertMany(jobs);
  await database.collection<Document>(AuditEntry).insertMany(jobs.flatMap(auditEntriesOf));
  await database.collection<Document>(ExternalJobClicks).insertMany(clicks.flat());
  await database
    .collection<Document>(ExternalJobSource)
    .insertMany(sources.map((source) => sourceRecordOf(source, now)));
}
