import type { Db } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedClock, HOUR, SECOND } from '../../src/platform/clock/clock.ts';
import { GONE_MS, ServerProcess } from '../../src/platform/upgrades/server-process.ts';
import {
  databaseTime,
  INTENT_MS,
  UpgradeNotes,
  type SharedTime,
  type Upgrade,
} from '../../src/platform/upgrades/upgrade.ts';
import { beginWithoutOlder, upgradeBeforeServing } from '../../src/platform/upgrades/upgrades-before-serving.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const upgrade: Upgrade = { name: 'desks: no rooms', contract: async () => undefined };

describe('processes that upgrade one database', () => {
  let api: TestApp;
  let db: Db;
  let time: FixedClock;
  beforeEach(async () => {
    api = await startTestApp();
    ({ db } = api.database);
    await api.database.process.stop();
    /* Those of the product, which the made-up versions of this test do not know. */
    await db.collection('upgrades').deleteMany({});
    time = new FixedClock(START);
    return () => api.close();
  });

  const sharedTime: SharedTime = async () => time.now();
  const aProcess = (upgrades: readonly Upgrade[], clock = new FixedClock(START), timeOf = sharedTime): ServerProcess =>
    new ServerProcess(db, { clock, upgrades, role: 'all', time: timeOf });
  async function startOlder(): Promise<ServerProcess> {
    const older = aProcess([]);
    await older.start(false);
    const notes = new UpgradeNotes(db, sharedTime);
    await notes.read();
    try {
      notes.assertKnown([]);
    } catch (error) {
      await older.stop();
      throw error;
    }
    return older;
  }

  it('let older ones start a minute after one was killed that was about to begin', async () => {
    await new UpgradeNotes(db, sharedTime).intend([upgrade], 'contract', 'killed');
    time.advance(INTENT_MS - SECOND);
    await expect(startOlder()).rejects.toThrow('A newer version');
    time.advance(SECOND);
    await startOlder();
    expect(await db.collection('upgrades').countDocuments({ intents: { $exists: true } })).toBe(0);
  });

  it('never let older ones start once one has begun, and let another complete it at once when that was killed', async () => {
    const killed = aProcess([upgrade]);
    await killed.start(false);
    expect(await beginWithoutOlder(new UpgradeNotes(db, sharedTime), killed, [upgrade], 'contract')).toEqual([]);
    time.advance(HOUR);
    await expect(startOlder()).rejects.toThrow('A newer version');
    const alone = vi.fn(async () => undefined);
    const upgrades = [{ name: upgrade.name, alone }];
    const next = aProcess(upgrades);
    await next.start(false);
    await upgradeBeforeServing({ db, upgrades, process: next, clock: time, isExclusive: false });
    expect(alone).toHaveBeenCalledOnce();
    expect(await db.collection('upgrades').countDocuments({ begunBy: { $exists: true } })).toBe(0);
  });

  it('begin anew when one stood still for so long that an older one has started', async () => {
    const slow = aProcess([upgrade]);
    const notes = new UpgradeNotes(db, sharedTime);
    await notes.intend([upgrade], 'contract', slow.id);
    time.advance(INTENT_MS);
    const older = await startOlder();
    expect(await notes.begin([upgrade], slow.id)).toBe(false);
    const waitsFor = await beginWithoutOlder(notes, slow, [upgrade], 'contract');
    expect(waitsFor.map(({ _id }) => _id)).toEqual([older.id]);
    await startOlder();
  });

  it('leave what another one has begun when they take back their own', async () => {
    const notes = new UpgradeNotes(db, sharedTime);
    for (const by of ['first', 'second']) await notes.intend([upgrade], 'contract', by);
    expect(await notes.begin([upgrade], 'first')).toBe(true);
    await notes.takeBack([upgrade], 'second');
    await expect(startOlder()).rejects.toThrow('A newer version');
    await notes.takeBack([upgrade], 'first');
    await startOlder();
  });

  it('count what a process of the version before has begun, which noted no intent', async () => {
    const begun = { _id: `${upgrade.name}: begun`, upgrade: upgrade.name, phase: 'contract', begunBy: ['killed'] };
    await db.collection<{ _id: string }>('upgrades').insertOne(begun);
    await expect(startOlder()).rejects.toThrow('A newer version');
  });

  it.each([HOUR, -HOUR])('see each other although a clock is %i ms off', async (offset) => {
    const off = new FixedClock(new Date(Date.now() + offset));
    const older = aProcess([], off, databaseTime);
    await older.start(false);
    const newer = aProcess([upgrade], new FixedClock(new Date()), databaseTime);
    await newer.start(false);
    expect((await newer.unawareOf([upgrade])).map(({ _id }) => _id)).toEqual([older.id]);
    const silentSince = new Date(Date.now() - GONE_MS);
    await db
      .collection<{ _id: string }>('server-processes')
      .updateOne({ _id: older.id }, { $set: { seenAt: silentSince } });
    expect(await newer.unawareOf([upgrade])).toEqual([]);
  });
});
