import { abilityFor, anonymous, AppError, lifecycle } from '@prentice/contract';
import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessPolicy } from '../access/access-policy.service.ts';
import type { Caller } from '../access/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import { editedProperties } from '../database/collection-definition.ts';
import type { Database, UnitOfWork } from '../database/database.service.ts';
import type { Events } from '../events/events.service.ts';
import { Records } from '../records/records.service.ts';
import { defineTransitions, onBehalfOf, systemActor, type TransitionContext, type Undo } from './define-transitions.ts';
import { TransitionEngine } from './transition-engine.service.ts';

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
    { from: ['counted'], to: 'counted', by: ['system'], requestKind: 'recount', event: 'employer.metrics_counted' },
    {
      from: ['waiting'],
      to: 'guessed',
      by: ['intern'],
      requires: ['reason', 'note'],
      event: 'account.password_guessing_warned',
    },
  ],
);
type State = (typeof table.states)[number];

/** The rules of access let a candidate transition what has their id. */
const Application = defineEntity({
  name: 'Application',
  tableName: 'applications',
  properties: {
    ...editedProperties,
    internId: p.string(),
    state: p.string().$type<State>(),
    refusedBy: p.string().nullable(),
  },
});
type ApplicationRecord = (typeof Application)['~entity'];
interface Request {
  readonly to: State;
  readonly kind?: 'recount';
  readonly reason?: string;
  readonly note?: string;
}
type Context = TransitionContext<ApplicationRecord, State, Request, readonly string[]>;

const log: string[] = [];
const guard =
  (name: string) =>
  ({ record }: Context): void => {
    log.push(name);
    if (record.refusedBy === name) throw new AppError('FORBIDDEN');
    if (record.refusedBy === `${name}, for now`) throw new AppError('TRANSITION_NOT_ALLOWED');
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
  audit: ({ actor }) => ({ caller: actor.caller ?? null, action: 'transition', resource: 'employers', id }),
  event: {
    'employer.metrics_counted': () => ({ employerId: id }),
    'account.password_guessing_warned': () => ({ userId: id }),
  },
});

const actor = { ...anonymous, id, role: 'intern', emailVerified: true } as const;
const caller: Caller = { actor, ability: abilityFor(actor), sessionId: null };
const make = (change: Partial<ApplicationRecord> = {}) => {
  const times = { createdAt: new Date(0), updatedAt: new Date(0) };
  const record = {
    _id: new ObjectId(),
    ...times,
    version: 3,
    internId: id,
    state: 'waiting',
    refusedBy: null,
    ...change,
  };
  return record as ApplicationRecord;
};

/** An engine whose database has one record. */
function engineFor(record: ApplicationRecord): TransitionEngine {
  const unitOfWork = {
    findOne: async (_: unknown, { _id }: { _id: ObjectId }) => (_id.equals(record._id) ? record : null),
    flush: async () => void log.push('saved'),
  };
  const database = { transaction: (body: (value: unknown) => unknown) => body(unitOfWork) } as unknown as Database;
  const events = {
    recordOneOf: (_: UnitOfWork, name: string) => log.push(`event ${name}`),
    record: (_: UnitOfWork, events: object) => log.push(...Object.keys(events).map((name) => `event ${name}`)),
  } as unknown as Events;
  const records = new Records(database, new AccessPolicy());
  const audit = {
    record: (_: UnitOfWork, note: { caller: unknown }) => void log.push(note.caller ? 'audit' : 'audit of nobody'),
  } as unknown as Audit;
  return new TransitionEngine(database, records, { now: () => new Date(0) }, events, audit);
}

const outcomeOf = (done: Promise<unknown>): Promise<readonly string[]> =>
  done.then(
    () => log,
    (error: unknown) => (error instanceof AppError ? [...log, error.code] : [String(error)]),
  );
beforeEach(() => {
  log.length = 0;
});

describe('a transition', () => {
  const none: unknown = null;
  const apply = (record: ApplicationRecord, request: Request, by = systemActor) =>
    outcomeOf(engineFor(record).applyConsequence(none as UnitOfWork, transitions, record, request, by));
  const intern = onBehalfOf('intern', id);

  it('runs the guards in the order of the table, then the effects, the history, the audit entry and the event', async () => {
    const steps = [
      'before waiting',
      'to counted',
      'after',
      'history',
      'audit of nobody',
      'event employer.metrics_counted',
    ];
    expect(await apply(make(), { to: 'counted' })).toEqual(['first', 'second', ...steps]);
  });

  it('changes nothing when a guard refuses', async () => {
    const record = make({ refusedBy: 'second' });
    expect(await apply(record, { to: 'counted' })).toEqual(['first', 'second', 'FORBIDDEN']);
    expect(record.state).toBe('waiting');
  });

  it('is refused where the table has none: from another state, by another kind of actor', async () => {
    expect(await apply(make({ state: 'counted' }), { to: 'counted' })).toEqual(['TRANSITION_NOT_ALLOWED']);
    expect(await apply(make(), { to: 'counted' }, intern)).toEqual(['TRANSITION_NOT_ALLOWED']);
  });

  it('that is reserved to a kind of request is made by that kind, which makes no other', async () => {
    const counted = ['to counted', 'after', 'history', 'audit of nobody', 'event employer.metrics_counted'];
    const recount = { to: 'counted', kind: 'recount' } as const;
    expect(await apply(make({ state: 'counted' }), recount)).toEqual(['before counted', ...counted]);
    expect(await apply(make(), recount)).toEqual([...log, 'TRANSITION_NOT_ALLOWED']);
  });

  it('is known to be allowed but for one guard, and nothing changes', async () => {
    const record = make({ refusedBy: 'second' });
    const allowedExcept = (name: 'first' | 'second', guard: Request['to'] = 'counted') =>
      engineFor(record).isAllowedExcept(none as UnitOfWork, transitions, record, { to: guard }, systemActor, name);
    expect([await allowedExcept('second'), await allowedExcept('first')]).toEqual([true, false]);
    expect(await allowedExcept('second', 'guessed')).toBe(false);
    expect(record.state).toBe('waiting');
  });

  it('that may come too early changes nothing where a guard says so, and fails where one refuses otherwise', async () => {
    const early = make({ refusedBy: 'second, for now' });
    const ifPossible = (record: ApplicationRecord) =>
      engineFor(record).applyIfPossible(none as UnitOfWork, transitions, record, { to: 'counted' });
    expect([await ifPossible(early), early.state]).toEqual([false, 'waiting']);
    await expect(ifPossible(make({ refusedBy: 'second' }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('that may come too late changes nothing where the table has none', async () => {
    const tooLate = make({ state: 'counted' });
    const done = engineFor(tooLate).applyIfPossible(none as UnitOfWork, transitions, tooLate, { to: 'counted' });
    expect([await done, log]).toEqual([false, []]);
    const inTime = make();
    expect(await engineFor(inTime).applyIfPossible(none as UnitOfWork, transitions, inTime, { to: 'counted' })).toBe(
      true,
    );
    expect(inTime.state).toBe('counted');
  });

  it.each([
    [{ to: 'guessed' }, 'REASON_REQUIRED'],
    [{ to: 'guessed', reason: 'scam' }, 'REASON_REQUIRED'],
    [{ to: 'guessed', reason: 'scam', note: 'It asks for money.' }, 'event account.password_guessing_warned'],
  ] as const)('asks for the reason and the note that the table requires: %j', async (request, last) => {
    expect((await apply(make(), request, intern)).at(-1)).toBe(last);
  });
});

describe('a transition that a person asks for', () => {
  const request = { to: 'guessed', reason: 'scam', note: 'It asks for money.' } as const;
  const steps = ['before waiting', 'after', 'history', 'audit', 'event account.password_guessing_warned'];
  const run = (record: ApplicationRecord, version?: number, recordId = record._id.toHexString()) =>
    outcomeOf(
      engineFor(record).run(transitions, Application, caller, recordId, {
        request,
        actorKind: 'intern',
        version,
        afterwards: () => void log.push('afterwards'),
      }),
    );

  it('names the person to the audit log, and is saved after everything that belongs to it', async () => {
    expect(await run(make(), 3)).toEqual([...steps, 'afterwards', 'saved']);
    expect(await run(make())).toContain('saved');
  });

  it.each([
    ['of another version than was seen', make(), 2, 'VERSION_CONFLICT'],
    ['of somebody else', make({ internId: 'b'.repeat(24) }), 3, 'NOT_FOUND'],
    ['from a state that the table does not name', make({ state: 'counted' }), 3, 'TRANSITION_NOT_ALLOWED'],
  ] as const)('does nothing and saves nothing for a record %s', async (_, record, version, code) => {
    expect(await run(record, version)).toEqual([code]);
  });

  it('does nothing for a record that is not there', async () => {
    expect(await run(make(), 3, 'c'.repeat(24))).toEqual(['NOT_FOUND']);
  });
});

describe('undoing', () => {
  const back = (change: Partial<Undo<Context>> = {}): Undo<Context> => ({
    request: ({ state }) => (state === 'counted' ? { to: 'waiting', reason: 'undone' } : null),
    restore: ({ record, from }) => void log.push(`restored to ${record.state} from ${from}`),
    event: () => ({ 'employer.metrics_counted': { employerId: id } }),
    ...change,
  });
  const undo = (record: ApplicationRecord, how: Undo<Context>, machine: typeof transitions = transitions) => {
    const authorized = new AccessPolicy().authorize(caller.ability, 'transition', 'Application', record);
    return outcomeOf(engineFor(record).undo({} as UnitOfWork, machine, authorized, how, systemActor));
  };

  it('puts the earlier state back, then adds to the history, the audit log and the events', async () => {
    const steps = ['restored to waiting from counted', 'history', 'audit of nobody', 'event employer.metrics_counted'];
    expect(await undo(make({ state: 'counted' }), back())).toEqual(steps);
  });

  it('is refused where there is nothing to undo', async () => {
    expect(await undo(make({ state: 'guessed' }), back())).toEqual(['UNDO_EXPIRED']);
  });

  it('changes nothing where one of its guards refuses', async () => {
    const record = make({ state: 'counted', refusedBy: 'opening left' });
    expect(await undo(record, back({ guards: [guard('opening left')] }))).toEqual(['opening left', 'FORBIDDEN']);
    expect(record.state).toBe('counted');
  });

  it('comes before a transition that takes something back first, and is no event then', async () => {
    const superseding = { ...transitions, undoneFirst: () => back({ event: undefined }) };
    const record = make({ state: 'counted' });
    const done = engineFor(record).applyAsSystem({} as UnitOfWork, superseding, record, {
      to: 'counted',
      kind: 'recount',
    });
    const undone = ['restored to waiting from counted', 'history', 'audit of nobody'];
    const counted = ['to counted', 'after', 'history', 'audit of nobody', 'event employer.metrics_counted'];
    expect(await outcomeOf(done)).toEqual([...undone, 'before waiting', ...counted]);
  });
});
