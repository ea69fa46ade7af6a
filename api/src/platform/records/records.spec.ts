import { abilityFor, anonymous, AppError, type Authorized } from '@prentice/contract';
import { defineEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { AccessPolicy } from '../access/access-policy.service.ts';
import type { Caller } from '../access/caller.ts';
import { editedProperties } from '../database/collection-definition.ts';
import type { Database, UnitOfWork } from '../database/database.service.ts';
import type { TransitionActor, Transitions } from '../transitions/define-transitions.ts';
import type { TransitionEngine } from '../transitions/transition-engine.service.ts';
import { Records } from './records.service.ts';

/** Of documents, the rules know the owner; of teams, nothing. */
const Document = defineEntity({ name: 'Document', tableName: 'documents', properties: editedProperties });
const Team = defineEntity({ name: 'Team', tableName: 'teams', properties: editedProperties });
type DocumentRecord = (typeof Document)['~entity'];

const [ownId, foreignId, absentId] = [new ObjectId(), new ObjectId(), new ObjectId()].map((id) => id.toHexString());
const ownerId = new ObjectId().toHexString();
const actor = { ...anonymous, id: ownerId, role: 'intern', emailVerified: true } as const;
const caller: Caller = { actor, ability: abilityFor(actor), sessionId: null };

/** A database of two documents: the caller's in its third version, and somebody else's. */
function recordsWith(log: string[]) {
  const stored = [
    { _id: ownId, ownerId, version: 3 },
    { _id: foreignId, ownerId: new ObjectId().toHexString(), version: 3 },
  ];
  const find = async (_: unknown, { _id }: { _id: ObjectId }) =>
    stored.find((entry) => entry._id === _id.toHexString()) ?? null;
  const unitOfWork = { findOne: find, flush: async () => void log.push('saved') };
  const database = {
    collection: () => ({ findOne: (filter: { _id: ObjectId }) => find(null, filter) }),
    transaction: (body: (value: unknown) => unknown) => body(unitOfWork),
  };
  return new Records(database as unknown as Database, new AccessPolicy());
}

const codeOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('changing a record', () => {
  it.each([
    ['of the version that was seen', ownId, 3, 'done', ['changed', 'saved']],
    ['without a version that was seen', ownId, undefined, 'done', ['changed', 'saved']],
    ['of another version', ownId, 2, 'VERSION_CONFLICT', []],
    ['of somebody else, whatever the version', foreignId, 2, 'NOT_FOUND', []],
    ['that is not there', absentId, 3, 'NOT_FOUND', []],
    ['by an id that is none', 'x', 3, 'NOT_FOUND', []],
  ] as const)('%s', async (_, id, version, outcome, steps) => {
    const log: string[] = [];
    const done = recordsWith(log).change(caller, 'update', Document, id ?? '', version, () => void log.push('changed'));
    expect(await codeOf(done)).toBe(outcome);
    expect(log).toEqual(steps);
  });

  it('asks the ability about the very action', async () => {
    const done = recordsWith([]).change(caller, 'transition', Document, ownId ?? '', 3, () => undefined);
    expect(await codeOf(done)).toBe('NOT_FOUND');
  });

  it('tells the reason of a refusal that comes before the ability, and compares with the versions that count', async () => {
    const records = recordsWith([]);
    const unitOfWork = { findOne: async () => ({ _id: ownId, ownerId, version: 3 }) } as unknown as UnitOfWork;
    const refused = records.load(unitOfWork, caller, 'transition', Document, ownId ?? '', {
      beforeAuthorising: () => {
        throw new AppError('CASE_CONFLICT_OF_INTEREST');
      },
    });
    expect(await codeOf(refused)).toBe('CASE_CONFLICT_OF_INTEREST');
    const older = { version: 2, versionsOf: () => [3, 2] };
    expect(await codeOf(records.load(unitOfWork, caller, 'update', Document, ownId ?? '', older))).toBe('done');
  });
});

describe('reading a record', () => {
  it.each([
    [ownId, 'read', 'done'],
    [ownId, 'reveal', 'NOT_FOUND'],
    [foreignId, 'read', 'NOT_FOUND'],
  ] as const)('%s to %s: %s', async (id, action, outcome) => {
    expect(await codeOf(recordsWith([]).read(caller, action, Document, id ?? ''))).toBe(outcome);
  });
});

/* These functions are compiled and never called. */
describe('the proof of permission', () => {
  interface DocumentMachine {
    readonly record: DocumentRecord;
    readonly state: 'open';
    readonly guard: never;
    readonly event: never;
    readonly request: { readonly to: 'open' };
    readonly facts: null;
  }
  interface Given {
    readonly engine: TransitionEngine;
    readonly records: Records;
    readonly unitOfWork: UnitOfWork;
    readonly machine: Transitions<DocumentMachine>;
    readonly loadedRecord: DocumentRecord;
    readonly readable: Authorized<DocumentRecord, 'read'>;
    readonly changeable: Authorized<DocumentRecord, 'update'>;
    readonly by: TransitionActor;
  }

  it('is asked for by everything that transitions a record on behalf of a person', () => {
    const compiled = [
      ({ engine, unitOfWork, machine, changeable, by }: Given) =>
        engine.apply(unitOfWork, machine, changeable, { to: 'open' }, by),
      ({ engine, unitOfWork, machine, loadedRecord, by }: Given) =>
        // @ts-expect-error The record is loaded, but nobody was authorised for it.
        engine.apply(unitOfWork, machine, loadedRecord, { to: 'open' }, by),
      ({ engine, unitOfWork, machine, readable, by }: Given) =>
        // @ts-expect-error Anyone who may read a record may not change it.
        engine.apply(unitOfWork, machine, readable, { to: 'open' }, by),
      ({ engine, unitOfWork, machine, loadedRecord }: Given) =>
        engine.applyAsSystem(unitOfWork, machine, loadedRecord, { to: 'open' }),
      ({ engine, unitOfWork, machine, loadedRecord, by }: Given) =>
        // @ts-expect-error What the system does is no act of a person.
        engine.applyAsSystem(unitOfWork, machine, loadedRecord, { to: 'open' }, by),
    ];
    expect(compiled).toHaveLength(5);
  });

  it('cannot be made by a type, a literal or the rules about another entity', () => {
    const compiled = [
      // @ts-expect-error Nobody was authorised for a record that was only loaded.
      ({ loadedRecord }: Given): Authorized<DocumentRecord> => loadedRecord,
      // @ts-expect-error The property that carries the proof has no name outside its file.
      ({ loadedRecord }: Given): Authorized<DocumentRecord> => ({ ...loadedRecord, proof: 'update' }),
      // @ts-expect-error The rules of access know no subject of this name.
      ({ records }: Given) => records.change(caller, 'update', Team, '', undefined, () => undefined),
      // @ts-expect-error Reading is no change.
      ({ records }: Given) => records.change(caller, 'read', Document, '', undefined, () => undefined),
    ];
    expect(compiled).toHaveLength(4);
  });
});
