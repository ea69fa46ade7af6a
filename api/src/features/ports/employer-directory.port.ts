import type { EmployerType, Id, Responsiveness, VerificationState, employerCard, ViewOf } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { Work } from '../../platform/database/database.service.ts';

/** What an internship's card says about its employer, and what the server must know beside it. */
export interface EmployerSummary extends ViewOf<typeof employerCard> {
  readonly verification: ViewOf<typeof employerCard>['verification'];
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
export interface EmployerStanding {
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
  abstract summaries(ids: readonly ObjectId[], work?: Work): Promise<ReadonlyMap<Id, EmployerSummary>>;
  /** @throws Refusal NOT_FOUND */
  abstract standing(work: Work, employerId: ObjectId): Promise<EmployerStanding>;
}
