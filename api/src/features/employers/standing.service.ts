import {
  employerCompleteness,
  moveTo,
  Refusal,
  verificationLifecycle,
  type Id,
  type VerificationState,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import {
  EmployerVerification,
  type EmployerFile,
  type LookAlikes,
  type VerificationMove,
} from '../ports/employer-verification.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { afterMove, liveAt } from './verification.effects.ts';

/** Moves the verification of employers along its lifecycle, and keeps what follows from it true. */
@Injectable()
export class Standing extends EmployerVerification {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
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
    this.apply(work, await this.find(work, employerId), move);
  }

  /** The move itself, on a record that is loaded. @throws Refusal TRANSITION_NOT_ALLOWED */
  apply(work: Work, employer: EmployerRow, move: VerificationMove): void {
    const now = this.clock.now();
    const from = employer.verification.state;
    const step = this.assertPossible(from, move);
    employer.verification = afterMove(employer.verification, { to: move.to, now, level: move.level });
    employer.suspension = move.to === 'suspended' ? suspension(move, now) : null;
    if (move.caseId !== undefined) employer.openCaseId = move.caseId;
    if (move.trail) employer.trail = move.trail.map((one) => ({ ...one, at: new Date(one.at) }));
    if (move.to === 'verified') employer.remindedDays = null;
    this.events.record(work, step.event, {
      employerId: employer._id.toHexString(),
      name: employer.name,
      from,
      to: move.to,
      by: move.actorId,
      reason: move.reasonCodes?.[0] ?? null,
      reasonCodes: move.reasonCodes ?? [],
      note: move.note ?? null,
      caseId: hex(employer.openCaseId),
      at: now.toISOString(),
    });
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
  questionIdentity(work: Work, employer: EmployerRow, changed: readonly string[]): void {
    const { state, graceUntil } = employer.verification;
    if (state === 'verified') {
      this.apply(work, employer, { to: 'pending', by: 'system', actorId: null, reasonCodes: changed });
    } else if (graceUntil) {
      employer.verification = { ...employer.verification, graceUntil: null };
      this.refreshLive(work, employer);
    }
  }

  cardChanged(work: Work, employer: EmployerRow): void {
    this.events.record(work, 'employer.card_changed', { employerId: employer._id.toHexString() });
  }

  private assertPossible(from: VerificationState, { to, by }: VerificationMove) {
    const step = moveTo(verificationLifecycle, from, to, by);
    if (!step) throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to });
    return step;
  }
}

const suspension = (move: VerificationMove, at: Date) => ({
  reason: move.reasonCodes?.[0] ?? 'other',
  note: move.note ?? '',
  at,
  by: move.actorId === null ? null : objectId(move.actorId),
});
