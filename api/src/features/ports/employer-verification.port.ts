import type { Id, Party, TrailStep, VerificationState } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { Work } from '../../platform/database/database.service.ts';

/** An employer as those see it who verify it. */
export interface EmployerFile {
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
export interface LookAlikes {
  readonly sameDomain: readonly Id[];
  readonly sameName: readonly Id[];
}

/** A move of an employer's verification and what it brings. */
export interface VerificationMove {
  readonly to: VerificationState;
  readonly by: Party;
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
  /** @throws Refusal NOT_FOUND */
  abstract file(work: Work, employerId: ObjectId): Promise<EmployerFile>;
  abstract lookAlikes(work: Work, employerId: ObjectId): Promise<LookAlikes>;
  /**
   * Moves along `verificationLifecycle` and records its event.
   * @throws Refusal TRANSITION_NOT_ALLOWED, changing nothing
   */
  abstract move(work: Work, employerId: ObjectId, move: VerificationMove): Promise<void>;
  /** Names the case that is open without a move, for one that the system opened. */
  abstract attach(work: Work, employerId: ObjectId, caseId: ObjectId): Promise<void>;
}
