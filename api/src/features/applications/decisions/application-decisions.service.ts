import {
  activeApplicationStates,
  AppError,
  type Authorized,
  type ApplicationTransitionRequest,
  type BulkReply,
  type bulkTransitionRequest,
  type Interview,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { runBulk } from '../../../platform/errors/bulk.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { personActor, systemActor, type TransitionActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import type { ApplicationRequest } from '../application-requests.ts';
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
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
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
   * Opens an application for reading. The first time, it goes into review, and the candidate learns of it once. Anyone
   * who of the team opens it, a reviewer too: it is the system that does that, since it has been seen, and nobody
   * decides anything.
   */
  async open(caller: Caller, id: string) {
    const { definition } = this.transitions;
    const request = { kind: 'consequence', to: 'in_review' } as const;
    const row = await this.records.read(caller, 'update', Application, id);
    if (!this.engine.isPossible(definition, row, request, systemActor)) return this.applications.present(caller, row);
    const open = async (application: ApplicationEntity, unitOfWork: UnitOfWork): Promise<void> =>
      void (await this.engine.applyIfPossible(unitOfWork, definition, application, request));
    return this.applications.present(
      caller,
      await this.records.change(caller, 'update', Application, id, undefined, open),
    );
  }

  /**
   * Reschedules an interview, by any member of the company who decides.
   * @throws AppError TRANSITION_NOT_ALLOWED when there is none to reschedule, FORBIDDEN to candidates and
   * administrators
   */
  rescheduleInterview(caller: Caller, id: string, version: number, interview: Interview) {
    return this.changeInterview(caller, id, version, { kind: 'interview_rescheduling', to: 'interview', interview });
  }

  /**
   * Cancels an interview before it begins; the candidate is shortlisted again, and reads why.
   * @throws AppError TRANSITION_NOT_ALLOWED when none is arranged, INTERVIEW_STARTED, FORBIDDEN to candidates and
   * administrators
   */
  cancelInterview(caller: Caller, id: string, version: number, note: string) {
    const request = { kind: 'interview_cancellation', to: 'shortlisted', cancellationNote: note } as const;
    return this.changeInterview(caller, id, version, request);
  }

  private async changeInterview(caller: Caller, id: string, version: number, request: ApplicationRequest) {
    if (caller.actor.role !== 'employer') throw new AppError('FORBIDDEN');
    const options = { request, actorKind: 'employer', version } as const;
    const row = await this.engine.run(this.transitions.definition, Application, caller, id, options);
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
    return transition.to === 'offered' ? this.withReservedOpening(caller, id, request, act) : act();
  }

  /** Reserves an opening before the offer is saved, and releases it when the offer cannot be saved. */
  private async withReservedOpening(
    caller: Caller,
    id: string,
    request: ApplicationRequest,
    act: () => Promise<Authorized<ApplicationRow>>,
  ): Promise<Authorized<ApplicationRow>> {
    const row = await this.records.read(caller, 'transition', Application, id);
    const actor = personActor(caller, actorKindOf(caller));
    const { definition } = this.transitions;
    const unitOfWork = this.database.unitOfWork();
    if (!(await this.engine.isAllowedExcept(unitOfWork, definition, row, request, actor, 'openingReserved')))
      return act();
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
      internState: { $in: [...activeApplicationStates] },
      _id: { $ne: accepted._id },
    });
    const transition = { kind: 'consequence', to: 'withdrawn', reason: 'accepted_elsewhere' } as const;
    for (const other of others) {
      const application = this.accessPolicy.authorize(caller.ability, 'transition', 'Application', other);
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        application,
        transition,
        personActor(caller, actorKindOf(caller)),
      );
    }
  }
}
