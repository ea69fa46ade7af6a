/** Kinds of actors. A limited administrator acts as `admin`; the rules say which permission that takes. */
export type ActorKind = 'intern' | 'employer' | 'admin' | 'system';

export interface Transition<State extends string, Guard extends string, Event extends string> {
  /** `null` is "does not exist yet". */
  readonly from: readonly (State | null)[];
  readonly to: State;
  /** Which kinds of actors may perform it. */
  readonly by: readonly ActorKind[];
  /**
   * Conditions beyond the state and the kind of actor, see {@link guardNames}: each is the function of this name in
   * `<record>.transitions.ts` of the API, or in a file of rules that it names where there are many.
   */
  readonly guards?: readonly Guard[];
  /**
   * The `kind` of the only request that asks for it, and asks for nothing else; left out where the target state says it
   * all.
   */
  readonly requestKind?: string;
  /** A reason, and perhaps a note, that the actor must give. */
  readonly requires?: readonly ('reason' | 'note')[];
  /** What is recorded of it, see {@link eventNames}: "find references" on its row of the catalogue lists the consumers. */
  readonly event: Event;
}

export interface Lifecycle<State extends string, Guard extends string = string, Event extends string = string> {
  readonly states: readonly State[];
  readonly transitions: readonly Transition<State, Guard, Event>[];
}

/** Declares a machine: its table says what is possible. What undoes a transition is no row of it (docs/decisions/0027). */
export const lifecycle = <const State extends string, const Guard extends string, const Event extends string>(
  states: readonly State[],
  transitions: readonly Transition<NoInfer<State>, Guard, Event>[],
): Lifecycle<State, Guard, Event> => ({ states, transitions });

/**
 * Declares the guards that the rows of a table name. Each has a function of its name in the API, to which an editor's
 * "go to implementations" leads from here and from the rows.
 */
export const guardNames = <const Names extends { readonly [Name in keyof Names]: Name }>(names: Names): Names => names;

/**
 * Declares the events that the rows of a table name. Each is in the catalogue of the API
 * (`api/src/platform/events/catalogue`), to which "go to implementations" leads from here and from the rows.
 */
export const eventNames = guardNames;

/** Returns the transitions that a kind of actor can make from a state; guards may still refuse them. */
export const transitionsFrom = <S extends string, G extends string, E extends string>(
  machine: Lifecycle<S, G, E>,
  from: S | null,
  actorKind: ActorKind,
): Transition<S, G, E>[] =>
  machine.transitions.filter((transition) => transition.from.includes(from) && transition.by.includes(actorKind));

/** Returns the transition from one state to another by a kind of actor, or undefined when the table has none. */
export const findTransition = <S extends string, G extends string, E extends string>(
  machine: Lifecycle<S, G, E>,
  from: S | null,
  to: S,
  actorKind: ActorKind,
): Transition<S, G, E> | undefined =>
  transitionsFrom(machine, from, actorKind).find((transition) => transition.to === to);
