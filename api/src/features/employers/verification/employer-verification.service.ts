import {
  employerCompleteness,
  AppError,
  type Authorized,
  type Id,
  type EmployerVerificationState,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { hex } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { onBehalfOf, personActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { type VerificationTransition, employerTransitions } from '../employer.transitions.ts';
import { Employer, type EmployerRow } from '../employer.entity.ts';
import { isStoredEmployerLive } from './verification-effects.ts';

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
  readonly state: EmployerVerificationState;
  /** While rejected: from when it can be tried again. */
  readonly retryFrom: Date | null;
  readonly openCaseId: Id | null;
}

/** Other employers that look like this one. At most ten each, hex ids. */
export interface SimilarEmployers {
  readonly sameDomain: readonly Id[];
  readonly sameName: readonly Id[];
}

/** Transitions the verification of employers along its lifecycle, and updates what depends on it. */
@Injectable()
export class EmployerVerification {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly engine: TransitionEngine,
  ) {}

  /** @throws AppError NOT_FOUND */
  async find(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerRow> {
    const employer = await unitOfWork.findOne(Employer, { _id: employerId });
    if (!employer) throw new AppError('NOT_FOUND');
    return employer;
  }

  /** @throws AppError NOT_FOUND */
  async verificationFile(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerVerificationFile> {
    const employer = await this.find(unitOfWork, employerId);
    const missing = employerCompleteness(employer).missing.map(({ field }) => field);
    const or = <T>(value: T | null | undefined): T | null => value ?? null;
    return {
      id: employerId.toHexString(),
      name: employer.name,
      legalName: employer.legalName,
      slug: employer.slug,
      website: employer.website,
      emailDomain: or(employer.emailDomain),
      contactEmail: or(employer.contactEmail),
      country: or(employer.country),
      city: or(employer.city),
      address: or(employer.address),
      phone: or(employer.phone),
      registrationNumber: or(employer.registrationNumber),
      completeness: employer.completeness,
      missing,
      upheldReports: employer.upheldReports,
      state: employer.verification.state,
      retryFrom: employer.verification.retryFrom,
      openCaseId: hex(employer.openCaseId),
    };
  }

  async findSimilar(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<SimilarEmployers> {
    const { websiteDomain, nameKey } = await this.find(unitOfWork, employerId);
    const others = { _id: { $ne: employerId } };
    const [domain, name] = await Promise.all([
      websiteDomain ? unitOfWork.find(Employer, { ...others, websiteDomain }, { limit: 10, fields: ['_id'] }) : [],
      unitOfWork.find(Employer, { ...others, nameKey }, { limit: 10, fields: ['_id'] }),
    ]);
    const ids = (employers: readonly { _id: ObjectId }[]): Id[] => employers.map(({ _id }) => _id.toHexString());
    return { sameDomain: ids(domain), sameName: ids(name) };
  }

  /** Sets the open case without a transition, for a case that the system opened. */
  async setOpenCase(unitOfWork: UnitOfWork, employerId: ObjectId, caseId: ObjectId): Promise<void> {
    (await this.find(unitOfWork, employerId)).openCaseId = caseId;
  }

  /**
   * Transitions along `employerVerificationLifecycle` and records the event.
   * @throws AppError TRANSITION_NOT_ALLOWED, changing nothing
   */
  async transition(unitOfWork: UnitOfWork, employerId: ObjectId, transition: VerificationTransition): Promise<void> {
    await this.applyConsequence(unitOfWork, await this.find(unitOfWork, employerId), transition);
  }

  /** Performs what an administrator asks for about an employer. @throws AppError TRANSITION_NOT_ALLOWED */
  async apply(
    unitOfWork: UnitOfWork,
    employer: Authorized<EmployerRow, 'transition'>,
    transition: VerificationTransition,
    caller: Caller,
  ): Promise<void> {
    const actor = personActor(caller, transition.by);
    await this.engine.apply(unitOfWork, employerTransitions, employer, transition, actor);
    this.updateDependents(unitOfWork, employer);
  }

  /**
   * Performs what time brings, or what follows from a decision about a case.
   * @throws AppError TRANSITION_NOT_ALLOWED
   */
  async applyConsequence(
    unitOfWork: UnitOfWork,
    employer: EmployerRow,
    transition: VerificationTransition,
  ): Promise<void> {
    const actor = onBehalfOf(transition.by, transition.actorId);
    await this.engine.applyConsequence(unitOfWork, employerTransitions, employer, transition, actor);
    this.updateDependents(unitOfWork, employer);
  }

  /** Works like `applyConsequence`; does nothing when the employer's state does not allow it. */
  async applyIfPossible(
    unitOfWork: UnitOfWork,
    employer: EmployerRow,
    transition: VerificationTransition,
  ): Promise<void> {
    const actor = onBehalfOf(transition.by, transition.actorId);
    if (await this.engine.applyIfPossible(unitOfWork, employerTransitions, employer, transition, actor))
      this.updateDependents(unitOfWork, employer);
  }

  private updateDependents(unitOfWork: UnitOfWork, employer: EmployerRow): void {
    if (!this.refreshLive(unitOfWork, employer)) this.recordSummaryChange(unitOfWork, employer);
  }

  /** Updates `live`, and records the change of the summary if it changed. @returns whether it changed */
  refreshLive(unitOfWork: UnitOfWork, employer: EmployerRow): boolean {
    const live = isStoredEmployerLive(employer.verification, this.clock.now());
    if (live === employer.live) return false;
    employer.live = live;
    this.recordSummaryChange(unitOfWork, employer);
    return true;
  }

  /**
   * Asks for a new verification because of another legal name, domain or country: what was verified was another
   * company. A verified one is checked again, and the grace of a renewal ends.
   */
  async requireReverification(
    unitOfWork: UnitOfWork,
    employer: EmployerRow,
    changed: readonly string[],
  ): Promise<void> {
    const { state, graceUntil } = employer.verification;
    if (state === 'verified') {
      await this.applyConsequence(unitOfWork, employer, {
        to: 'pending',
        by: 'system',
        actorId: null,
        reasonCodes: changed,
      });
    } else if (graceUntil) {
      employer.verification = { ...employer.verification, graceUntil: null };
      this.refreshLive(unitOfWork, employer);
    }
  }

  recordSummaryChange(unitOfWork: UnitOfWork, employer: EmployerRow): void {
    this.events.record(unitOfWork, { 'employer.summary_changed': { employerId: employer._id.toHexString() } });
  }
}
