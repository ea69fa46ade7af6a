import { AppError, cvAnalysisFailures, type CvAnalysisFailure, type CvMode, utcDay } from '@prentice/contract';
import { Injectable, Logger } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { CvMetricsCount, type CvMetricsCountRow } from './cv-metrics.entity.ts';
import { bucketOf } from './duration-histogram.ts';

/** What work on a CV gave, and what is of interest of it. */
export interface MeasuredWork<T> {
  readonly result: T;
  /** Nothing was read: the answer was stored. */
  readonly cached: boolean;
  /** Why the file could not be read, where that is no error for the caller. */
  readonly failure?: CvAnalysisFailure | null;
}

/** Work on a CV that has ended. */
export interface EndedWork {
  readonly mode: CvMode;
  readonly version: string;
  readonly cached: boolean;
  readonly milliseconds: number;
  readonly failure: CvAnalysisFailure | null;
}

/** Returns the code of what went wrong; INTERNAL for what was no fault of the file. */
export function cvFailureOf(error: unknown): CvAnalysisFailure {
  const code = error instanceof AppError ? error.code : null;
  return cvAnalysisFailures.find((failure) => failure === code) ?? 'INTERNAL';
}

/** Counts analyses of CVs as they happen: one small write for each, after it and beside its transaction. */
@Injectable()
export class CvMetricsRecorder {
  private readonly logger = new Logger('CvMetrics');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the work, and counts it with the time that it took.
   * @throws what the work throws, which counts as a failure
   */
  async measure<T>(mode: CvMode, version: string, work: () => Promise<MeasuredWork<T>>): Promise<T> {
    const started = performance.now();
    const end = (part: Pick<EndedWork, 'cached' | 'failure'>) =>
      this.record({ mode, version, milliseconds: performance.now() - started, ...part });
    try {
      const { result, cached, failure = null } = await work();
      await end({ cached, failure });
      return result;
    } catch (error) {
      await end({ cached: false, failure: cvFailureOf(error) });
      throw error;
    }
  }

  /** Counts what has ended. That it cannot be counted stops nobody: it is logged. */
  async record({ mode, version, cached, milliseconds, failure }: EndedWork): Promise<void> {
    const day = utcDay(this.clock.now());
    const $inc = {
      total: 1,
      cached: cached ? 1 : 0,
      ...(!cached && { [`durations.${bucketOf(milliseconds)}`]: 1 }),
      ...(failure && { [`failures.${failure}`]: 1 }),
    };
    const insert = { $setOnInsert: { _id: new ObjectId() } };
    await this.database
      .collection<CvMetricsCountRow>(CvMetricsCount)
      .updateOne({ day, mode, version }, { $inc, ...insert }, { upsert: true })
      .catch((error: unknown) => this.logger.error({ err: error }));
  }
}
