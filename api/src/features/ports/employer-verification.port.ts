import type { Id, ActorKind, TrailStep, VerificationState } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** An employer as those see it who verify it. */
export interface EmployerVerificationFile {
  readonly id: Id;
  readonly name: string;
  readonly legalName: string;
  readonly slug: string;
  readonly website: string;
  readonly emailDomain: string | null;
  readonly contactEmail: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly registrationNumber: string | null;
  /** 0 to 100. */
  readonly completeness: number;
  /** Fields of the profile that are still empty. */
  readonly missing: readonly string[];
  readonly upheldReports: number;
  readonly state: VerificationState;
  /** While rejected: from when it can be tried again. */
  readonly retryFrom: Date | null;
  readonly openCaseId: Id | null;
}

/** Other employers that look like this one. At most ten each, hex ids. */
export interface SimilarEmployers {
  readonly sameDomain: readonly Id[];
  readonly sameName: readonly Id[];
}

/** A transition of an employer's verification and its data. */
export interface VerificationTransition {
  readonly to: VerificationState;
  readonly by: ActorKind;
  /** Who acts; null for the system. */
  readonly actorId: Id | null;
  readonly level?: 1 | 2;
  /** The case that is open from now on; null when none is; left out when it stays. */
  readonly caseId?: ObjectId | null;
  /** Results of the checks, public once verified. */
  readonly trail?: readonly TrailStep[];
  readonly reasonCodes?: readonly string[];
  readonly note?: string | null;
}

/** The employers' side of verification: their file, and their state that follows the case. */
export abstract class EmployerVerification {
  /** @throws AppError NOT_FOUND */
  abstract verificationFile(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerVerificationFile>;
  abstract findSimilar(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<SimilarEmployers>;
  /**
   * Transitions along `verificationLifecycle` and records the event.
   * @throws AppError TRANSITION_NOT_ALLOWED, changing nothing
   */
  abstract transition(unitOfWork: UnitOfWork, employerId: ObjectId, move: VerificationTransition): Promise<void>;
  /** Sets the open case without a transition, for a case that the system opened. */
  abstract setOpenCase(unitOfWork: UnitOfWork, employerId: ObjectId, caseId: ObjectId): Promise<void>;
}
