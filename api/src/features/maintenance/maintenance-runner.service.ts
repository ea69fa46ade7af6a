import { maintenanceLimits, type MaintenanceKind } from '@prentice/contract';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ObjectId, type Filter } from 'mongodb';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { CoalescingRunner } from '../../platform/database/serial-queue.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  MaintenanceFinding,
  MaintenanceRun,
  type MaintenanceFindingRow,
  type MaintenanceRunRow,
} from './maintenance-run.entity.ts';
import { maintenanceRunTransitions } from './maintenance-run.transitions.ts';
import { CreationDatesTask } from './tasks/creation-dates.task.ts';
import { FilesTask, LinksTask, MatchesTask, SearchIndexTask, UnusedFilesTask } from './tasks/feature-tasks.ts';
import type { BatchResult, MaintenanceTask } from './tasks/maintenance-task.ts';

/** How long a process has what it claimed; claimed again with each batch. */
const CLAIM_MS = 5 * MINUTE;

/** Runs that are waiting or being worked on. */
const isActive: Filter<MaintenanceRunRow> = { activeKind: { $type: 'string' } };

/**
 * Thrown when somebody cancelled the run, or another process has it after a pause of this one: the batch is not saved.
 */
class ClaimLost extends Error {}

/**
 * Works on runs of maintenance, batch by batch. What a batch has changed, what it found and how far the run is are
 * saved together where the task is transactional; a batch of another task that is repeated after a crash comes out the
 * same.
 */
@Injectable()
export class MaintenanceRunner implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Maintenance');
  private readonly runner = new CoalescingRunner();
  private readonly tasks: Readonly<Record<MaintenanceKind, MaintenanceTask>>;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    creationDates: CreationDatesTask,
    searchIndex: SearchIndexTask,
    matches: MatchesTask,
    links: LinksTask,
    files: FilesTask,
    unusedFiles: UnusedFilesTask,
  ) {
    this.tasks = {
      creation_dates: creationDates,
      search_index: searchIndex,
      matches,
      links,
      files,
      unused_files: unusedFiles,
    };
  }

  private get runs() {
    return this.database.collection<MaintenanceRunRow>(MaintenanceRun);
  }

  private get findings() {
    return this.database.collection<MaintenanceFindingRow>(MaintenanceFinding);
  }

  onModuleInit(): void {
    this.queue.process('maintenance', () => this.workOnAll());
    this.scheduler.schedule('maintenance.runs', MINUTE, () => this.workOnAll());
  }

  /** Ends after the batch that is under way; another process continues after it. */
  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Works until no run is left that no other process works on. */
  private workOnAll(): Promise<void> {
    return this.runner.run('', async () => {
      while (!this.stopped) {
        const run = await this.claim();
        if (!run) return;
        await this.workOn(run);
      }
    });
  }

  private claim(): Promise<MaintenanceRunRow | null> {
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: this.clock.now() } }] };
    const claim = { claimedBy: new ObjectId().toHexString(), claimedUntil: this.nextClaimEnd() };
    return this.runs.findOneAndUpdate(
      { ...isActive, ...isFree },
      { $set: claim },
      { sort: { createdAt: 1 }, returnDocument: 'after' },
    );
  }

  private nextClaimEnd(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_MS);
  }

  private async workOn(run: MaintenanceRunRow): Promise<void> {
    try {
      if (run.state === 'undoing') return await this.undo(run);
      if (run.state === 'queued') await this.start(run);
      await this.workInBatches(run);
    } catch (error) {
      if (error instanceof ClaimLost) return;
      this.logger.error({ err: error, run: run._id.toHexString(), kind: run.kind });
      await this.advance(run, 'failed');
    }
  }

  private async start(run: MaintenanceRunRow): Promise<void> {
    const total = await this.tasks[run.kind].count();
    await this.runs.updateOne({ _id: run._id }, { $set: { total } });
    await this.advance(run, 'running');
  }

  private async workInBatches(run: MaintenanceRunRow): Promise<void> {
    const task = this.tasks[run.kind];
    let cursor = run.cursor ?? null;
    for (;;) {
      if (this.stopped) return this.release(run);
      const work = async (unitOfWork?: UnitOfWork) => {
        const result = await task.run(cursor, { dryRun: run.dryRun, ...(unitOfWork && { unitOfWork }) });
        await this.saveBatch(run, result, unitOfWork);
        return result;
      };
      const { cursor: next } = task.isTransactional ? await this.database.transaction(work) : await work();
      if (next === null) return this.advance(run, 'succeeded');
      cursor = next;
    }
  }

  /** @throws ClaimLost when the run is not this process's any more */
  private async saveBatch(run: MaintenanceRunRow, result: BatchResult, unitOfWork?: UnitOfWork): Promise<void> {
    const { cursor, processed, changed, failed, findings } = result;
    const options = this.database.sessionOptions(unitOfWork);
    const progress = { processed, changed, failed };
    const position = cursor === null ? {} : { cursor };
    await this.updateClaimed(
      run,
      { $set: { ...position, claimedUntil: this.nextClaimEnd() }, $inc: progress },
      options,
    );
    if (findings.length === 0) return;
    const createdAt = this.clock.now();
    const rows = findings.map((finding) => ({ _id: new ObjectId(), runId: run._id, createdAt, ...finding }));
    await this.findings.insertMany(rows, options);
  }

  private async updateClaimed({ _id, claimedBy }: MaintenanceRunRow, update: object, options: object): Promise<void> {
    const { matchedCount } = await this.runs.updateOne({ _id, claimedBy, ...isActive }, update, options);
    if (matchedCount === 0) throw new ClaimLost();
  }

  /** Takes back what the run has changed, the same number of records at a time. */
  private async undo(run: MaintenanceRunRow): Promise<void> {
    const task = this.tasks[run.kind];
    for (;;) {
      if (this.stopped) return this.release(run);
      const changed = await this.findings
        .find({ runId: run._id, outcome: 'changed' })
        .sort({ _id: 1 })
        .limit(maintenanceLimits.batch)
        .toArray();
      if (changed.length === 0) return this.advance(run, 'undone');
      await this.database.transaction(async (unitOfWork) => {
        const options = this.database.sessionOptions(unitOfWork);
        let undone = 0;
        for (const finding of changed) {
          const isUndone = (await task.undo?.(finding, unitOfWork)) ?? false;
          if (isUndone) undone++;
          const outcome = isUndone ? 'undone' : 'skipped';
          await this.findings.updateOne({ _id: finding._id }, { $set: { outcome } }, options);
        }
        await this.updateClaimed(run, { $set: { claimedUntil: this.nextClaimEnd() }, $inc: { undone } }, options);
      });
    }
  }

  private async release({ _id, claimedBy }: MaintenanceRunRow): Promise<void> {
    await this.runs.updateOne({ _id, claimedBy }, { $set: { claimedBy: null, claimedUntil: null } });
  }

  /** Moves the run on, unless somebody has cancelled it meanwhile. */
  private async advance({ _id, claimedBy }: MaintenanceRunRow, to: 'running' | 'succeeded' | 'failed' | 'undone') {
    await this.database.transaction(async (unitOfWork) => {
      const run = await unitOfWork.findOne(MaintenanceRun, { _id, claimedBy });
      if (run) await this.engine.applyIfPossible(unitOfWork, maintenanceRunTransitions, run, { to });
    });
  }
}
