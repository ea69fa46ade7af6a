import type { Responsiveness } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** How an employer answers, as counted from its applications. */
export interface ResponseMetrics {
  /** Past their due date without a response. */
  readonly overdue: number;
  /** Without a response, the overdue ones included. */
  readonly awaiting: number;
  /** From `responsivenessOf`; null below its minimum. */
  readonly responsiveness: Omit<Responsiveness, 'computedAt'> | null;
}

/**
 * Receives what features have counted about an employer. Every method sets a current value, so that a
 * repetition changes nothing; an employer that is gone is no error.
 */
export abstract class EmployerMetrics {
  abstract setOpenInternships(employerId: ObjectId, count: number): Promise<void>;
  /** Also decides whether publishing is blocked, and records `employer.publish_blocked` or `employer.publish_unblocked`. */
  abstract setResponseMetrics(employerId: ObjectId, figures: ResponseMetrics): Promise<void>;
  abstract setReports(employerId: ObjectId, counts: { readonly open: number; readonly upheld: number }): Promise<void>;
}
