import { ObjectId } from 'mongodb';
import {
  defineEntity,
  MikroORM,
  OptimisticLockError,
  p,
  UniqueConstraintViolationException,
  type InferEntity,
} from '@mikro-orm/mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

const Account = defineEntity({
  name: 'Account',
  properties: {
    _id: p.type(ObjectId).primary(),
    email: p.string().unique(),
    balance: p.integer(),
    tags: p.array().default([]),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['balance', 'email'] }],
});
type Account = InferEntity<typeof Account>;

let server: TestServer;
let orm: MikroORM;
beforeAll(async () => {
  server = await startTestServer();
  orm = await MikroORM.init({ clientUrl: server.uri, dbName: 'orm', entities: [Account] });
  await orm.schema.ensureIndexes();
});
afterAll(async () => {
  await orm.close(true);
  await server.stop();
});

const create = async (email: string, balance: number): Promise<Account> => {
  const em = orm.em.fork();
  const account = em.create(Account, { email, balance });
  await em.flush();
  return account;
};
const load = (email: string): Promise<Account> => orm.em.fork().findOneOrFail(Account, { email });

describe('MikroORM', () => {
  it('makes the indexes of its entities', async () => {
    const indexes = await orm.em.getCollection(Account).indexes();
    expect(indexes.map(({ key, unique }) => [key, unique ?? false])).toEqual(
      expect.arrayContaining([
        [{ _id: 1 }, false],
        [{ email: 1 }, true],
        [{ balance: 1, email: 1 }, false],
      ]),
    );
  });

  it('stores, finds, changes and removes entities', async () => {
    await create('one@example.org', 10);
    const em = orm.em.fork();
    const account = await em.findOneOrFail(Account, { email: 'one@example.org' });
    account.balance += 5;
    account.tags = ['a'];
    await em.flush();
    expect(await load('one@example.org')).toMatchObject({ balance: 15, tags: ['a'], version: 2 });
    expect(await em.count(Account, { balance: { $gte: 15 } })).toBe(1);
    await em.remove(account).flush();
    expect(await em.fork().findOne(Account, { email: 'one@example.org' })).toBeNull();
  });

  it('reports a taken unique value as its own error', async () => {
    await create('two@example.org', 1);
    await expect(create('two@example.org', 2)).rejects.toThrow(UniqueConstraintViolationException);
  });

  it('notices that somebody else changed an entity', async () => {
    await create('three@example.org', 1);
    const [firstManager, theirs] = [orm.em.fork(), orm.em.fork()];
    const [a, b] = [
      await firstManager.findOneOrFail(Account, { email: 'three@example.org' }),
      await theirs.findOneOrFail(Account, { email: 'three@example.org' }),
    ];
    a.balance = 2;
    await firstManager.flush();
    b.balance = 3;
    await expect(theirs.flush()).rejects.toThrow(OptimisticLockError);
    expect((await load('three@example.org')).balance).toBe(2);
  });

  it('moves money in a transaction, wholly or not at all', async () => {
    await create('from@example.org', 100);
    await create('to@example.org', 0);
    const move = (amount: number, fail: boolean): Promise<void> =>
      orm.em.fork().transactional(async (em) => {
        const from = await em.findOneOrFail(Account, { email: 'from@example.org' });
        const to = await em.findOneOrFail(Account, { email: 'to@example.org' });
        from.balance -= amount;
        to.balance += amount;
        await em.flush();
        if (fail) throw new Error('stop');
      });
    await move(30, false);
    await expect(move(50, true)).rejects.toThrow('stop');
    expect([(await load('from@example.org')).balance, (await load('to@example.org')).balance]).toEqual([70, 30]);
  });

  it('passes aggregations and findAndModify through', async () => {
    await create('four@example.org', 4);
    const em = orm.em.fork();
    const groups = await em.aggregate(Account, [
      { $match: { email: 'four@example.org' } },
      { $group: { _id: null, total: { $sum: '$balance' } } },
    ]);
    expect(groups).toEqual([{ _id: null, total: 4 }]);
    const after = await em
      .getCollection(Account)
      .findOneAndUpdate({ email: 'four@example.org' }, { $inc: { balance: 1 } }, { returnDocument: 'after' });
    expect(after?.['balance']).toBe(5);
  });
});
