import { cvRules, type CvReviewFinding, type CvRule } from '@prentice/contract';
import type { FieldSource } from '../reading/field-source.ts';

/** What one check says. */
export interface Check {
  /** From 0 to 1; null when there is nothing to grade. */
  readonly score: number | null;
  readonly findings: readonly CvReviewFinding[];
}

type Place = Pick<FieldSource, 'page' | 'box' | 'quote'>;
const noPlace: Place = { page: null, box: null, quote: '' };

/** Makes the finding of a rule at a place of the CV, or without one for what is missing. */
export const findingOf = (
  rule: CvRule,
  { page, box, quote }: Place = noPlace,
  params: CvReviewFinding['params'] = {},
): CvReviewFinding => ({ rule, severity: cvRules[rule].severity, page, box, quote, params });

/** A check that is passed or not. */
export const passOrFind = (passed: boolean, finding: () => CvReviewFinding): Check =>
  passed ? { score: 1, findings: [] } : { score: 0, findings: [finding()] };

export const notGraded: Check = { score: null, findings: [] };

/**
 * A check of many alike: the share of those that pass; null for fewer than `least` that all pass, for nothing is proved by
 * them. What is found fault with always costs.
 */
export const shareCheck = (total: number, findings: readonly CvReviewFinding[], least = 1): Check => ({
  score: total === 0 || (total < least && findings.length === 0) ? null : Math.max(0, 1 - findings.length / total),
  findings,
});

/** Returns the mean of what can be graded, from 0 to 1; null for nothing. */
export function meanOf(checks: readonly Check[]): number | null {
  const graded = checks.flatMap(({ score }) => (score === null ? [] : [score]));
  return graded.length === 0 ? null : graded.reduce((sum, score) => sum + score, 0) / graded.length;
}
