import type { ApplicationState, Id } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** What other features need to know about applications. */
export abstract class ApplicationCounts {
  /** Number of applications by hex id of the intern; interns without one are left out. One query. */
  abstract ofInterns(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, number>>;
  /**
   * Whether the intern has an application to the employer that shows who it is: sent, not withdrawn, cancelled or under blind
   * review.
   */
  abstract reveals(employerId: ObjectId, internId: ObjectId): Promise<boolean>;
  /**
   * Interns whom an employer must not see by name: blind review hides who they are in an application to it, wherever that
   * application has got to. One query.
   */
  abstract blindTo(employerId: ObjectId): Promise<readonly ObjectId[]>;
  /** Who has an application to an internship in one of the states, as the interns themselves see it; hex ids. One query. */
  abstract activeInterns(internshipId: ObjectId, states: readonly ApplicationState[]): Promise<readonly Id[]>;
}
