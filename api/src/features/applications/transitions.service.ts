import {
  activeStates,
  offerFaults,
  Refusal,
  type ApplicationTransition,
  type BulkReply,
  type bulkTransition,
  type Interview,
  interviewFaults,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { bulk } from '../../platform/errors/bulk.ts';
import { systemActor, type TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { enter } from './application.effects.ts';
import { Application, type ApplicationEntity, type ApplicationRow } from './application.entity.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { Applications } from './applications.service.ts';
import { PlacesService } from './places.service.ts';

const partyOf = ({ actor }: Caller): TransitionActor['party'] => {
  if (actor.role === 'admin') return 'admin';
  return actor.role === 'intern' ? 'intern' : 'employer';
};
const actorOf = (caller: Caller): TransitionActor => ({ party: partyOf(caller), actorId: caller.actor.id, caller });

/** Moves that people make. */
@Injectable()
export class Transitions {
  constructor(
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly transitions: ApplicationTransitions,
    private readonly places: PlacesService,
    private readonly applications: Applications,
  ) {}

  async transition(caller: Caller, id: string, version: number | undefined, move: ApplicationTransition) {
    return this.applications.show(caller, await this.make(caller, id, version, move));
  }

  /** Shortlists or rejects several, each by itself. */
  async many(caller: Caller, ids: readonly string[], move: z.infer<typeof bulkTransition>): Promise<BulkReply> {
    return bulk(ids, (id) => this.make(caller, id, undefined, move));
  }

  /** Opens an application for reading. The first time, it goes into review, and the candidate learns of it once. */
  async open(caller: Caller, id: string) {
    const row = await this.applications.readable(caller, 'update', id);
    if (row.state !== 'submitted') return this.applications.show(caller, row);
    const changed = await this.transitions.change(row._id, async (work, application) => {
      this.scope.authorize(caller.ability, 'update', 'Application', application);
      if (application.state !== 'submitted' || application.viewedAt) return;
      await this.transitions.apply(work, application, { to: 'in_review' }, systemActor);
    });
    return this.applications.show(caller, changed ?? row);
  }

  /**
   * Another time or place for an interview, by who invited to it.
   * @throws Refusal TRANSITION_NOT_ALLOWED when there is none to move, FORBIDDEN to candidates and administrators
   */
  async reschedule(caller: Caller, id: string, version: number, interview: Interview) {
    if (caller.actor.role !== 'employer') throw new Refusal('FORBIDDEN');
    const now = this.clock.now();
    const row = await this.changed(caller, id, version, async (work, application) => {
      const { state } = application;
      if (state !== 'interview') throw new Refusal('TRANSITION_NOT_ALLOWED', { from: state, to: 'interview' });
      const faults = interviewFaults(interview, now);
      if (faults.length > 0) throw new Refusal('VALIDATION_FAILED', {}, faults);
      application.interview = interview;
      application.interviewAt = new Date(interview.startsAt);
      application.interviewMoves += 1;
      const actor = actorOf(caller);
      const step = { from: state, to: state, reason: 'rescheduled' };
      enter(application, { ...step, by: actor.party, actorId: actor.actorId, at: now, visibleTo: 'both' });
      const card = await this.transitions.card(application.internshipId);
      this.transitions.record(work, 'application.interview_moved', application, card, { ...step, actor });
    });
    return this.applications.show(caller, row);
  }

  /**
   * Calls an interview off before it begins; the candidate is shortlisted again, and reads why.
   * @throws Refusal TRANSITION_NOT_ALLOWED when none is arranged, INTERVIEW_STARTED, FORBIDDEN to candidates and administrators
   */
  async callOff(caller: Caller, id: string, version: number, note: string) {
    if (caller.actor.role !== 'employer') throw new Refusal('FORBIDDEN');
    const row = await this.changed(caller, id, version, async (work, application) => {
      const { state: from } = application;
      if (from !== 'interview') throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to: 'shortlisted' });
      await this.transitions.apply(work, application, { to: 'shortlisted', callOff: note }, actorOf(caller));
    });
    return this.applications.show(caller, row);
  }

  private async make(caller: Caller, id: string, version: number | undefined, move: ApplicationTransition) {
    const afterwards = async (work: Work, application: ApplicationEntity) => {
      if (move.to === 'accepted' && move.withdrawOthers) await this.withdrawOthers(work, caller, application);
    };
    const act = () => this.transitions.run(caller, id, { request: move, party: partyOf(caller), version, afterwards });
    return move.to === 'offered' ? this.offering(caller, id, move.offer, act) : act();
  }

  /** A place is taken before the offer is saved, and given back when it cannot be. */
  private async offering(
    caller: Caller,
    id: string,
    offer: Parameters<typeof offerFaults>[0],
    act: () => Promise<ApplicationRow>,
  ): Promise<ApplicationRow> {
    const row = await this.applications.readable(caller, 'transition', id);
    const possible = row.state === 'finalist' && offerFaults(offer, this.clock.now()).length === 0;
    if (!possible) return act();
    const { openings } = await this.transitions.card(row.internshipId);
    await this.places.take(row.internshipId, row._id, openings);
    return act().catch(async (error: unknown) => {
      await this.places.release(row.internshipId, row._id);
      throw error;
    });
  }

  /** Who accepts an offer may leave everything else with one word. */
  private async withdrawOthers(work: Work, caller: Caller, accepted: ApplicationEntity): Promise<void> {
    const others = await work.find(Application, {
      internId: accepted.internId,
      internState: { $in: [...activeStates] },
      _id: { $ne: accepted._id },
    });
    const move = { to: 'withdrawn' as const, note: null, reason: 'accepted_elsewhere' };
    for (const other of others) await this.transitions.apply(work, other, move, actorOf(caller));
  }

  /** Loads, authorises, compares the version, changes, saves. */
  private async changed(
    caller: Caller,
    id: string,
    version: number,
    body: (work: Work, application: ApplicationEntity) => Promise<void>,
  ): Promise<ApplicationRow> {
    const row = await this.transitions.change(objectId(id), async (work, found) => {
      const application = this.scope.authorize(caller.ability, 'transition', 'Application', found);
      if (application.version !== version) throw new Refusal('VERSION_CONFLICT');
      await body(work, application);
    });
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  }
}
