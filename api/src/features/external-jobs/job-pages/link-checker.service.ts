import { externalJobLimits, type LinkOutcome } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DAY, HOUR, MINUTE } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { externalJobTransitions } from '../external-job.transitions.ts';
import { readPolitely, readRobots, versionOf, type Finding } from './polite-reader.ts';

/** Links of one run, and of one website in it: the others wait for the next run. */
const PER_RUN = 60;
const PER_HOST = 4;
const INTERVAL_MS = DAY;
const FIRST_RETRY_MS = 6 * HOUR;
const LATEST_RETRY_MS = 2 * DAY;

const failing: readonly LinkOutcome[] = ['gone', 'error', 'unreachable', 'insecure'];

/** Checks the links of listed jobs: politely, one website after the other, and with patience. */
@Injectable()
export class LinkChecker implements OnModuleInit {
  private readonly logger = new Logger('LinkChecker');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly outbound: OutboundClient,
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
      await this.note(job, finding, now).catch((error: unknown) => this.logger.error({ err: error, job: job._id }));
  }

  private async checkHost(jobs: readonly ExternalJobRow[]) {
    const robots = await readRobots(this.outbound, jobs[0]?.url ?? '');
    const findings: (readonly [ExternalJobRow, Finding])[] = [];
    for (const job of jobs) {
      const version = { etag: job.checkEtag, modified: job.checkModified };
      findings.push([job, await readPolitely(this.outbound, job.url, robots, version)]);
    }
    return findings;
  }

  /** Notes what was found, unless somebody has changed the address meanwhile. */
  private async note(job: ExternalJobRow, finding: Finding, now: Date): Promise<void> {
    const { outcome, status, page } = finding;
    const failures = failing.includes(outcome) ? job.checkFailures + 1 : outcome === 'ok' ? 0 : job.checkFailures;
    const unchanged = { _id: job._id, url: job.url, listed: true };
    const version = page?.status === 200 && versionOf(page);
    const tags = version && { checkEtag: version.etag, checkModified: version.modified };
    const found = { checkedAt: now, checkOutcome: outcome, checkStatus: status, checkFailures: failures, ...tags };
    const nextCheckAt = new Date(now.getTime() + waitOf(finding, failures));
    const rows = this.database.collection<ExternalJobRow>(ExternalJob);
    await rows.updateOne(unchanged, { $set: { ...found, nextCheckAt } });
    if (failures < externalJobLimits.failures || job.state !== 'published') return;
    await this.database.transaction(async (unitOfWork) => {
      const present = await unitOfWork.findOne(ExternalJob, { ...unchanged, state: 'published' });
      if (present) await this.engine.applyAsSystem(unitOfWork, externalJobTransitions, present, { to: 'flagged' });
    });
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
