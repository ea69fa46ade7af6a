import type { Db, Document } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.port.ts';
import { ServerProcessEntry } from '../../src/platform/upgrades/server-process.ts';
import { changeInBatches, type Upgrade } from '../../src/platform/upgrades/upgrade.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const JOB = 'platform.upgrades';
const desksOf = (db: Db) => db.collection<Document & { _id: string }>('desks');

/* The field `room` becomes `place`. What the version before does: it knows the former field alone. */
const olderVersion = {
  save: (db: Db, _id: string, room: string) => desksOf(db).updateOne({ _id }, { $set: { room } }, { upsert: true }),
  read: async (db: Db, _id: string): Promise<unknown> => (await desksOf(db).findOne({ _id }))?.['room'],
};
/* The first version with the present field writes both, and reads the former one where there is one. */
const firstVersion = {
  save: (db: Db, _id: string, place: string) =>
    desksOf(db).updateOne({ _id }, { $set: { room: place, place } }, { upsert: true }),
  read: async (db: Db, _id: string): Promise<unknown> => {
    const desk = await desksOf(db).findOne({ _id });
    return desk?.['room'] ?? desk?.['place'];
  },
};
/* The second one knows the present field alone, and removes the former, which the first would go on reading. */
const secondVersion = {
  save: (db: Db, _id: string, place: string) =>
    desksOf(db).updateOne({ _id }, { $set: { place }, $unset: { room: '' } }, { upsert: true }),
  read: async (db: Db, _id: string): Promise<unknown> => (await desksOf(db).findOne({ _id }))?.['place'],
};

const differs = { room: { $exists: true }, $expr: { $ne: ['$room', '$place'] } };
const copyRooms = (db: Db) =>
  changeInBatches(db.collection('desks'), {
    filter: differs,
    fields: ['room'],
    change: ({ room }) => ({ $set: { place: room } }),
  });
const removeRooms = async (db: Db): Promise<void> => {
  await desksOf(db).updateMany({ room: { $exists: true } }, { $unset: { room: '' } });
};
const moved: Upgrade = {
  name: 'desks: place instead of room',
  expand: async (db) => void (await db.collection('desks').createIndex({ place: 1 }, { name: 'desks_place' })),
  migrate: copyRooms,
  contract: removeRooms,
};
const secondUpgrades: readonly Upgrade[] = [
  {
    name: moved.name,
    alone: async (db) => {
      for await (const _ of copyRooms(db));
      await removeRooms(db);
    },
  },
  { name: 'desks: rest of rooms', contract: removeRooms },
];

describe('an upgrade while an older process serves', () => {
  let older: TestApp;
  let db: Db;
  let others: TestApp[];
  beforeEach(async () => {
    older = await startTestApp();
    ({ db } = older.database);
    others = [];
    await olderVersion.save(db, 'a', 'North');
  });
  afterEach(async () => {
    for (const app of others) await app.close();
    await older.close();
  });

  const start = (...upgrades: readonly Upgrade[]): Promise<TestApp> => startWith({}, ...upgrades);
  async function startWith(settings: Record<string, string>, ...upgrades: readonly Upgrade[]): Promise<TestApp> {
    const app = await startTestApp(settings, { sameDatabaseAs: older, upgrades });
    others.push(app);
    return app;
  }
  const desk = (_id: string) => desksOf(db).findOne({ _id });
  /** The older process ends without a word, and is silent until the others take it for gone. */
  async function killOlder(...living: readonly TestApp[]): Promise<void> {
    older.clock.advance(2 * MINUTE);
    for (const app of living) await app.database.process.beat();
  }
  const endOlder = () => older.database.process.stop();

  it('adds what is new before it serves, migrates beside the older one, and contracts after its end', async () => {
    const newer = await start(moved);
    expect(await desksOf(db).indexExists('desks_place')).toBe(true);
    await newer.job(JOB);
    expect(await desk('a')).toEqual({ _id: 'a', room: 'North', place: 'North' });

    await olderVersion.save(db, 'a', 'South');
    expect(await firstVersion.read(db, 'a')).toBe('South');
    await firstVersion.save(db, 'b', 'East');
    expect(await olderVersion.read(db, 'b')).toBe('East');
    await newer.job(JOB);
    expect(await olderVersion.read(db, 'a')).toBe('South');

    await endOlder();
    await newer.job(JOB);
    expect(await desksOf(db).find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', place: 'South' },
      { _id: 'b', place: 'East' },
    ]);
    expect(await firstVersion.read(db, 'a')).toBe('South');
  });

  it('is completed by a second version, which runs beside the first', async () => {
    const first = await start(moved);
    await endOlder();
    await first.job(JOB);
    const second = await start(...secondUpgrades);
    await firstVersion.save(db, 'a', 'West');
    expect(await secondVersion.read(db, 'a')).toBe('West');
    await secondVersion.save(db, 'a', 'East');
    expect(await firstVersion.read(db, 'a')).toBe('East');
    await firstVersion.save(db, 'b', 'South');
    await second.job(JOB);
    expect(await desk('b')).toMatchObject({ room: 'South' });
    await first.database.process.stop();
    await second.job(JOB);
    expect(await desk('b')).toEqual({ _id: 'b', place: 'South' });
  });

  it('contracts once when the older one was killed, although two processes look at once', async () => {
    const contract = vi.fn(removeRooms);
    const newer = [await start({ ...moved, contract }), await start({ ...moved, contract })];
    const look = () => Promise.all(newer.map((app) => app.job(JOB)));
    await look();
    expect(contract).not.toHaveBeenCalled();
    await killOlder(...newer);
    const queues = newer.map((app) => app.app.get(JobQueue));
    for (const queue of queues) {
      queue.start();
      queue.add('schedules', { job: JOB, due: older.clock.now().toISOString() });
    }
    await vi.waitFor(async () => expect(await desk('a')).toEqual({ _id: 'a', place: 'North' }));
    await Promise.all(queues.map((queue) => queue.stop(10_000)));
    await look();
    expect(contract).toHaveBeenCalledTimes(1);
  });

  it('is continued by another process when the one that migrates is killed', async () => {
    await desksOf(db).insertMany(Array.from({ length: 1_200 }, (_, n) => ({ _id: `desk ${n}`, room: String(n) })));
    const cutOff = async function* (to: Db): AsyncIterable<number> {
      for await (const changed of copyRooms(to)) {
        yield changed;
        throw new Error('killed');
      }
    };
    const killed = await start({ ...moved, migrate: cutOff });
    const other = await start(moved);
    await expect(killed.job(JOB)).rejects.toThrow('killed');
    expect(await desksOf(db).countDocuments({ place: { $exists: true } })).toBe(500);
    await other.job(JOB);
    expect(await desksOf(db).countDocuments(differs)).toBe(0);
    expect(await desksOf(db).countDocuments({ place: { $exists: true } })).toBe(1_201);
  });

  it('that the older one could not read is refused after a while, and changes nothing', async () => {
    const alone = vi.fn(removeRooms);
    const passing = setInterval(() => older.clock.advance(10 * SECOND), 20);
    const beating = setInterval(() => void older.database.process.beat(), 5);
    const starting = start({ name: 'desks: no rooms', alone });
    await expect(starting).rejects.toThrow(/Stop these.*nothing was changed: all on .* \(process \d+, since 2026-/);
    clearInterval(passing);
    clearInterval(beating);
    expect(alone).not.toHaveBeenCalled();
    expect(await older.database.collection(ServerProcessEntry).countDocuments()).toBe(1);
    await start();
    await Promise.all([older, ...others].map((app) => app.database.process.stop()));
    await start({ name: 'desks: no rooms', alone });
    expect(alone).toHaveBeenCalledTimes(1);
  });

  it('keeps an older one from starting, or from going on, after the contraction', async () => {
    const newer = await start(moved);
    await killOlder(newer);
    await newer.job(JOB);
    await expect(start()).rejects.toThrow(/A newer version has upgraded the database \(desks: place instead of room\)/);
    await expect(older.database.process.beat()).rejects.toThrow('restore the backup');
    await start(moved);
  });

  it('is not contracted while the operator holds that, so that the older one can be started again', async () => {
    const holding = await startWith({ UPGRADE_CONTRACTIONS: 'hold' }, moved);
    await endOlder();
    await holding.job(JOB);
    expect(await desk('a')).toEqual({ _id: 'a', room: 'North', place: 'North' });
    const again = await start();
    await again.database.process.stop();
    await holding.database.process.stop();
    await (await start(moved)).job(JOB);
    expect(await desk('a')).toEqual({ _id: 'a', place: 'North' });
  });
});
