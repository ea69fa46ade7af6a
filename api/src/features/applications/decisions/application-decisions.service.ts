import {
  activeStates,
  offerFaults,
  AppError,
  type Authorized,
  type ApplicationState,
  type ApplicationTransitionRequest,
  type BulkReply,
  type bulkTransitionRequest,
  type Interview,
  interviewFaults,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { notAllowed, personActor, type TransitionActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { appendEvent } from '../application-effects.ts';
import { Application, type ApplicationEntity, type ApplicationRow } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { Applications } from '../applications.service.ts';
import { OpeningReservations } from '../placement/opening-reservations.service.ts';

const actorKindOf = ({ actor }: Caller): TransitionActor['actorKind'] => {
  if (actor.role === 'admin') return 'admin';
  return actor.role === 'intern' ? 'intern' : 'employer';
};

/** Runs the transitions that people make. */
@Injectable()
export class ApplicationDecisions {
  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
    private readonly events: Events,
    private readonly reservations: OpeningReservations,
    private readonly applications: Applications,
  ) {}

  async transition(caller: Caller, id: string, version: number | undefined, transition: ApplicationTransitionRequest) {
    return this.applications.present(caller, await this.decide(caller, id, version, transition));
  }

  /** Shortlists or rejects several, each by itself. */
  async transitionMany(
    caller: Caller,
    ids: readonly string[],
    transition: z.infer<typeof bulkTransitionRequest>,
  ): Promise<BulkReply> {
    return runBulk(ids, (id) => this.decide(caller, id, undefined, transition));
  }

  /**
   * Opens an application for reading. The first time, it goes into review, and the candidate learns of it once. Whoever of the team
   * opens it, a reviewer too: it is the system that moves it, since it has been seen, and nobody decides anything.
   */
  async open(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'update', Application, id);
    if (row.state !== 'submitted') return this.applications.present(caller, row);
    const opened = async (application: Authorized<ApplicationEntity, 'update'>, unitOfWork: UnitOfWork) => {
      if (application.state !== 'submitted' || application.viewedAt) return;
      await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, application, {
        kind: 'consequence',
        to: 'in_review',
      });
    };
    const changed = await this.records.change(caller, 'update', Application, id, undefined, opened);
    return this.applications.present(caller, changed);
  }

  /**
   * Reschedules an interview, by whoever arranged it.
   * @throws AppError TRANSITION_NOT_ALLOWED when there is none to reschedule, FORBIDDEN to candidates and administrators
   */
  rescheduleInterview(caller: Caller, id: string, version: number, interview: Interview) {
    const now = this.clock.now();
    return this.changeInterview(caller, id, version, 'interview', async (application, unitOfWork) => {
      const faults = interviewFaults(interview, now);
      if (faults.length > 0) throw new AppError('VALIDATION_FAILED', {}, faults);
      application.interview = interview;
      application.interviewAt = new Date(interview.startsAt);
      application.interviewSequence += 1;
      const actor = personActor(caller, actorKindOf(caller));
      const step = { from: application.state, to: application.state, reason: 'rescheduled' };
      appendEvent(application, { ...step, by: actor.actorKind, actorId: actor.actorId, at: now, visibleTo: 'both' });
      const internshipSummary = await this.transitions.internshipSummary(application.internshipId);
      const payload = this.transitions.payload(application, internshipSummary, { ...step, actor });
      this.events.record(unitOfWork, { 'application.interview_rescheduled': payload });
    });
  }

  /**
   * Cancels an interview before it begins; the candidate is shortlisted again, and reads why.
   * @throws AppError TRANSITION_NOT_ALLOWED when none is arranged, INTERVIEW_STARTED, FORBIDDEN to candidates and administrators
   */
  cancelInterview(caller: Caller, id: string, version: number, note: string) {
    return this.changeInterview(caller, id, version, 'shortlisted', (application, unitOfWork) =>
      this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        application,
        { kind: 'interview_cancellation', to: 'shortlisted', cancellationNote: note },
        personActor(caller, actorKindOf(caller)),
      ),
    );
  }

  /** Changes an application that has an interview, for a member of the employer. */
  private async changeInterview(
    caller: Caller,
    id: string,
    version: number,
    to: ApplicationState,
    body: (application: Authorized<ApplicationEntity, 'transition'>, unitOfWork: UnitOfWork) => Promise<void>,
  ) {
    if (caller.actor.role !== 'employer') throw new AppError('FORBIDDEN');
    const change = async (application: Authorized<ApplicationEntity, 'transition'>, unitOfWork: UnitOfWork) => {
      const { state: from } = application;
      if (from !== 'interview') throw notAllowed({ from, to });
      await body(application, unitOfWork);
    };
    const row = await this.records.change(caller, 'transition', Application, id, version, change);
    return this.applications.present(caller, row);
  }

  private async decide(
    caller: Caller,
    id: string,
    version: number | undefined,
    transition: ApplicationTransitionRequest,
  ) {
    const afterwards = async (unitOfWork: UnitOfWork, application: Authorized<ApplicationEntity>) => {
      if (transition.to === 'accepted' && transition.withdrawOthers)
        await this.withdrawOthers(unitOfWork, caller, application);
    };
    const request = { kind: 'form', ...transition } as const;
    const options = { request, actorKind: actorKindOf(caller), version, afterwards };
    const act = () => this.engine.run(this.transitions.definition, Application, caller, id, options);
    return transition.to === 'offered' ? this.withReservedOpening(caller, id, transition.offer, act) : act();
  }

  /** A place is taken before the offer is saved, and given back when it cannot be. */
  private async withReservedOpening(
    caller: Caller,
    id: string,
    offer: Parameters<typeof offerFaults>[0],
    act: () => Promise<Authorized<ApplicationRow>>,
  ): Promise<Authorized<ApplicationRow>> {
    const row = await this.records.read(caller, 'transition', Application, id);
    const possible = row.state === 'finalist' && offerFaults(offer, this.clock.now()).length === 0;
    if (!possible) return act();
    const { openings } = await this.transitions.internshipSummary(row.internshipId);
    await this.reservations.reserve(row.internshipId, row._id, openings);
    return act().catch(async (error: unknown) => {
      await this.reservations.release(row.internshipId, row._id);
      throw error;
    });
  }

  /** Withdraws the intern's other applications when an offer is accepted, if the intern asked for it. */
  private async withdrawOthers(
    unitOfWork: UnitOfWork,
    caller: Caller,
    accepted: Authorized<ApplicationEntity>,
  ): Promise<void> {
    const others = await unitOfWork.find(Application, {
      internId: accepted.internId,
      internState: { $in: [...activeStates] },
      _id: { $ne: accepted._id },
    });
    const transition = { kind: 'consequence', to: 'withdrawn', reason: 'accepted_elsewhere' } as const;
    for (const other of others) {
      const own = this.accessPolicy.authorize(caller.ability, 'transition', 'Application', other);
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        own,
        transition,
        personActor(caller, actorKindOf(caller)),
      );
    }
  }
}
