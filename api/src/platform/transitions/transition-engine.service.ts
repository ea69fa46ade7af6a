import { findTransition, AppError, type Transition } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { AccessPolicy } from '../access/access-policy.service.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import type { EventName, PayloadOf } from '../events/catalogue/event-catalogue.ts';
import { Events } from '../events/events.service.ts';
import { AuditWriter } from './audit-writer.ts';
import type { TransitionActor, TransitionContext, Transitions } from './define-transitions.ts';

/** Reason and note of a request that has fields of these names. */
function statedIn(request: object): { reason: string | null; note: string | null } {
  const text = (field: 'reason' | 'note'): string | null => {
    const value: unknown = Reflect.get(request, field);
    return typeof value === 'string' ? value : null;
  };
  return { reason: text('reason'), note: text('note') };
}

/** How somebody asks for a transition of one record. */
export interface RunOptions<Entity extends object, Request> {
  readonly request: Request;
  readonly actorKind: TransitionActor['actorKind'];
  /** The version that the person has seen; left out where none is asked for. */
  readonly version?: number | undefined;
  /** Refuses before the ability is asked, so that the reason is told. */
  readonly beforeAuthorising?: (found: Entity | null) => void;
  /** What else belongs to the unit of work. */
  readonly afterwards?: (unitOfWork: UnitOfWork, record: Entity) => void | Promise<void>;
}

/** Performs the transitions of all state machines: the lifecycle table decides, guards refuse, effects follow. */
@Injectable()
export class TransitionEngine {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Performs what a person asks for, in a unit of work of its own.
   * @throws AppError NOT_FOUND for what the caller may not change, VERSION_CONFLICT, and what `apply` throws
   */
  run<
    Entity extends object,
    State extends string,
    Name extends string,
    Event extends EventName,
    Request extends { readonly to: State },
    Facts,
  >(
    transitions: Transitions<Entity, State, Name, Event, Request, Facts>,
    caller: Caller,
    id: string,
    { request, actorKind, version, beforeAuthorising, afterwards }: RunOptions<NoInfer<Entity>, NoInfer<Request>>,
  ): Promise<Entity> {
    return this.database.transaction(async (unitOfWork) => {
      const found = await transitions.find(unitOfWork, id);
      beforeAuthorising?.(found);
      const record = this.accessPolicy.authorize(caller.ability, 'transition', transitions.subject, found);
      const versions = transitions.versions?.(record, caller) ?? [];
      if (version !== undefined && !versions.includes(version)) throw new AppError('VERSION_CONFLICT');
      await this.apply(unitOfWork, transitions, record, request, {
        actorKind,
        actorId: caller.actor.id,
        caller,
      });
      await afterwards?.(unitOfWork, record);
      await unitOfWork.flush();
      return record;
    });
  }

  /**
   * Performs a transition of a record that is loaded and authorised, in the unit of work that it was loaded in.
   * @throws AppError TRANSITION_NOT_ALLOWED, REASON_REQUIRED, or the code of the guard that refuses; nothing has changed then
   */
  async apply<
    Entity extends object,
    State extends string,
    Name extends string,
    Event extends EventName,
    Request extends { readonly to: State },
    Facts,
  >(
    unitOfWork: UnitOfWork,
    transitions: Transitions<Entity, State, Name, Event, Request, Facts>,
    record: NoInfer<Entity>,
    request: NoInfer<Request>,
    actor: TransitionActor,
  ): Promise<void> {
    const now = this.clock.now();
    const from = transitions.stateOf(record, request, actor);
    const to = transitions.target?.(record, request, now) ?? request.to;
    const row = findTransition(transitions.lifecycle, from, to, actor.actorKind);
    if (!row) throw new AppError('TRANSITION_NOT_ALLOWED', { from: from ?? '', to });
    const stated = transitions.stated?.(request) ?? statedIn(request);
    const known = { unitOfWork, record, from, to, request, ...stated, actor, now };
    const context = { ...known, facts: await transitions.facts(known) };
    await this.assertAllowed(transitions, row, context);
    await transitions.effects.before?.(context);
    transitions.setState(record, to);
    await transitions.effects.to?.[to]?.(context);
    await transitions.effects.after?.(context);
    transitions.appendHistory?.(context);
    const note = transitions.audit?.(context);
    if (note) this.audit.record(unitOfWork, note);
    this.recordEvent(transitions, row, context);
  }

  private async assertAllowed<
    Entity extends object,
    State extends string,
    Name extends string,
    Event extends EventName,
    Request extends { readonly to: State },
    Facts,
  >(
    { guards }: Transitions<Entity, State, Name, Event, Request, Facts>,
    row: Transition<State, Name, Event>,
    context: TransitionContext<Entity, State, Request, Facts>,
  ): Promise<void> {
    for (const name of row.guards ?? []) await guards[name](context);
    if (row.requires?.some((field) => context[field] === null)) throw new AppError('REASON_REQUIRED');
  }

  private recordEvent<
    Entity extends object,
    State extends string,
    Name extends string,
    Event extends EventName,
    Request extends { readonly to: State },
    Facts,
  >(
    { event: payloads }: Transitions<Entity, State, Name, Event, Request, Facts>,
    { event }: Transition<State, Name, Event>,
    context: TransitionContext<Entity, State, Request, Facts>,
  ): void {
    if (payloads === null) return;
    const payload: PayloadOf<Event> = typeof payloads === 'function' ? payloads(context) : payloads[event](context);
    this.events.recordOneOf(context.unitOfWork, event, payload);
  }
}
