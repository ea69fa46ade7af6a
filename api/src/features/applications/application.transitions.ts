import {
  applicationLifecycle,
  isCallOff,
  isBlind,
  moveTo,
  Refusal,
  type ApplicationState,
  type ErrorCode,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import type { EventWith } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit } from '../ports/audit.port.ts';
import { InternshipDirectory, type InternshipCard } from '../ports/internship-directory.port.ts';
import { Application, type ApplicationEntity } from './application.entity.ts';
import { assertTrusted, nearer } from './application.trust.ts';
import { applyEffects, codeOf, enter, noteOf, reasonOf, unhold } from './application.effects.ts';
import { guards, type Attempt, type Move, type Mover } from './application.guards.ts';

/** What every event of an application says; ids are hex strings. */
export const eventPayload = (application: ApplicationEntity, card: InternshipCard) => ({
  applicationId: application._id.toHexString(),
  internshipId: application.internshipId.toHexString(),
  employerId: application.employerId.toHexString(),
  internId: application.internId.toHexString(),
  title: card.title ?? '',
  employerName: card.employer.name,
  responseDueAt: application.responseDueAt?.toISOString() ?? null,
});

export type ApplicationEvent = EventWith<'applicationId'>;

/** What an event says beside whom it concerns. */
interface Happened {
  readonly from: ApplicationState | null;
  readonly to: ApplicationState;
  readonly mover: Mover;
  readonly reason: string | null;
  /** Of an interview that was called off. */
  readonly interviewAt?: string | undefined;
}

/** Moves applications along their lifecycle: the table decides, the guards refuse, the effects follow. */
@Injectable()
export class ApplicationMoves {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipDirectory,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TRANSITION_NOT_ALLOWED, or the code of the guard that refuses; nothing has changed then */
  async move(work: Work, application: ApplicationEntity, move: Move, mover: Mover): Promise<void> {
    const now = this.clock.now();
    const { party } = mover;
    const from = this.seenBy(party, application, move);
    const row = moveTo(applicationLifecycle, from, move.to, party);
    if (!row) throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to: move.to });
    const card = await this.card(application.internshipId);
    if (party === 'employer' && nearer.includes(move.to) && !isCallOff({ from, to: move.to })) assertTrusted(card);
    const attempt: Attempt = { application, from, move, party, card, now };
    for (const guard of row.guards ?? []) guards[guard]?.(attempt);
    if (application.held) unhold(application, { by: party, actorId: mover.actorId, reason: 'superseded', at: now });
    this.noteReveal(work, application, move, mover);
    const interviewAt = 'callOff' in move ? application.interview?.startsAt : undefined;
    applyEffects(attempt);
    const reason = reasonOf(move);
    const { actorId } = mover;
    const visibleTo = move.to === 'rejected' ? ('employer' as const) : ('both' as const);
    const note = noteOf(move);
    const beside = { ...(note && { note }), ...(interviewAt && { interviewAt }) };
    enter(application, { from, to: move.to, by: party, actorId, reason, ...beside, at: now, visibleTo });
    this.record(work, row.event, application, card, { from, to: move.to, mover, reason, interviewAt });
  }

  /** Reads, changes and saves one application. @returns it as it is then; null when it is gone */
  change(id: ObjectId, body: (work: Work, application: ApplicationEntity) => Promise<void>) {
    return this.database.transaction(async (work) => {
      const application = await work.findOne(Application, { _id: id });
      if (!application) return null;
      await body(work, application);
      await work.flush();
      return application;
    });
  }

  /** Says what happened to an application, in the unit of work in which it did; what people wrote stays in the record. */
  record(
    work: Work,
    type: ApplicationEvent,
    application: ApplicationEntity,
    card: InternshipCard,
    what: Happened,
  ): void {
    const { from, to, mover, reason, interviewAt } = what;
    const party = mover.party;
    const at = this.clock.now().toISOString();
    this.events.record(work, type, {
      ...eventPayload(application, card),
      from,
      to,
      by: mover.actorId,
      party,
      reason: codeOf(reason),
      at,
      ...(interviewAt && { interviewAt, sequence: application.interviewMoves }),
    });
  }

  /** The internship's card. @throws Refusal NOT_FOUND */
  async card(internshipId: ObjectId, code: ErrorCode = 'NOT_FOUND'): Promise<InternshipCard> {
    const card = (await this.internships.cards([internshipId])).get(internshipId.toHexString());
    if (!card) throw new Refusal(code);
    return card;
  }

  /** The candidate, and an employer who takes a rejection back, go on from where the candidate has been all along. */
  private seenBy(party: Mover['party'], { held, state }: ApplicationEntity, { to }: Move): ApplicationState {
    return held && (party === 'intern' || to === 'shortlisted') ? held.state : state;
  }

  private noteReveal(work: Work, application: ApplicationEntity, { to }: Move, { caller }: Mover): void {
    const { blindReview, revealedAt, employerId } = application;
    if (to !== 'shortlisted' || !isBlind({ blindReview, revealedAt: revealedAt ?? null })) return;
    this.audit.record(work, {
      caller: caller ?? null,
      action: 'revealed',
      resource: 'applications',
      id: application._id.toHexString(),
      label: application.blindAlias,
      employerId: employerId.toHexString(),
      reasonCode: 'shortlisted',
    });
  }
}
