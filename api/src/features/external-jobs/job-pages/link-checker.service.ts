import { externalJobLimits, type LinkOutcome } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import type { ObjectId } from 'mongodb';
import { Clock, DAY, HOUR, MINUTE } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { externalJobTransitions } from '../external-job.transitions.ts';
import { ExternalJobsReader } from '../external-jobs-reader.service.ts';
import { readPage, readRobots, versionOf, type Finding } from './polite-reader.ts';

/** Links of one run, and of one website in it: the others wait for the next run. */
const PER_RUN = 60;
const PER_HOST = 4;
const INTERVAL_MS = DAY;
const FIRST_RETRY_MS = 6 * HOUR;
const LATEST_RETRY_MS = 2 * DAY;

const failing: readonly LinkOutcome[] = ['gone', 'error', 'unreachable', 'insecure'];

/** Milliseconds for a check that somebody waits for: a request may take ten seconds in all. */
const ROBOTS_WAIT_MS = 3_000;
const PAGE_WAIT_MS = 5_000;

/** Checks the links of listed jobs: politely, one website after the other, and with patience. */
@Injectable()
export class LinkChecker implements OnModuleInit {
  private readonly logger = new Logger('LinkChecker');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly outbound: OutboundClient,
    private readonly records: Records,
    private readonly reader: ExternalJobsReader,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('external-jobs.links', 10 * MINUTE, (now) => this.checkDue(now));
  }

  /** Checks the links that are due. When no website at all could be reached, nothing is noted. */
  async checkDue(now: Date): Promise<void> {
    const rows = this.database.collection<ExternalJobRow>(ExternalJob);
    const due = await rows
      .find({ listed: true, nextCheckAt: { $lte: now } })
      .sort({ nextCheckAt: 1 })
      .limit(PER_RUN)
      .toArray();
    const byHost = Map.groupBy(due, ({ url }) => new URL(url).host);
    const findings: (readonly [ExternalJobRow, Finding])[] = [];
    for (const jobs of byHost.values()) findings.push(...(await this.checkHost(jobs.slice(0, PER_HOST))));
    const isOnline = findings.some(([, { isOffline }]) => !isOffline);
    if (!isOnline) return;
    for (const [job, finding] of findings)
      await this.recordFinding(job, finding, now).catch((error: unknown) =>
        this.logger.error({ err: error, job: job._id }),
      );
  }

  /**
   * Checks one link for somebody who waits for it. A failure counts once, however often it is asked for: the next one
   * is for the schedule to find.
   * @throws AppError NOT_FOUND
   */
  async checkNow(caller: Caller, id: string) {
    const job = await this.records.read(caller, 'update', ExternalJob, id);
    const robots = await readRobots(this.outbound, job.url, ROBOTS_WAIT_MS);
    const finding = await readPage(this.outbound, job.url, robots, {}, { deadline: PAGE_WAIT_MS });
    const { outcome, status, isOffline = false } = finding;
    if (!isOffline) await this.keep(job, finding, this.clock.now(), Math.max(job.checkFailures, 1));
    return { outcome, status, isKept: !isOffline, job: await this.reader.getForManager(caller, id) };
  }

  /** Returns how many jobs are listed. */
  countListed(): Promise<number> {
    return this.database.collection<ExternalJobRow>(ExternalJob).countDocuments({ listed: true });
  }

  /**
   * Checks the links of the listed jobs after an id. A failure counts once, as with `checkNow`; nothing is noted of
   * what could not be asked for.
   */
  async checkAfter(after: ObjectId | null, limit: number) {
    const jobs = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({ listed: true, ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const broken: { readonly _id: ObjectId; readonly outcome: LinkOutcome }[] = [];
    for (const ofHost of Map.groupBy(jobs, ({ url }) => new URL(url).host).values())
      for (const [job, finding] of await this.checkHost(ofHost)) {
        if (failing.includes(finding.outcome)) broken.push({ _id: job._id, outcome: finding.outcome });
        if (!finding.isOffline) await this.keep(job, finding, this.clock.now(), Math.max(job.checkFailures, 1));
      }
    return { ids: jobs.map(({ _id }) => _id), broken };
  }

  private async checkHost(jobs: readonly ExternalJobRow[]) {
    const robots = await readRobots(this.outbound, jobs[0]?.url ?? '');
    const findings: (readonly [ExternalJobRow, Finding])[] = [];
    for (const job of jobs) {
      const version = { etag: job.checkEtag, modified: job.checkModified };
      findings.push([job, await readPage(this.outbound, job.url, robots, version)]);
    }
    return findings;
  }

  /** Notes what was found by schedule, and flags the listing at the second failure. */
  private async recordFinding(job: ExternalJobRow, finding: Finding, now: Date): Promise<void> {
    const failures = await this.keep(job, finding, now, job.checkFailures + 1);
    if (failures < externalJobLimits.failures || job.state !== 'published') return;
    await this.database.transaction(async (unitOfWork) => {
      const still = { _id: job._id, url: job.url, listed: true, state: 'published' } as const;
      const present = await unitOfWork.findOne(ExternalJob, still);
      if (present) await this.engine.applyAsSystem(unitOfWork, externalJobTransitions, present, { to: 'flagged' });
    });
  }

  /**
   * Keeps what was found, unless somebody has changed the address or whether it is listed meanwhile.
   * @param failed how many failures in a row there are if this is one
   * @returns how many there are now
   */
  private async keep(job: ExternalJobRow, finding: Finding, now: Date, failed: number): Promise<number> {
    const { outcome, status, page } = finding;
    const failures = failing.includes(outcome) ? failed : outcome === 'ok' ? 0 : job.checkFailures;
    const version = page?.status === 200 && versionOf(page);
    const tags = version && { checkEtag: version.etag, checkModified: version.modified };
    const result = { checkedAt: now, checkOutcome: outcome, checkStatus: status, checkFailures: failures, ...tags };
    const nextCheckAt = job.listed ? new Date(now.getTime() + waitOf(finding, failures)) : null;
    const rows = this.database.collection<ExternalJobRow>(ExternalJob);
    const unchanged = { _id: job._id, url: job.url, listed: job.listed };
    await rows.updateOne(unchanged, { $set: { ...result, nextCheckAt } });
    return failures;
  }
}

/**
 * Returns milliseconds until the next check: a day, or longer the more often it failed or the longer the website asks
 * for.
 */
function waitOf({ outcome, retryAfter = 0 }: Finding, failures: number): number {
  if (outcome === 'ok') return INTERVAL_MS;
  if (outcome === 'robots') return 7 * INTERVAL_MS;
  if (outcome === 'later') return Math.min(Math.max(retryAfter, FIRST_RETRY_MS), 7 * INTERVAL_MS);
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LATEST_RETRY_MS);
}
