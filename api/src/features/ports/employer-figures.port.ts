import type { Responsiveness } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** How an employer answers, as counted from its applications. */
export interface AnswerFigures {
  /** Past their due date without a response. */
  readonly overdue: number;
  /** Without a response, the overdue ones included. */
  readonly awaiting: number;
  /** From `responsivenessOf`; null below its minimum. */
  readonly responsiveness: Omit<Responsiveness, 'computedAt'> | null;
}

/**
 * Where features bring what they have counted about an employer. Every method sets a figure as it is now, so that a
 * repetition changes nothing; an employer that is gone is no error.
 */
export abstract class EmployerFigures {
  abstract setOpenInternships(employerId: ObjectId, count: number): Promise<void>;
  /** Also decides whether publishing is blocked; tells `employer.publish_blocked` or `employer.publish_unblocked`. */
  abstract setAnswers(employerId: ObjectId, figures: AnswerFigures): Promise<void>;
  abstract setReports(employerId: ObjectId, counts: { readonly open: number; readonly upheld: number }): Promise<void>;
}
