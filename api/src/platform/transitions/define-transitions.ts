import { AppError, type ActorKind, type Lifecycle, type Transition } from '@prentice/contract';
import type { Caller } from '../access/caller.ts';
import type { UnitOfWork } from '../database/database.service.ts';
import type { EventName, EventPayloads, PayloadOf } from '../events/catalogue/event-catalogue.ts';
import type { AuditNote } from '../audit/audit.service.ts';

class NamedActor {
  /* Makes the type nominal: a literal that forgets the caller would leave the audit log without its entry. */
  declare protected readonly isNamed: true;

  constructor(
    /** The kind of actor that rows of the lifecycle table allow. A person who follows an invitation's link acts as `system`. */
    readonly actorKind: ActorKind,
    /** The person's id; null when there is none. */
    readonly actorId: string | null,
    /** The person for the audit log; left out when the system acts, or acts for somebody. */
    readonly caller?: Pick<Caller, 'actor'>,
  ) {}
}

/**
 * Who performs a transition: {@link systemActor}, or what {@link personActor}, {@link systemActorFor} and {@link
 * onBehalfOf} return.
 */
export type TransitionActor = NamedActor;
export const systemActor: TransitionActor = new NamedActor('system', null);
/** Returns the person of a request as who acts; the audit log names them. */
export const personActor = (caller: Pick<Caller, 'actor'>, actorKind: ActorKind): TransitionActor =>
  new NamedActor(actorKind, caller.actor.id, caller);
/** Returns the system as who acts because of what a person did; the audit log names them. */
export const systemActorFor = (caller: Pick<Caller, 'actor'>): TransitionActor =>
  new NamedActor('system', null, caller);
/**
 * Returns a person for whom the system acts: the history and the events name them, the audit log has no entry of
 * theirs.
 */
export const onBehalfOf = (actorKind: ActorKind, actorId: string | null): TransitionActor =>
  new NamedActor(actorKind, actorId);

/** A transition that was asked for, as guards, effects and payloads see it. */
export interface TransitionContext<
  Entity extends object = object,
  State extends string = string,
  Request = unknown,
  Facts = unknown,
> {
  readonly unitOfWork: UnitOfWork;
  readonly record: Entity;
  /** Null while the record is created. */
  readonly from: State | null;
  readonly to: State;
  /** What a person or the system asks for, with what it takes. */
  readonly request: Request;
  readonly reason: string | null;
  readonly note: string | null;
  readonly actor: TransitionActor;
  /** What the definition's `facts` has read. */
  readonly facts: Facts;
  readonly now: Date;
}

/** Refuses a transition by throwing; changes nothing. */
export type Guard<Context> = (context: Context) => void | Promise<void>;
/** Returns the error of a transition that the present state does not allow. */
export const notAllowed = ({ from, to }: { readonly from: string | null; readonly to: string }): AppError =>
  new AppError('TRANSITION_NOT_ALLOWED', { from: from ?? '', to });

/** Makes a guard of a condition: where it does not hold, the transition is refused with the given error. */
export const guardThat =
  <Context extends { readonly from: string | null; readonly to: string }>(
    condition: (context: Context) => boolean | Promise<boolean>,
    errorFor: (context: Context) => AppError = notAllowed,
  ): Guard<Context> =>
  async (context) => {
    if (!(await condition(context))) throw errorFor(context);
  };

/** Changes the record, or what follows from it in the same unit of work. */
export type Effect<Context> = (context: Context) => void | Promise<void>;

type AnyLifecycle = Lifecycle<string>;
type StateOf<Table extends AnyLifecycle> = Table['states'][number];
/** The names of the events that the transitions of a lifecycle table record. */
export type TransitionEvent<Table extends Lifecycle<string, string, EventName>> = Table['transitions'][number]['event'];
/** Of a context, what differs between the machines. */
interface AnyContext<State extends string> {
  readonly record: object;
  readonly request: { readonly to: State };
  readonly facts: unknown;
}
type GuardName<Table extends AnyLifecycle> =
  Table['transitions'][number] extends Transition<string, infer Name, string> ? Name : never;
/** Exactly one function for each name of a guard in a lifecycle table: a missing or an extra one does not compile. */
export type GuardFunctions<Table extends AnyLifecycle, Context> = Guards<GuardName<Table>, Context>;
/* A table without guards has no names to tell apart, and no functions. */
type Guards<Name extends string, Context> = string extends Name
  ? { readonly [None in string]: never }
  : { readonly [Each in Name]: Guard<Context> };

/** One function for each of the guards that `guardNames` declares; the names keep their declarations for editors. */
export type GuardsNamed<Names extends object, Context> = { readonly [Name in keyof Names]: Guard<Context> };

/** What fits all of several types. */
type IntersectionOf<Types> = (Types extends unknown ? (each: Types) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type PayloadForAll<Name extends EventName> = IntersectionOf<PayloadOf<Name>> & PayloadOf<Name>;

/** What the event of a transition says: the same for all of a table, or one function for each event. */
type TransitionPayloads<Name extends EventName, Context> =
  ((context: Context) => PayloadForAll<Name>) | { readonly [Each in Name]: (context: Context) => PayloadOf<Each> };

/** The types of a state machine; no value has this type. */
export interface Machine {
  readonly record: object;
  readonly state: string;
  /** The names of its guards. */
  readonly guard: string;
  /** The names of its events. */
  readonly event: EventName;
  readonly request: { readonly to: string };
  readonly facts: unknown;
}
/** The context of a machine's transitions. */
export type ContextOf<M extends Machine> = TransitionContext<M['record'], M['state'], M['request'], M['facts']>;

/**
 * How a transition is taken back, which no row of the table says: the record returns to where it was before. The engine
 * performs it ({@link TransitionEngine.undo}).
 */
export interface Undo<Context extends AnyContext<string> & { readonly to: string }> {
  /** Returns the request that leads back; null where there is nothing to undo (any more). */
  readonly request: (
    record: Context['record'],
    now: Date,
  ) => (Context['request'] & { readonly to: Context['to'] }) | null;
  /** Refuse where the record cannot return, such as to an opening that somebody else has. */
  readonly guards?: readonly Guard<Context>[];
  /** Restores what the transition changed, other than the state and the history. */
  readonly restore: Effect<Context>;
  /** What is recorded of it; left out where the transition that follows says it all. */
  readonly event?: (context: Context) => EventPayloads;
}

export interface TransitionDefinition<M extends Machine, Context = ContextOf<M>> {
  /** The state as the actor sees it; null while the record is created. */
  readonly stateOf: (
    record: M['record'],
    request: M['request'],
    actor: TransitionActor,
    now: Date,
  ) => M['state'] | null;
  readonly setState: (record: M['record'], to: M['state'], context: Context) => void;
  /** The state that a request leads to, where that depends on the record. */
  readonly target?: (record: M['record'], request: M['request'], now: Date) => M['state'];
  /** The version that the actor has seen is compared with this; a record without one is not compared. */
  readonly versions?: (record: M['record'], caller: Caller, now: Date) => readonly (number | undefined)[];
  /** Reason and note of a request; without it, its fields of these names. */
  readonly reasonAndNote?: (request: M['request']) => { readonly reason: string | null; readonly note: string | null };
  /** Locks and reads what guards and effects need, before any of them runs. */
  readonly facts: (context: Omit<ContextOf<M>, 'facts'>) => Promise<M['facts']>;
  readonly guards: Guards<M['guard'], Context>;
  /**
   * What every transition does before the state changes, what reaching a state does, and what every transition does
   * then.
   */
  readonly effects: {
    readonly before?: Effect<Context>;
    readonly to?: { readonly [Each in M['state']]?: Effect<Context> };
    readonly after?: Effect<Context>;
  };
  readonly appendHistory?: (context: Context) => void;
  /** What a transition takes back before anything else; null where there is nothing. */
  readonly undoneFirst?: (context: Context) => Undo<ContextOf<M>> | null;
  /** The entry for the audit log; null when there is none. */
  readonly audit?: (context: Context) => AuditNote | null;
  /** Null when the feature has other names for the events of the table, and records them as an effect. */
  readonly event: TransitionPayloads<M['event'], Context> | null;
}

export interface Transitions<M extends Machine> extends TransitionDefinition<M> {
  readonly lifecycle: Lifecycle<M['state'], M['guard'], M['event']>;
}

/** The machine of a lifecycle table and of the contexts that its functions receive. */
interface MachineOf<
  Table extends Lifecycle<string, string, EventName>,
  Context extends AnyContext<string>,
> extends Machine {
  readonly record: Context['record'];
  readonly state: StateOf<Table>;
  readonly guard: GuardName<Table>;
  readonly event: TransitionEvent<Table>;
  readonly request: Context['request'];
  readonly facts: Context['facts'];
}

/**
 * Gives a lifecycle table its functions. The table says what is possible; the functions say how, and are all there are.
 * Both types are named: what a context holds cannot be inferred from the functions that read it.
 */
export const defineTransitions = <
  Table extends Lifecycle<string, string, EventName>,
  Context extends AnyContext<StateOf<Table>>,
>(
  lifecycle: Lifecycle<StateOf<Table>, GuardName<Table>, TransitionEvent<Table>>,
  definition: TransitionDefinition<MachineOf<Table, Context>>,
): Transitions<MachineOf<Table, Context>> => ({ lifecycle, ...definition });
