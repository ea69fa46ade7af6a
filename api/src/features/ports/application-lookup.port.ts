import type { ApplicationCounts as Counts, ApplicationState, Id } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** Applications of an employer without a response. */
export interface AwaitingApplications {
  /** Past their due date. */
  readonly overdue: number;
  /** All of them, the overdue ones included. */
  readonly awaiting: number;
}

/**
 * Answers what other features need to know about applications, as the database has it at this moment. Employers,
 * documents, internships and interns use it and are below applications, which provide it: `DatabaseApplicationLookup`.
 */
export abstract class ApplicationLookup {
  /** Counts applications by hex id of the intern; interns without one are left out. One query. */
  abstract countByIntern(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, number>>;
  /**
   * Counts applications by what has become of them, by hex id of the internship; each that is asked for is there. Two
   * queries.
   */
  abstract countByInternship(internshipIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, Counts>>;
  abstract countAwaiting(employerId: ObjectId): Promise<AwaitingApplications>;
  /** Returns whether an active application was sent with a document. */
  abstract isDocumentUsed(documentId: ObjectId): Promise<boolean>;
  /**
   * Returns whether the intern has an application to the employer that shows who it is: sent, not withdrawn, cancelled
   * or under blind review.
   */
  abstract isIdentityRevealed(employerId: ObjectId, internId: ObjectId): Promise<boolean>;
  /**
   * Finds the interns whom an employer must not see by name: blind review hides who they are in an application to it,
   * wherever that application has got to. One query.
   */
  abstract hiddenInterns(employerId: ObjectId): Promise<readonly ObjectId[]>;
  /**
   * Finds who has an application to an internship in one of the states, as the interns themselves see it; hex ids. One
   * query.
   */
  abstract internIdsIn(internshipId: ObjectId, states: readonly ApplicationState[]): Promise<readonly Id[]>;
}
