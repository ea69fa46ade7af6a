import {
  CV_REVIEW_VERSION,
  cvModes,
  DAY,
  type CvAnalysisFailure,
  type CvMetrics,
  type CvMode,
  utcDay,
} from '@prentice/contract';
import { CV_ENGINE_VERSION, MATCH_ALGORITHM } from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { CvMetricsCount, type CvMetricsCountRow } from './cv-metrics.entity.ts';
import { mergeHistograms, percentileOf, sizeOf } from './duration-histogram.ts';

/** The version of reviews as metrics name it: that of the checks, and that of the reader. */
export const REVIEW_ALGORITHM = `${CV_REVIEW_VERSION}.${CV_ENGINE_VERSION}`;

const currentVersions: Readonly<Record<CvMode, string>> = {
  review: REVIEW_ALGORITHM,
  match: MATCH_ALGORITHM,
  bulk: MATCH_ALGORITHM,
};

const totalOf = (rows: readonly CvMetricsCountRow[], field: 'total' | 'cached' = 'total'): number =>
  rows.reduce((sum, row) => sum + row[field], 0);
const ofMode = (rows: readonly CvMetricsCountRow[], mode: CvMode) => rows.filter((row) => row.mode === mode);

const failuresOf = (rows: readonly CvMetricsCountRow[]): Map<CvAnalysisFailure, number> => {
  const counts = new Map<CvAnalysisFailure, number>();
  for (const { failures } of rows)
    for (const [code, count] of Object.entries(failures ?? {}) as [CvAnalysisFailure, number][])
      counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
};

function dayMetrics(day: string, rows: readonly CvMetricsCountRow[]): CvMetrics['days'][number] {
  const [review, match, bulk] = cvModes.map((mode) => totalOf(ofMode(rows, mode)));
  const failed = [...failuresOf(rows).values()].reduce((sum, count) => sum + count, 0);
  return { day, review: review ?? 0, match: match ?? 0, bulk: bulk ?? 0, failed, cached: totalOf(rows, 'cached') };
}

function timingsOf(mode: CvMode, rows: readonly CvMetricsCountRow[]): CvMetrics['timings'][number] {
  const histogram = mergeHistograms(ofMode(rows, mode).map(({ durations }) => durations ?? {}));
  const [p50 = null, p95 = null, p99 = null] = [0.5, 0.95, 0.99].map((share) => percentileOf(histogram, share));
  return { mode, measured: sizeOf(histogram), p50, p95, p99 };
}

type Version = CvMetrics['versions'][number];
/** Orders versions by mode; of each the present one first, then by their last day. */
const compareVersions = (left: Version, right: Version): number =>
  cvModes.indexOf(left.mode) - cvModes.indexOf(right.mode) ||
  Number(right.isCurrent) - Number(left.isCurrent) ||
  right.lastDay.localeCompare(left.lastDay);

function versionsOf(rows: readonly CvMetricsCountRow[]): CvMetrics['versions'] {
  const groups = Map.groupBy(rows, ({ mode, version }) => `${mode} ${version}`);
  return [...groups.values()]
    .flatMap((group) => {
      const days = group.map(({ day }) => day).toSorted();
      const [first] = group;
      if (!first) return [];
      const { mode, version } = first;
      const isCurrent = version === currentVersions[mode];
      return { mode, version, isCurrent, total: totalOf(group), firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' };
    })
    .toSorted(compareVersions);
}

/** Tells how much CVs were analysed, as `CvMetricsRecorder` has counted it. */
@Injectable()
export class CvMetricsReader {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
  ) {}

  /** Returns the counts of so many days, today included. One query by an index. */
  async get({ ability }: Caller, days: number): Promise<CvMetrics> {
    this.accessPolicy.authorize(ability, 'read', 'CvMetrics', {});
    const now = this.clock.now();
    const names = Array.from({ length: days }, (_, index) =>
      utcDay(new Date(now.getTime() - (days - 1 - index) * DAY)),
    );
    const rows = await this.database
      .collection<CvMetricsCountRow>(CvMetricsCount)
      .find({ day: { $gte: names[0] ?? '', $lte: names.at(-1) ?? '' } })
      .toArray();
    const byDay = Map.groupBy(rows, ({ day }) => day);
    return {
      generatedAt: now.toISOString(),
      days: names.map((day) => dayMetrics(day, byDay.get(day) ?? [])),
      failures: [...failuresOf(rows)]
        .map(([code, count]) => ({ code, count }))
        .toSorted((left, right) => right.count - left.count),
      timings: cvModes.map((mode) => timingsOf(mode, rows)),
      cache: cvModes.map((mode) => {
        const rowsOfMode = ofMode(rows, mode);
        return { mode, cached: totalOf(rowsOfMode, 'cached'), total: totalOf(rowsOfMode) };
      }),
      versions: versionsOf(rows),
    };
  }
}
