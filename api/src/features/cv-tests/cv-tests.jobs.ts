import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { cvFailureOf } from '../cv-metrics/index.ts';
import { DocumentInspector } from '../documents/index.ts';
import { CvTest, type CvTestRow } from './cv-test.entity.ts';
import { CvTests, sampleBytes } from './cv-tests.service.ts';

/** How long a process has a test to itself: longer than the two processes that read its file may take, and wait. */
const CLAIM_MS = 2 * MINUTE;

/** Runs tests of the reader that were queued, and deletes those whose time is over. */
@Injectable()
export class CvTestJobs implements OnModuleInit {
  private readonly logger = new Logger('CvTests');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly scheduler: JobScheduler,
    private readonly files: FileStore,
    private readonly inspector: DocumentInspector,
    private readonly tests: CvTests,
  ) {}

  private get rows() {
    return this.database.collection<CvTestRow>(CvTest);
  }

  onModuleInit(): void {
    this.queue.process('cv-tests', ({ data }) => this.run({ _id: objectId(data.test) }));
    this.scheduler.schedule('cv-tests.waiting', MINUTE, () => this.runWaiting());
    this.scheduler.schedule('cv-tests.deletion', 10 * MINUTE, (now) => this.deleteExpired(now));
  }

  /** Runs what no process works on: what the queue has lost, and what a process left that ended. */
  private async runWaiting(): Promise<void> {
    while ((await this.run({})) !== 'skipped');
  }

  private async run(which: Filter<CvTestRow>): Promise<void | 'skipped'> {
    const now = this.clock.now();
    const free = { milliseconds: null, $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] };
    const claim = { $set: { claimedUntil: new Date(now.getTime() + CLAIM_MS) } };
    const row = await this.rows.findOneAndUpdate({ ...which, ...free }, claim);
    if (!row) return 'skipped';
    const started = performance.now();
    const outcome = await this.read(row).catch((error: unknown) => {
      const failure = cvFailureOf(error);
      if (failure === 'INTERNAL') this.logger.error({ err: error, test: row._id.toHexString() });
      return { failure };
    });
    /* The file has served its purpose, whatever came of it. */
    if (row.storageKey) await this.files.remove(row.storageKey);
    const milliseconds = Math.round(performance.now() - started);
    await this.rows.updateOne({ _id: row._id }, { $set: { ...outcome, milliseconds, storageKey: null } });
  }

  private async read({ storageKey, sample }: CvTestRow) {
    const bytes = sample ? sampleBytes(sample) : await this.files.get(storageKey ?? '');
    await this.inspector.inspect(bytes);
    return { result: await this.inspector.stages(bytes, this.clock.now().toISOString().slice(0, 7)) };
  }

  private async deleteExpired(now: Date): Promise<void> {
    await forEachDocument(
      this.rows.find({ expiresAt: { $lte: now } }, { projection: { storageKey: 1 } }),
      (row) => this.tests.forget({ _id: row._id, storageKey: row.storageKey ?? null }),
      (error, { _id }) => this.logger.error({ err: error, test: _id.toHexString() }),
    );
  }
}
