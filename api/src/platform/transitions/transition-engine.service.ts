import { AppError, type Authorized, type ChangeAction, type Transition } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import type { PayloadOf } from '../events/catalogue/event-catalogue.ts';
import { Events } from '../events/events.service.ts';
import { Records, type LoadOptions, type RecordSchema } from '../records/records.service.ts';
import { Audit } from '../audit/audit.service.ts';
import {
  notAllowed,
  personActor,
  systemActor,
  type ContextOf,
  type Machine,
  type TransitionActor,
  type Transitions,
  type Undo,
} from './define-transitions.ts';
import { reasonAndNoteOf, rowFor } from './transition-row.ts';

/** How somebody asks for a transition of one record. */
export interface RunOptions<Entity extends object, Request> extends Pick<
  LoadOptions<Entity>,
  'version' | 'beforeAuthorising'
> {
  readonly request: Request;
  readonly actorKind: TransitionActor['actorKind'];
  /** What else belongs to the unit of work. */
  readonly afterwards?: (unitOfWork: UnitOfWork, record: Authorized<Entity, 'transition'>) => void | Promise<void>;
}

/** A transition that the lifecycle table has and that no guard refuses. */
interface AllowedTransition<M extends Machine> {
  readonly row: Transition<M['state'], M['guard'], M['event']>;
  readonly context: ContextOf<M>;
}

/** Performs the transitions of all state machines: the lifecycle table decides, guards refuse, effects follow. */
@Injectable()
export class TransitionEngine {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /**
   * Performs what a person asks for, in a unit of work of its own.
   * @throws AppError NOT_FOUND for what the caller may not change, VERSION_CONFLICT, and what `apply` throws
   */
  run<M extends Machine>(
    transitions: Transitions<M>,
    entity: RecordSchema<M['record']>,
    caller: Caller,
    id: string,
    { request, actorKind, version, beforeAuthorising, afterwards }: RunOptions<M['record'], M['request']>,
  ): Promise<Authorized<M['record'], 'transition'>> {
    const { versions } = transitions;
    const versionsOf = versions && ((record: M['record']) => versions(record, caller, this.clock.now()));
    return this.database.transaction(async (unitOfWork) => {
      const options = { version, versionsOf, beforeAuthorising };
      const record = await this.records.load(unitOfWork, caller, 'transition', entity, id, options);
      await this.apply(unitOfWork, transitions, record, request, personActor(caller, actorKind));
      await afterwards?.(unitOfWork, record);
      await unitOfWork.flush();
      return record;
    });
  }

  /**
   * Performs a transition of a record that a service has loaded and authorised, in the unit of work that it was loaded
   * in.
   * @throws AppError TRANSITION_NOT_ALLOWED, REASON_REQUIRED, or the code of the guard that refuses; nothing has
   * changed then
   */
  apply<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: Authorized<M['record'], ChangeAction>,
    request: M['request'],
    actor: TransitionActor,
  ): Promise<void> {
    return this.perform(unitOfWork, transitions, record, request, actor);
  }

  /**
   * Performs a transition that no person asks for, such as one that time brings.
   * @throws AppError as `apply`
   */
  applyAsSystem<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
  ): Promise<void> {
    return this.perform(unitOfWork, transitions, record, request, systemActor);
  }

  /**
   * Performs a transition that follows from an act about another record, for which somebody was authorised: the state
   * of an employer follows the decision of its case.
   * @param actor who performed that act
   * @throws AppError as `apply`
   */
  applyConsequence<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
  ): Promise<void> {
    return this.perform(unitOfWork, transitions, record, request, actor);
  }

  /**
   * Takes back what was done to a record that a service has loaded and authorised: the record returns to its earlier
   * state, and history, audit entry and event say so.
   * @throws AppError UNDO_EXPIRED where there is nothing to undo (any more), or the code of the guard that refuses
   */
  async undo<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: Authorized<M['record'], ChangeAction>,
    undo: Undo<ContextOf<M>>,
    actor: TransitionActor,
  ): Promise<void> {
    const now = this.clock.now();
    const request = undo.request(record, now);
    if (!request) throw new AppError('UNDO_EXPIRED');
    const from = transitions.stateOf(record, request, actor, now);
    const context = await this.contextOf(transitions, {
      unitOfWork,
      record,
      from,
      to: request.to,
      request,
      actor,
      now,
    });
    for (const guard of undo.guards ?? []) await guard(context);
    await this.restore(transitions, undo, context);
  }

  /**
   * Performs a transition that time brings, or that follows from an act about another record, and that may come too
   * late or too early: where the lifecycle table has none such from the record's state, or a guard says so, nothing
   * happens.
   * @param actor who performed that act; the system when time brings it
   * @returns whether the transition was performed
   * @throws AppError the code of a guard that refuses for another reason than TRANSITION_NOT_ALLOWED
   */
  async applyIfPossible<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor = systemActor,
  ): Promise<boolean> {
    const allowed = await this.check(unitOfWork, transitions, record, request, actor).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'TRANSITION_NOT_ALLOWED') return null;
      throw error;
    });
    if (allowed) await this.applyEffects(transitions, allowed);
    return allowed !== null;
  }

  /** Returns whether the lifecycle table has a transition from the state of the record; its guards are not asked. */
  isPossible<M extends Machine>(
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
  ): boolean {
    return rowFor(transitions, record, request, actor, this.clock.now()).row !== undefined;
  }

  /** Returns whether a transition would be performed, but for one of its guards. */
  isAllowedExcept<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
    except: M['guard'],
  ): Promise<boolean> {
    return this.check(unitOfWork, transitions, record, request, actor, except).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  private async perform<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
  ): Promise<void> {
    await this.applyEffects(transitions, await this.check(unitOfWork, transitions, record, request, actor));
  }

  /** Finds the row of the lifecycle table and asks its guards. @throws AppError as `apply` */
  private async check<M extends Machine>(
    unitOfWork: UnitOfWork,
    transitions: Transitions<M>,
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
    except?: M['guard'],
  ): Promise<AllowedTransition<M>> {
    const now = this.clock.now();
    const { from, to: target, row } = rowFor(transitions, record, request, actor, now);
    if (!row) throw notAllowed({ from, to: target });
    const { to } = row;
    const context = await this.contextOf(transitions, { unitOfWork, record, from, to, request, actor, now });
    for (const name of row.guards ?? []) if (name !== except) await transitions.guards[name](context);
    if (row.requires?.some((field) => context[field] === null)) throw new AppError('REASON_REQUIRED');
    return { row, context };
  }

  private async applyEffects<M extends Machine>(
    transitions: Transitions<M>,
    { row, context }: AllowedTransition<M>,
  ): Promise<void> {
    const { record, to } = context;
    await this.undoFirst(transitions, context);
    await transitions.effects.before?.(context);
    transitions.setState(record, to, context);
    await transitions.effects.to?.[to]?.(context);
    await transitions.effects.after?.(context);
    this.appendRecords(transitions, context);
    this.recordEvent(transitions, row, context);
  }

  /** Takes back what must not be there any more when a transition is performed. */
  private async undoFirst<M extends Machine>(transitions: Transitions<M>, context: ContextOf<M>): Promise<void> {
    const { unitOfWork, record, actor, facts, now } = context;
    const undo = transitions.undoneFirst?.(context);
    const request = undo?.request(record, now);
    if (!undo || !request) return;
    const from = transitions.stateOf(record, request, actor, now);
    const reasonAndNote = reasonAndNoteOf(transitions, request);
    const { to } = request;
    await this.restore(transitions, undo, {
      unitOfWork,
      record,
      from,
      to,
      request,
      ...reasonAndNote,
      actor,
      facts,
      now,
    });
  }

  private async restore<M extends Machine>(
    transitions: Transitions<M>,
    undo: Undo<ContextOf<M>>,
    context: ContextOf<M>,
  ): Promise<void> {
    transitions.setState(context.record, context.to, context);
    await undo.restore(context);
    this.appendRecords(transitions, context);
    if (undo.event) this.events.record(context.unitOfWork, undo.event(context));
  }

  /** Adds what every transition leaves behind: its entry in the history and, where it has one, in the audit log. */
  private appendRecords<M extends Machine>(transitions: Transitions<M>, context: ContextOf<M>): void {
    transitions.appendHistory?.(context);
    const note = transitions.audit?.(context);
    if (note) this.audit.record(context.unitOfWork, note);
  }

  private async contextOf<M extends Machine>(
    transitions: Transitions<M>,
    parts: Omit<ContextOf<M>, 'reason' | 'note' | 'facts'>,
  ): Promise<ContextOf<M>> {
    const contextWithoutFacts = { ...parts, ...reasonAndNoteOf(transitions, parts.request) };
    return { ...contextWithoutFacts, facts: await transitions.facts(contextWithoutFacts) };
  }

  private recordEvent<M extends Machine>(
    { event: payloads }: Transitions<M>,
    { event }: Transition<M['state'], M['guard'], M['event']>,
    context: ContextOf<M>,
  ): void {
    if (payloads === null) return;
    const payload: PayloadOf<M['event']> =
      typeof payloads === 'function' ? payloads(context) : payloads[event](context);
    this.events.recordOneOf(context.unitOfWork, event, payload);
  }
}
