import { z } from 'zod';

/** Who may make a move. `V` of the specification is an administrator's right held by permission: see the rules. */
export type Party = 'intern' | 'employer' | 'admin' | 'system';

export interface Transition<State extends string, Guard extends string, Event extends string> {
  /** `null` is "does not exist yet". */
  readonly from: readonly (State | null)[];
  readonly to: State;
  readonly by: readonly Party[];
  /** Names of conditions that the service checks beyond state and party. */
  readonly guards?: readonly Guard[];
  /** A reason, and perhaps a note, that the mover must give. */
  readonly requires?: readonly ('reason' | 'note')[];
  readonly event: Event;
}

export interface Lifecycle<State extends string, Guard extends string = string, Event extends string = string> {
  readonly states: readonly State[];
  readonly transitions: readonly Transition<State, Guard, Event>[];
}

/** Declares a machine; its table is the only source of what is possible. */
export const lifecycle = <const State extends string, const Guard extends string, const Event extends string>(
  states: readonly State[],
  transitions: readonly Transition<NoInfer<State>, Guard, Event>[],
): Lifecycle<State, Guard, Event> => ({ states, transitions });

/** The moves that a party can make from a state; guards may still refuse them. */
export const moves = <S extends string, G extends string, E extends string>(
  machine: Lifecycle<S, G, E>,
  from: S | null,
  party: Party,
): Transition<S, G, E>[] => machine.transitions.filter((move) => move.from.includes(from) && move.by.includes(party));

/** The one move from a state to another by a party, or undefined when the table has none. */
export const moveTo = <S extends string, G extends string, E extends string>(
  machine: Lifecycle<S, G, E>,
  from: S | null,
  to: S,
  party: Party,
): Transition<S, G, E> | undefined => moves(machine, from, party).find((move) => move.to === to);

/** A schema of the machine's states. */
export const stateOf = <S extends string>(machine: Lifecycle<S>) => z.enum(machine.states as readonly [S, ...S[]]);
