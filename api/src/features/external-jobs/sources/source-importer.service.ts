import {
  AppError,
  currentExternalJobStates,
  externalJobLimits,
  sourceLimits,
  type ExternalJobCreate,
  type SourceOutcome,
  type SourceReport,
} from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, DAY, HOUR, MINUTE } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { ExternalJobsEditor } from '../external-jobs-editor.service.ts';
import { readPage, readRobots, versionOf, type PageVersion } from '../job-pages/polite-reader.ts';
import {
  ExternalJobImport,
  ExternalJobSource,
  type ExternalJobImportRow,
  type ExternalJobSourceRow,
} from './external-job-source.entity.ts';
import { readFeedDocument } from './feed-document.ts';
import { duplicateKey, readFeedEntry } from './feed-entry.ts';

const PER_RUN = 20;
const LATEST_RETRY_MS = DAY;
/** How long a run has a source to itself at most. */
const CLAIM_MS = 10 * MINUTE;
/** Days for which an entry is remembered after a source offered it for the last time. */
const REMEMBERED_DAYS = 365;
const HEADERS = {
  Accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, */*;q=0.5',
};
const failing: readonly SourceOutcome[] = ['gone', 'unreachable', 'insecure', 'too_large', 'malformed', 'error'];

type Counts = Omit<SourceReport, 'at' | 'manual' | 'outcome' | 'status'>;
interface RunResult extends Counts {
  readonly outcome: SourceOutcome;
  readonly status: number | null;
  readonly retryAfter?: number | undefined;
  readonly version?: PageVersion;
}

const nothing: Counts = {
  found: 0,
  created: 0,
  published: 0,
  duplicates: 0,
  rejected: 0,
  rejections: [],
  truncated: false,
};

/** Reads sources and creates the external jobs that are new in them. */
@Injectable()
export class SourceImporter implements OnModuleInit {
  private readonly logger = new Logger('SourceImporter');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly clock: Clock,
    private readonly outbound: OutboundClient,
    private readonly editor: ExternalJobsEditor,
  ) {}

  private get sources() {
    return this.database.collection<ExternalJobSourceRow>(ExternalJobSource);
  }

  private get imports() {
    return this.database.collection<ExternalJobImportRow>(ExternalJobImport);
  }

  onModuleInit(): void {
    this.scheduler.schedule('external-jobs.sources', 10 * MINUTE, (now) => this.runDue(now));
  }

  /** Imports from the sources that are due, one after the other. */
  async runDue(now: Date): Promise<void> {
    const due = await this.sources
      .find({ paused: false, nextRunAt: { $lte: now } }, { projection: { _id: 1 } })
      .sort({ nextRunAt: 1 })
      .limit(PER_RUN)
      .toArray();
    for (const { _id } of due)
      await this.run(_id, false).catch((error: unknown) => this.logger.error({ err: error, source: _id }));
    await this.imports.deleteMany({ seenAt: { $lt: new Date(now.getTime() - REMEMBERED_DAYS * DAY) } });
  }

  /** Imports from one source and keeps the report. @throws AppError SOURCE_RUNNING, NOT_FOUND */
  async run(_id: ObjectId, manual: boolean): Promise<SourceReport> {
    const now = this.clock.now();
    const source = await this.sources.findOneAndUpdate(
      { _id, $or: [{ runningUntil: null }, { runningUntil: { $lte: now } }] },
      { $set: { runningUntil: new Date(now.getTime() + CLAIM_MS) } },
      { returnDocument: 'after' },
    );
    if (!source) throw new AppError((await this.sources.findOne({ _id })) ? 'SOURCE_RUNNING' : 'NOT_FOUND');
    const result = await this.importFrom(source, now).catch((error: unknown): RunResult => {
      this.logger.error({ err: error, source: _id });
      return { ...nothing, outcome: 'error', status: null };
    });
    return this.recordOutcome(source, result, manual, now);
  }

  private async importFrom(source: ExternalJobSourceRow, now: Date): Promise<RunResult> {
    const robots = await readRobots(this.outbound, source.url);
    const options = { maxBytes: sourceLimits.bytes, headers: HEADERS };
    const { outcome, status, page, retryAfter } = await readPage(this.outbound, source.url, robots, source, options);
    if (outcome !== 'ok' || !page)
      return { ...nothing, outcome: outcome === 'ok' ? 'error' : outcome, status, retryAfter };
    if (status === 304) return { ...nothing, outcome: 'unchanged', status };
    if (page.truncated) return { ...nothing, outcome: 'too_large', status };
    const feed = readFeedDocument(page.body);
    if (!feed) return { ...nothing, outcome: 'malformed', status };
    if (feed.entries.length === 0) return { ...nothing, outcome: 'empty', status, version: versionOf(page) };
    const context = { source, base: page.url, feedTitle: feed.title, now };
    const read = feed.entries.slice(0, sourceLimits.entries).map((fields) => readFeedEntry(fields, context));
    const rejections = read.flatMap(({ rejection }) => rejection ?? []);
    const forms = read.flatMap(({ form }) => form ?? []);
    const summary = await this.createNew(source, forms, now);
    return {
      outcome: 'imported',
      status,
      version: versionOf(page),
      found: feed.entries.length,
      ...summary,
      rejected: rejections.length,
      rejections: rejections.slice(0, sourceLimits.rejections),
      truncated: feed.entries.length > read.length,
    };
  }

  /** Creates what is neither here nor was here: each listing in a transaction of its own. */
  private async createNew(source: ExternalJobSourceRow, forms: readonly ExternalJobCreate[], now: Date) {
    const listedKeys = await this.knownJobs(forms, now);
    const counts = { created: 0, published: 0, duplicates: 0 };
    for (const form of forms) {
      const key = duplicateKey(form);
      if (listedKeys.urls.has(form.url) || listedKeys.keys.has(key)) {
        counts.duplicates++;
        await this.remember(form.url, key, now);
      } else {
        const outcome = await this.create(source, form, key);
        counts[outcome === 'duplicate' ? 'duplicates' : 'created']++;
        if (outcome === 'published') counts.published++;
      }
      listedKeys.urls.add(form.url);
      listedKeys.keys.add(key);
    }
    return counts;
  }

  /**
   * Returns what a form can be a duplicate of: any listing or earlier entry with its address; and one with its title,
   * organisation and place that is current, or that was within the time for which a listing can stay open. Later it is
   * offered anew.
   */
  private async knownJobs(forms: readonly ExternalJobCreate[], now: Date) {
    const url = { $in: forms.map((form) => form.url) };
    const since = new Date(now.getTime() - externalJobLimits.closingDays * DAY);
    const rows = this.database.collection<ExternalJobRow>(ExternalJob);
    const named = { title: 1, organisation: 1, city: 1 } as const;
    const [jobs, imported, recent, metKeys] = await Promise.all([
      rows.find({ url }, { projection: { url: 1 } }).toArray(),
      this.imports.find({ url }, { projection: { url: 1 } }).toArray(),
      rows
        .find(
          { $or: [{ state: { $in: [...currentExternalJobStates] } }, { updatedAt: { $gte: since } }] },
          { projection: named },
        )
        .toArray(),
      this.imports
        .find({ key: { $in: forms.map(duplicateKey) }, createdAt: { $gte: since } }, { projection: { key: 1 } })
        .toArray(),
    ]);
    await this.imports.updateMany({ url }, { $set: { seenAt: now } });
    return {
      urls: new Set([...jobs, ...imported].map((job) => job.url)),
      keys: new Set([...recent.map(duplicateKey), ...metKeys.map(({ key }) => key)]),
    };
  }

  /** Remembers what was here already: when somebody deletes it, it does not come back. */
  private async remember(url: string, key: string, now: Date): Promise<void> {
    const entry = { _id: new ObjectId(), key, createdAt: now, seenAt: now };
    await this.imports.updateOne({ url }, { $setOnInsert: entry }, { upsert: true });
  }

  private async create({ trusted }: ExternalJobSourceRow, form: ExternalJobCreate, key: string) {
    try {
      return await this.database.transaction(async (unitOfWork) => {
        const now = this.clock.now();
        const { url } = form;
        unitOfWork.create(ExternalJobImport, { _id: new ObjectId(), url, key, createdAt: now, seenAt: now });
        return this.editor.createImported(unitOfWork, form, trusted);
      });
    } catch (error) {
      /* Somebody added the same address meanwhile. */
      if (error instanceof AppError && error.code === 'URL_DUPLICATE') return 'duplicate';
      throw error;
    }
  }

  private async recordOutcome(
    source: ExternalJobSourceRow,
    result: RunResult,
    manual: boolean,
    now: Date,
  ): Promise<SourceReport> {
    const { retryAfter = 0, version, ...rest } = result;
    const lastRun: SourceReport = { at: now.toISOString(), manual, ...rest };
    const failures = failing.includes(result.outcome) ? source.failures + 1 : 0;
    const wait = Math.max(Math.min(HOUR * 2 ** failures, LATEST_RETRY_MS), Math.min(retryAfter, 7 * DAY));
    const { _id } = source;
    const times = { lastRunAt: now, nextRunAt: new Date(now.getTime() + wait), runningUntil: null };
    await this.sources.updateOne(
      { _id },
      { $set: { lastRun, failures, ...times }, $inc: { imported: result.created } },
    );
    /* Another address or other values for what entries leave out: everything is to be read again. */
    if (version) await this.sources.updateOne({ _id, version: source.version }, { $set: { ...version } });
    return lastRun;
  }
}
