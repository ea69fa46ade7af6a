import { employerCompleteness, AppError, type Authorized, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  EmployerVerification,
  type EmployerVerificationFile,
  type SimilarEmployers,
  type VerificationTransition,
} from '../ports/employer-verification.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { employerTransitions } from './employer.transitions.ts';
import { isLiveAt } from './verification-effects.ts';

/** Transitions the verification of employers along its lifecycle, and updates what depends on it. */
@Injectable()
export class EmployerVerificationService extends EmployerVerification {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly engine: TransitionEngine,
  ) {
    super();
  }

  /** @throws AppError NOT_FOUND */
  async find(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerRow> {
    const employer = await unitOfWork.findOne(Employer, { _id: employerId });
    if (!employer) throw new AppError('NOT_FOUND');
    return employer;
  }

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
    const ids = (found: readonly { _id: ObjectId }[]): Id[] => found.map(({ _id }) => _id.toHexString());
    return { sameDomain: ids(domain), sameName: ids(name) };
  }

  async setOpenCase(unitOfWork: UnitOfWork, employerId: ObjectId, caseId: ObjectId): Promise<void> {
    (await this.find(unitOfWork, employerId)).openCaseId = caseId;
  }

  async transition(unitOfWork: UnitOfWork, employerId: ObjectId, move: VerificationTransition): Promise<void> {
    await this.applyAsSystem(unitOfWork, await this.find(unitOfWork, employerId), move);
  }

  /** What an administrator asks for about an employer. @throws AppError TRANSITION_NOT_ALLOWED */
  async apply(
    unitOfWork: UnitOfWork,
    employer: Authorized<EmployerRow, 'transition'>,
    move: VerificationTransition,
    caller: Caller,
  ): Promise<void> {
    const actor = { actorKind: move.by, actorId: move.actorId, caller };
    await this.engine.apply(unitOfWork, employerTransitions, employer, move, actor);
    this.updateDependents(unitOfWork, employer);
  }

  /** What time brings, or a decision about a case or a report. @throws AppError TRANSITION_NOT_ALLOWED */
  async applyAsSystem(unitOfWork: UnitOfWork, employer: EmployerRow, move: VerificationTransition): Promise<void> {
    const actor = { actorKind: move.by, actorId: move.actorId };
    await this.engine.applyAsSystem(unitOfWork, employerTransitions, employer, move, actor);
    this.updateDependents(unitOfWork, employer);
  }

  private updateDependents(unitOfWork: UnitOfWork, employer: EmployerRow): void {
    if (!this.refreshLive(unitOfWork, employer)) this.recordSummaryChange(unitOfWork, employer);
  }

  /** Updates `live`, and records `employer.live_changed` and the change of the summary. @returns whether it changed */
  refreshLive(unitOfWork: UnitOfWork, employer: EmployerRow): boolean {
    const live = isLiveAt(employer.verification, this.clock.now());
    if (live === employer.live) return false;
    employer.live = live;
    const payload = { employerId: employer._id.toHexString(), live, state: employer.verification.state };
    this.events.record(unitOfWork, 'employer.live_changed', payload);
    this.recordSummaryChange(unitOfWork, employer);
    return true;
  }

  /**
   * Another legal name, domain or country: what was verified was another company. A verified one is checked again, and the
   * grace of a renewal ends.
   */
  async requireReverification(
    unitOfWork: UnitOfWork,
    employer: EmployerRow,
    changed: readonly string[],
  ): Promise<void> {
    const { state, graceUntil } = employer.verification;
    if (state === 'verified') {
      await this.applyAsSystem(unitOfWork, employer, {
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
    this.events.record(unitOfWork, 'employer.card_changed', { employerId: employer._id.toHexString() });
  }
}
