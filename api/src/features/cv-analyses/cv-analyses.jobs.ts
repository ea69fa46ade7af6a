import { isCvAnalysisRunning, runningCvAnalysisStates, type CvAnalysisFailure } from '@prentice/contract';
import { MATCH_ALGORITHM } from '@prentice/cv/match';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ObjectId, type Filter } from 'mongodb';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { JobQueue, type RunningJob } from '../../platform/jobs/job-queue.port.ts';
import { jobQueues, type JobDataOf } from '../../platform/jobs/job-queues.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { cvFailureOf, CvMetricsRecorder, type EndedWork } from '../cv-metrics/index.ts';
import { CvMatching } from './cv-matching.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import {
  analysisPayload,
  cvAnalysisTransitions as transitions,
  type CvAnalysisStep,
} from './cv-analysis.transitions.ts';

/**
 * How long a process has an analysis to itself: longer than the two processes that read its file may take, and wait.
 */
const CLAIM_MS = 2 * MINUTE;

/** Thrown when another process has it, or somebody cancelled or removed it. */
class ClaimLost extends Error {}

interface FailedAttempt {
  readonly row: CvAnalysisRow;
  readonly error: unknown;
  readonly milliseconds: number;
  /** It is not tried again, whatever was wrong. */
  readonly isLast: boolean;
}

/** Returns the code by which people learn why an analysis failed; null for what was no fault of the file. */
function failureOf(error: unknown): CvAnalysisFailure | null {
  const failure = cvFailureOf(error);
  return failure === 'INTERNAL' ? null : failure;
}

/** Analyses CVs that were queued, and deletes analyses whose time is over. */
@Injectable()
export class CvAnalysisJobs implements OnModuleInit {
  private readonly logger = new Logger('CvAnalyses');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly matching: CvMatching,
    private readonly metrics: CvMetricsRecorder,
  ) {}

  private get rows() {
    return this.database.collection<CvAnalysisRow>(CvAnalysis);
  }

  onModuleInit(): void {
    this.queue.process('cv-analyses', (job) => this.analyse(job));
    this.scheduler.schedule('cv-analyses.waiting', MINUTE, () => this.analyseWaiting());
    this.scheduler.schedule('cv-analyses.deletion', 10 * MINUTE, (now) => this.deleteExpired(now));
  }

  /** Analyses what no process works on: what the queue has lost, and what a process left that ended. */
  async analyseWaiting(): Promise<void> {
    const staleAnalyses = this.rows.find(this.unclaimedFilter(), { projection: { _id: 1 } }).sort({ receivedAt: 1 });
    const lastAttempt = jobQueues['cv-analyses'].attempts;
    await forEachDocument(
      staleAnalyses,
      ({ _id }) =>
        this.analyse({ data: { analysis: _id.toHexString() }, attempt: lastAttempt, reportProgress: () => undefined }),
      (error, { _id }) => this.logger.error({ err: error, analysis: _id.toHexString() }),
    );
  }

  private unclaimedFilter(): Filter<CvAnalysisRow> {
    const unclaimed = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: this.clock.now() } }] };
    return { state: { $in: [...runningCvAnalysisStates] }, ...unclaimed };
  }

  private async analyse({
    data,
    attempt,
    reportProgress,
  }: Pick<RunningJob<JobDataOf<'cv-analyses'>>, 'data' | 'attempt' | 'reportProgress'>): Promise<void | 'skipped'> {
    const row = await this.claim(objectId(data.analysis));
    if (!row) return 'skipped';
    const started = performance.now();
    try {
      reportProgress(10);
      const { cached, ...result } = await this.matching.analyse(row, async (to) => {
        await this.advance(row, { to });
        reportProgress(to === 'parsing' ? 40 : 80);
      });
      const milliseconds = Math.round(performance.now() - started);
      await this.advance(row, { to: 'succeeded', result, milliseconds });
      await this.count({ cached, milliseconds, failure: null });
    } catch (error) {
      if (error instanceof ClaimLost) return 'skipped';
      const milliseconds = Math.round(performance.now() - started);
      await this.fail({ row, error, milliseconds, isLast: attempt >= jobQueues['cv-analyses'].attempts });
    }
  }

  private count(work: Pick<EndedWork, 'cached' | 'milliseconds' | 'failure'>): Promise<void> {
    return this.metrics.record({ mode: 'bulk', version: MATCH_ALGORITHM, ...work });
  }

  /** Keeps why it failed; what was no fault of the file is tried again before, and known to administrators then. */
  private async fail({ row, error, milliseconds, isLast }: FailedAttempt): Promise<void> {
    const failure = failureOf(error);
    if (failure || isLast) {
      const ended = { failure: failure ?? 'INTERNAL', milliseconds } as const;
      try {
        await this.advance(row, { to: 'failed', ...ended });
        await this.count({ cached: false, ...ended });
      } catch (refused) {
        if (!(refused instanceof ClaimLost)) throw refused;
      }
    } else await this.rows.updateOne({ _id: row._id, claim: row.claim }, { $set: { claim: null, claimedUntil: null } });
    if (!failure) throw error;
  }

  private claim(_id: ObjectId): Promise<CvAnalysisRow | null> {
    return this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOne(CvAnalysis, { _id });
      const isTaken = row?.claimedUntil && row.claimedUntil > this.clock.now();
      if (!row || isTaken || !isCvAnalysisRunning(row.state)) return null;
      await this.engine.applyAsSystem(unitOfWork, transitions, row, { to: 'extracting' });
      row.claim = new ObjectId().toHexString();
      row.claimedUntil = new Date(this.clock.now().getTime() + CLAIM_MS);
      return row;
    });
  }

  /** @throws ClaimLost when another claim has taken it over */
  private advance({ _id, claim }: CvAnalysisRow, step: CvAnalysisStep): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOne(CvAnalysis, { _id });
      if (!row || row.claim !== claim) throw new ClaimLost();
      await this.engine.applyAsSystem(unitOfWork, transitions, row, step);
    });
  }

  /** Deletes files and results whose time is over; the bytes first, so that no file is left without a record. */
  async deleteExpired(now: Date): Promise<void> {
    await forEachDocument(
      this.rows.find({ expiresAt: { $lte: now } }),
      (row) => this.delete(row),
      (error, { _id }) => this.logger.error({ err: error, analysis: _id.toHexString() }),
    );
  }

  private async delete({ _id, storageKey }: CvAnalysisRow): Promise<void> {
    if (storageKey) await this.files.remove(storageKey);
    await this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOne(CvAnalysis, { _id });
      if (!row) return;
      unitOfWork.remove(row);
      this.events.record(unitOfWork, { 'cv_analysis.changed': { ...analysisPayload(row), state: 'removed' } });
    });
  }
}
