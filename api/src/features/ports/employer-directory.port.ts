import type {
  EmployerType,
  Id,
  Responsiveness,
  VerificationState,
  employerSummaryView,
  ViewOf,
} from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** The employer's part of an internship summary, and what the server must know besides. */
export interface EmployerSummary extends ViewOf<typeof employerSummaryView> {
  readonly verification: ViewOf<typeof employerSummaryView>['verification'];
  readonly responsiveness: Responsiveness | null;
  /** The company and its internships are public. */
  readonly live: boolean;
  /** Domain of the owner's address when signing up. */
  readonly emailDomain: string | null;
  readonly website: string;
  /** When the account was made, ISO 8601. */
  readonly createdAt: string;
}

/** Whether an employer may publish, read within a unit of work. */
export interface EmployerStatus {
  readonly id: Id;
  readonly name: string;
  readonly type: EmployerType | null;
  readonly state: VerificationState;
  readonly verified: boolean;
  readonly rejected: boolean;
  readonly suspended: boolean;
  /** Verified, or within the grace of a renewal. */
  readonly live: boolean;
  /** Too much is overdue, and the setting that blocks is on. */
  readonly publishBlocked: boolean;
  readonly overdue: number;
}

/**
 * Employers as other features need them. `employer.card_changed` ({employerId}) is recorded whenever a summary changed:
 * who keeps a copy reads it again then, in the same transaction where the copy decides what people see.
 */
export abstract class EmployerDirectory {
  /** Summaries by hex id, as they are saved or as a unit of work has changed them; ids of nobody are left out. One query. */
  abstract summaries(ids: readonly ObjectId[], unitOfWork?: UnitOfWork): Promise<ReadonlyMap<Id, EmployerSummary>>;
  /** @throws AppError NOT_FOUND */
  abstract status(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerStatus>;
}
