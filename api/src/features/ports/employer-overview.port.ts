import type { EmployerDashboard, Id } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** What an employer's own dashboard says about the company itself. */
export type EmployerOverview = Pick<EmployerDashboard, 'name' | 'completeness' | 'publishing' | 'responsiveness'> & {
  readonly verification: Omit<EmployerDashboard['verification'], 'caseDueAt'>;
  readonly members: number;
};

/** The company itself, for its dashboard. */
export abstract class EmployerOverviewSource {
  /** @throws AppError NOT_FOUND */
  abstract overview(employerId: ObjectId): Promise<EmployerOverview>;
}

/** What the verification knows about a case that is open. */
export abstract class CaseDueDates {
  /** When the open case is due, as an ISO instant; null when it is not, or is not open. */
  abstract dueAt(caseId: Id): Promise<string | null>;
}
