import { z } from 'zod';
import { dashboardPeriods } from '../kernel/limits.ts';
import { may, operation } from '../kernel/operation.ts';
import { day, instant } from '../kernel/text.ts';
import { cvAnalysisFailures } from './cv-analysis.contract.ts';

/**
 * What CVs are analysed for: the review of a student's CV, the match of one application or of a student with one
 * internship, and the analyses that employers ask for.
 */
export const cvModes = ['review', 'match', 'bulk'] as const;
export type CvMode = (typeof cvModes)[number];

const mode = z.enum(cvModes);
const milliseconds = z.number().min(0);

/**
 * How much CVs were analysed over a period of whole days in UTC. Counted as it happened, without anything about people.
 */
export const cvMetrics = z.object({
  generatedAt: instant,
  /** One for each day, oldest first; what was answered from the cache is part of the volumes. */
  days: z.array(z.object({ day, review: z.int(), match: z.int(), bulk: z.int(), failed: z.int(), cached: z.int() })),
  /** Most frequent first. */
  failures: z.array(z.object({ code: z.enum(cvAnalysisFailures), count: z.int() })),
  /**
   * Milliseconds from the start of the work to its result or failure, without what came from the cache; null for no
   * such work.
   */
  timings: z.array(
    z.object({
      mode,
      measured: z.int(),
      p50: milliseconds.nullable(),
      p95: milliseconds.nullable(),
      p99: milliseconds.nullable(),
    }),
  ),
  /** How many were answered from what was stored, without reading the file. */
  cache: z.array(z.object({ mode, cached: z.int(), total: z.int() })),
  /** Versions that gave results, of each mode the present one first. */
  versions: z.array(
    z.object({ mode, version: z.string(), isCurrent: z.boolean(), total: z.int(), firstDay: day, lastDay: day }),
  ),
});
export type CvMetrics = z.infer<typeof cvMetrics>;

export const cvMetricsOperations = {
  get: operation({
    method: 'GET',
    path: '/cv-metrics',
    summary: 'How many CVs were analysed, for what, how fast, by which versions, and why some could not be read',
    access: may('read', 'CvMetrics'),
    rate: 'read',
    query: z.strictObject({ days: z.enum(dashboardPeriods).default('30') }),
    reply: cvMetrics,
  }),
};
