import type { Candidate, Id, ProfileGap } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** An intern's profile as an application takes it over. The candidate also says what eligibility is compared with. */
export interface InternReadiness {
  /** 0 to 100; 0 without a profile. */
  readonly completeness: number;
  /** Heaviest first. */
  readonly gaps: readonly ProfileGap[];
  /** First and last name, or the account's name, or an empty text. */
  readonly name: string;
  readonly candidate: Candidate;
}

/** What lists say about an intern. */
export interface InternSummary {
  readonly id: Id;
  readonly name: string;
  /** "A. K." */
  readonly maskedName: string;
  readonly completeness: number;
}

/** Interns as other features need them, by the id of their account. */
export abstract class InternDirectory {
  /** Read within the unit of work that uses it; an intern without a profile yet has completeness 0, which is no error. */
  abstract readiness(unitOfWork: UnitOfWork, internId: ObjectId): Promise<InternReadiness>;
  /** Returns summaries by hex id; unknown ids are left out. One query. */
  abstract summaries(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternSummary>>;
}
