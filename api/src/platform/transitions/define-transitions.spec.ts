import { AppError, anonymous, lifecycle } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import {
  defineTransitions,
  onBehalfOf,
  personActor,
  guardThat,
  type GuardFunctions,
  type TransitionContext,
} from './define-transitions.ts';

const id = 'a'.repeat(24);

describe('the actor', () => {
  it('is named to the audit log when they do it themselves, and not when it is done for them', () => {
    const caller = { actor: { ...anonymous, id } };
    expect(personActor(caller, 'employer')).toEqual({ actorKind: 'employer', actorId: id, caller });
    expect(onBehalfOf('admin', id)).toEqual({ actorKind: 'admin', actorId: id });
  });
});

describe('a guard made of a condition', () => {
  const states = { from: 'waiting', to: 'counted' };
  it.each([
    ['lets pass where it holds', guardThat(() => true), 'passed'],
    ['refuses the transition where it does not', guardThat(async () => false), 'TRANSITION_NOT_ALLOWED'],
    [
      'refuses with the error that it is given',
      guardThat(
        () => false,
        () => new AppError('LAST_OWNER'),
      ),
      'LAST_OWNER',
    ],
  ] as const)('%s', async (_, guard, outcome) => {
    const done = Promise.resolve(guard(states)).then(
      () => 'passed',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
    expect(await done).toBe(outcome);
  });
});

/** A machine of two guards, with events whose payloads are small. */
const table = lifecycle(
  ['waiting', 'counted', 'guessed'],
  [
    {
      from: ['waiting'],
      to: 'counted',
      by: ['system'],
      guards: ['first', 'second'],
      event: 'employer.metrics_counted',
    },
    { from: ['waiting'], to: 'guessed', by: ['admin'], event: 'account.password_guessing_warned' },
  ],
);
type State = (typeof table.states)[number];
type Context = TransitionContext<{ state: State }, State, { readonly to: State }, null>;

const guard = (name: string) => (): void => {
  throw new Error(name);
};
const transitions = defineTransitions<typeof table, Context>(table, {
  stateOf: ({ state }) => state,
  setState: (record, to) => (record.state = to),
  facts: async () => null,
  guards: { first: guard('first'), second: guard('second') },
  effects: {},
  event: {
    'employer.metrics_counted': () => ({ employerId: id }),
    'account.password_guessing_warned': () => ({ userId: id }),
  },
});

/* These functions are compiled and never called. */
describe('the types of transitions', () => {
  it('ask for exactly one function for each name of a guard', () => {
    const refused = [
      (): GuardFunctions<typeof table, Context> =>
        // @ts-expect-error The guard "second" is missing.
        ({ first: guard('first') }),
      (): GuardFunctions<typeof table, Context> => ({
        first: guard('first'),
        second: guard('second'),
        // @ts-expect-error The table has no guard of this name.
        third: guard('third'),
      }),
      (): GuardFunctions<typeof table, Context> => ({
        first: guard('first'),
        // @ts-expect-error The name is misspelt.
        secnd: guard('second'),
      }),
      () =>
        defineTransitions<typeof table, Context>(table, {
          ...transitions,
          // @ts-expect-error The guard "first" is missing.
          guards: { second: guard('second') },
        }),
    ];
    expect(refused).toHaveLength(4);
  });

  it('ask for the payload of each event, and for effects of known states', () => {
    const refused = [
      () =>
        defineTransitions<typeof table, Context>(table, {
          ...transitions,
          // @ts-expect-error The payload of the second event is missing.
          event: { 'employer.metrics_counted': () => ({ employerId: id }) },
        }),
      () =>
        defineTransitions<typeof table, Context>(table, {
          ...transitions,
          event: {
            // @ts-expect-error The event has no such field.
            'employer.metrics_counted': () => ({ userId: id }),
            'account.password_guessing_warned': () => ({ userId: id }),
          },
        }),
      () =>
        defineTransitions<typeof table, Context>(table, {
          ...transitions,
          // @ts-expect-error The machine has no such state.
          effects: { to: { forgotten: () => undefined } },
        }),
    ];
    expect(refused).toHaveLength(3);
  });
});
