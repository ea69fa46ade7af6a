import { lifecycle, AppError } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import type { Database, UnitOfWork } from '../database/database.service.ts';
import type { Events } from '../events/events.service.ts';
import type { Records } from '../records/records.service.ts';
import { defineTransitions, systemActor, type GuardFunctions, type TransitionContext } from './define-transitions.ts';
import { TransitionEngine } from './transition-engine.service.ts';

/** A machine of two guards, with events whose payloads are small. */
const table = lifecycle(
  ['waiting', 'counted', 'guessed'],
  [
    { from: ['waiting'], to: 'counted', by: ['system'], guards: ['first', 'second'], event: 'employer.counted' },
    { from: ['waiting'], to: 'guessed', by: ['admin'], requires: ['reason', 'note'], event: 'account.guessed' },
  ],
);
type State = (typeof table.states)[number];
interface Thing {
  state: State;
  refusedBy: string | null;
}
interface Request {
  readonly to: State;
  readonly reason?: string;
  readonly note?: string;
}
type Context = TransitionContext<Thing, State, Request, readonly string[]>;

const log: string[] = [];
const guard =
  (name: string) =>
  ({ record }: Context): void => {
    log.push(name);
    if (record.refusedBy === name) throw new AppError('FORBIDDEN');
  };
const id = 'a'.repeat(24);
const transitions = defineTransitions<typeof table, Context>(table, {
  stateOf: ({ state }) => state,
  setState: (record, to) => (record.state = to),
  facts: async () => [],
  guards: { first: guard('first'), second: guard('second') },
  effects: {
    before: ({ record }) => void log.push(`before ${record.state}`),
    to: { counted: ({ record }) => void log.push(`to ${record.state}`) },
    after: () => void log.push('after'),
  },
  appendHistory: () => void log.push('history'),
  audit: () => ({ caller: null, action: 'transition', resource: 'employers', id }),
  event: { 'employer.counted': () => ({ employerId: id }), 'account.guessed': () => ({ userId: id }) },
});

describe('the transition engine', () => {
  const none: unknown = null;
  const engine = new TransitionEngine(
    none as Database,
    none as Records,
    { now: () => new Date(0) },
    { recordOneOf: (_: UnitOfWork, name: string) => log.push(`event ${name}`) } as unknown as Events,
    { record: () => void log.push('audit') },
  );
  const apply = async (record: Thing, request: Request, party: 'system' | 'admin' = 'system') => {
    log.length = 0;
    const by = { ...systemActor, actorKind: party };
    const done = engine.applyConsequence(none as UnitOfWork, transitions, record, request, by);
    return done.then(
      () => log,
      (error: unknown) => (error instanceof AppError ? [...log, error.code] : [String(error)]),
    );
  };
  const thing = (change: Partial<Thing> = {}): Thing => ({ state: 'waiting', refusedBy: null, ...change });

  it('runs the guards in the order of the table, then the effects, the history, the audit entry and the event', async () => {
    const steps = ['before waiting', 'to counted', 'after', 'history', 'audit', 'event employer.counted'];
    expect(await apply(thing(), { to: 'counted' })).toEqual(['first', 'second', ...steps]);
  });

  it('changes nothing when a guard refuses', async () => {
    const record = thing({ refusedBy: 'second' });
    expect(await apply(record, { to: 'counted' })).toEqual(['first', 'second', 'FORBIDDEN']);
    expect(record.state).toBe('waiting');
  });

  it('refuses what the table does not have: another state, another party', async () => {
    expect(await apply(thing({ state: 'counted' }), { to: 'counted' })).toEqual(['TRANSITION_NOT_ALLOWED']);
    expect(await apply(thing(), { to: 'counted' }, 'admin')).toEqual(['TRANSITION_NOT_ALLOWED']);
  });

  it.each([
    [{ to: 'guessed' }, 'REASON_REQUIRED'],
    [{ to: 'guessed', reason: 'scam' }, 'REASON_REQUIRED'],
    [{ to: 'guessed', reason: 'scam', note: 'It asks for money.' }, 'event account.guessed'],
  ] as const)('asks for the reason and the note that the table requires: %j', async (request, last) => {
    expect((await apply(thing(), request, 'admin')).at(-1)).toBe(last);
  });
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
          event: { 'employer.counted': () => ({ employerId: id }) },
        }),
      () =>
        defineTransitions<typeof table, Context>(table, {
          ...transitions,
          // @ts-expect-error The event has no such field.
          event: { 'employer.counted': () => ({ userId: id }), 'account.guessed': () => ({ userId: id }) },
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
