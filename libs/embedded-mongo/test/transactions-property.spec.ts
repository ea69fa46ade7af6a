import { Int32 } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doc, type Doc, type Value } from '../src/bson.ts';
import { hashKey } from '../src/compare.ts';
import type { Collection } from '../src/engine/collection.ts';
import { StoredDocument } from '../src/engine/stored-document.ts';
import { LockWait, type Transaction } from '../src/engine/transaction.ts';
import { TransactionView } from '../src/engine/transaction-view.ts';
import type { DataView } from '../src/engine/view.ts';
import { MongoServerError } from '../src/errors.ts';
import { addIndex, fixture, put, search, type Fixture } from './engine-fixture.ts';

const ACCOUNTS = 5;
const TOTAL = ACCOUNTS * 100;
const all = { filter: doc({}) };

const amount = (document: Doc | undefined): number => {
  const value = document?.get('n');
  return value instanceof Int32 ? value.value : 0;
};
const sum = (view: DataView, collection: Collection): number =>
  search(view, collection, all).reduce((total, document) => total + amount(document), 0);

interface Open {
  readonly transaction: Transaction;
  readonly view: TransactionView;
}

/** Runs a step; a refusal of the engine ends the transaction, as it does for clients. */
function attempt({ engine }: Fixture, open: Map<number, Open>, key: number, step: (view: DataView) => void): void {
  const transaction = open.get(key);
  try {
    if (transaction) step(transaction.view);
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    if (transaction) engine.abort(transaction.transaction);
    open.delete(key);
  }
}

function move(view: DataView, collection: Collection, from: number, to: number, by: number): void {
  for (const [account, change] of [
    [from, -by],
    [to, by],
  ] as const) {
    const slot = view.slot(collection, hashKey(new Int32(account)));
    const n = slot && view.read(slot)?.doc;
    if (!slot) throw new Error('an account is gone');
    view.replace(collection, slot, StoredDocument.of(doc({ _id: new Int32(account), n: amount(n) + change })));
  }
}

const account = fc.nat(ACCOUNTS - 1);
const step = fc.record({
  key: fc.nat(3),
  kind: fc.constantFrom('move', 'move', 'move', 'commit', 'abort'),
  from: account,
  to: account,
  by: fc.integer({ min: 1, max: 50 }),
});

describe('interleaved transactions', () => {
  it('keep the sum of what they move between accounts, in every view at every moment', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const subject = fixture();
        const { engine, view, collection } = subject;
        for (let id = 0; id < ACCOUNTS; id++) put(view, collection, doc({ _id: new Int32(id), n: 100 }));
        const open = new Map<number, Open>();
        for (const { key, kind, from, to, by } of steps) {
          if (!open.has(key)) {
            const transaction = engine.begin(0);
            open.set(key, { transaction, view: new TransactionView(engine, transaction) });
          }
          const openTransaction = open.get(key);
          if (kind === 'move') attempt(subject, open, key, (inside) => move(inside, collection, from, to, by));
          else if (openTransaction) {
            open.delete(key);
            if (kind === 'commit') engine.commit(openTransaction.transaction);
            else engine.abort(openTransaction.transaction);
          }
          expect(sum(view, collection)).toBe(TOTAL);
          for (const other of open.values()) expect(sum(other.view, collection)).toBe(TOTAL);
        }
        engine.flush();
      }),
      { numRuns: 150 },
    );
  });
});

const email = fc.oneof(
  fc.constantFrom<Value>('a', 'b', 'c', null, new Int32(1)),
  fc.array(fc.constantFrom<Value>('a', 'b', 'c'), { maxLength: 2 }),
);
const write = fc.record({
  key: fc.constantFrom(-1, 0, 1, 2),
  kind: fc.constantFrom('insert', 'replace', 'remove', 'commit', 'abort'),
  id: fc.nat(5),
  email: fc.option(email, { nil: undefined }),
});

/** Keys of the unique index that more than one document has. */
function sharedKeys({ view, collection }: Fixture): string[] {
  const shared: string[] = [];
  const owners = new Map<string, string>();
  for (const document of search(view, collection, all)) {
    const value = document.get('email');
    const marks = Array.isArray(value)
      ? value.length === 0
        ? ['empty']
        : value.map((item) => hashKey(item))
      : [hashKey(value)];
    for (const key of new Set(marks)) {
      if (owners.has(key)) shared.push(key);
      owners.set(key, String(document.get('_id')));
    }
  }
  return shared;
}

function change(view: DataView, collection: Collection, kind: string, id: Value, document: StoredDocument): void {
  const slot = view.slot(collection, hashKey(id));
  const storedDocument = slot && view.read(slot);
  if (kind === 'insert') view.insert(collection, id, document);
  else if (slot && storedDocument && kind === 'replace') view.replace(collection, slot, document);
  else if (slot && storedDocument && kind === 'remove') view.remove(collection, slot);
}

describe('a unique index', () => {
  it('never holds two equal keys, whatever single writes and transactions do', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 60 }), (writes) => {
        const subject = fixture();
        const { engine, view, collection } = subject;
        addIndex(subject, { email: 1 }, { unique: true });
        const open = new Map<number, Open>();
        for (const { key, kind, id, email: value } of writes) {
          const document = StoredDocument.of(doc({ _id: new Int32(id), email: value }));
          const mark = engine.journal.mark();
          try {
            if (key < 0) change(view, collection, kind, new Int32(id), document);
          } catch (error) {
            if (!(error instanceof MongoServerError || error instanceof LockWait)) throw error;
            engine.journal.rollback(mark);
          }
          if (key >= 0 && !open.has(key)) {
            const transaction = engine.begin(0);
            open.set(key, { transaction, view: new TransactionView(engine, transaction) });
          }
          const openTransaction = open.get(key);
          if (openTransaction && (kind === 'commit' || kind === 'abort')) {
            open.delete(key);
            if (kind === 'commit') engine.commit(openTransaction.transaction);
            else engine.abort(openTransaction.transaction);
          } else attempt(subject, open, key, (inside) => change(inside, collection, kind, new Int32(id), document));
          expect(sharedKeys(subject)).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
