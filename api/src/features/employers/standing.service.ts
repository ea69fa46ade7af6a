import { employerCompleteness, Refusal, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  EmployerVerification,
  type EmployerFile,
  type LookAlikes,
  type VerificationMove,
} from '../ports/employer-verification.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { employerTransitions } from './employer.transitions.ts';
import { liveAt } from './verification.effects.ts';

/** Moves the verification of employers along its lifecycle, and keeps what follows from it true. */
@Injectable()
export class Standing extends EmployerVerification {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly engine: TransitionEngine,
  ) {
    super();
  }

  /** @throws Refusal NOT_FOUND */
  async find(work: Work, employerId: ObjectId): Promise<EmployerRow> {
    const employer = await work.findOne(Employer, { _id: employerId });
    if (!employer) throw new Refusal('NOT_FOUND');
    return employer;
  }

  async file(work: Work, employerId: ObjectId): Promise<EmployerFile> {
    const employer = await this.find(work, employerId);
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

  async lookAlikes(work: Work, employerId: ObjectId): Promise<LookAlikes> {
    const { websiteDomain, nameKey } = await this.find(work, employerId);
    const others = { _id: { $ne: employerId } };
    const [domain, name] = await Promise.all([
      websiteDomain ? work.find(Employer, { ...others, websiteDomain }, { limit: 10, fields: ['_id'] }) : [],
      work.find(Employer, { ...others, nameKey }, { limit: 10, fields: ['_id'] }),
    ]);
    const ids = (found: readonly { _id: ObjectId }[]): Id[] => found.map(({ _id }) => _id.toHexString());
    return { sameDomain: ids(domain), sameName: ids(name) };
  }

  async attach(work: Work, employerId: ObjectId, caseId: ObjectId): Promise<void> {
    (await this.find(work, employerId)).openCaseId = caseId;
  }

  async move(work: Work, employerId: ObjectId, move: VerificationMove): Promise<void> {
    await this.apply(work, await this.find(work, employerId), move);
  }

  /** A transition of a record that is loaded. @throws Refusal TRANSITION_NOT_ALLOWED */
  async apply(
    work: Work,
    employer: EmployerRow,
    move: VerificationMove,
    caller?: Pick<Caller, 'actor'>,
  ): Promise<void> {
    const actor = { party: move.by, actorId: move.actorId, ...(caller && { caller }) };
    await this.engine.apply(work, employerTransitions, employer, move, actor);
    if (!this.refreshLive(work, employer)) this.cardChanged(work, employer);
  }

  /** Brings `live` up to date; told as `employer.live_changed`, and as a change of the card. @returns whether it changed */
  refreshLive(work: Work, employer: EmployerRow): boolean {
    const live = liveAt(employer.verification, this.clock.now());
    if (live === employer.live) return false;
    employer.live = live;
    const payload = { employerId: employer._id.toHexString(), live, state: employer.verification.state };
    this.events.record(work, 'employer.live_changed', payload);
    this.cardChanged(work, employer);
    return true;
  }

  /**
   * Another legal name, domain or country: what was verified was another company. A verified one is checked again, and the
   * grace of a renewal ends.
   */
  async questionIdentity(work: Work, employer: EmployerRow, changed: readonly string[]): Promise<void> {
    const { state, graceUntil } = employer.verification;
    if (state === 'verified') {
      await this.apply(work, employer, { to: 'pending', by: 'system', actorId: null, reasonCodes: changed });
    } else if (graceUntil) {
      employer.verification = { ...employer.verification, graceUntil: null };
      this.refreshLive(work, employer);
    }
  }

  cardChanged(work: Work, employer: EmployerRow): void {
    this.events.record(work, 'employer.card_changed', { employerId: employer._id.toHexString() });
  }
}
