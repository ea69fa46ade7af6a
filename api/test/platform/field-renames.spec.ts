import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Application } from '../../src/features/applications/application.entity.ts';
import { formerTitleKeys } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import { UPGRADES, type Upgrade } from '../../src/platform/upgrades/upgrade.ts';
import { upgradeBeforeServing } from '../../src/platform/upgrades/upgrades-before-serving.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

describe('records with field names of an earlier version', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    ada = await marketplace.applicant();
  });
  afterAll(() => api.close());

  const renamed = () => api.database.stored.filter(({ formerFields }) => formerFields);

  /** What an earlier version would have stored, and its indexes. */
  async function downgrade(): Promise<void> {
    await api.database.db.collection('upgrades').deleteMany({});
    for (const { entity, formerFields = {} } of renamed()) {
      const former = Object.entries(formerFields).map(([before, current]): [string, string] => [current, before]);
      await api.database.collection(entity).updateMany({}, { $rename: Object.fromEntries(former) });
      for (const [, name] of former) await api.database.collection(entity).createIndex({ [name]: 1 });
    }
  }
  const upgrade = () => {
    const { db, process } = api.database;
    const upgrades = api.app.get<readonly Upgrade[]>(UPGRADES);
    return upgradeBeforeServing({ db, upgrades, process, clock: api.clock, isExclusive: false });
  };

  it('are found by present names that their entity has, and former ones that it has not', () => {
    const wrong = renamed().flatMap(({ entity, formerFields = {} }) => {
      const { meta } = entity as typeof Application;
      return Object.entries(formerFields).filter(
        ([former, current]) => former in meta.properties || !(current in meta.properties),
      );
    });
    expect(renamed().length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('keep a pending rejection hidden, and let it be undone', async () => {
    const { id } = await marketplace.apply(ada, await marketplace.internship());
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    const before = await marketplace.stored(id);
    await downgrade();
    expect(await marketplace.stored(id)).toMatchObject({ held: { state: 'submitted' } });
    await upgrade();
    expect(await marketplace.stored(id)).toEqual(before);
    expect(await ada.client.applications.get({ params: { id } })).toMatchObject({ state: 'submitted' });
    const undone = await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    expect(undone).toMatchObject({ done: 1, refused: 0 });
  });

  it('name the messages of notifications as they are named now', async () => {
    await api.dispatch();
    const rows = api.database.collection<NotificationRow>(Notification);
    const userId = new ObjectId(ada.id);
    const received = await rows.findOne({ userId });
    if (!received) throw new Error('Whoever has applied has a receipt.');
    const formerKeys = Object.keys(formerTitleKeys);
    await rows.insertMany(
      formerKeys.map((titleKey) => ({ ...received, _id: new ObjectId(), dedupeKey: titleKey, titleKey })),
    );
    await downgrade();
    await upgrade();
    const stored = await rows.find({ userId, dedupeKey: { $in: formerKeys } }).toArray();
    expect(stored.map(({ dedupeKey, titleKey }) => [dedupeKey, titleKey])).toEqual(Object.entries(formerTitleKeys));
    expect(await rows.countDocuments({ titleKey: received.titleKey })).toBeGreaterThan(0);
  });

  it('lose the indexes of their former fields', async () => {
    await downgrade();
    await upgrade();
    for (const { entity, formerFields = {} } of renamed()) {
      const fields = (await api.database.collection(entity).indexes()).flatMap(({ key }) => Object.keys(key));
      expect(
        fields.filter((field) => field in formerFields),
        entity.meta.tableName,
      ).toEqual([]);
    }
  });

  it('are renamed once, and the rest of them when the first start was cut off', async () => {
    const rows = api.database.collection(Application);
    await downgrade();
    await api.database.db.collection<{ _id: string }>('upgrades').insertOne({ _id: 'rename applications.held' });
    await upgrade();
    expect(await rows.countDocuments({ held: { $exists: true } })).toBeGreaterThan(0);
    expect(await rows.countDocuments({ heldUntil: { $exists: true } })).toBe(0);
    await api.database.db.collection<{ _id: string }>('upgrades').deleteOne({ _id: 'rename applications.held' });
    await upgrade();
    expect(await rows.countDocuments({ held: { $exists: true } })).toBe(0);
  });
});
