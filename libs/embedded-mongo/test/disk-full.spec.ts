import { MongoClient } from 'mongodb';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { newFolder, errorOf } from './test-server.ts';

const kilobyte = 'x'.repeat(1_000);

describe('a disk that fills up', () => {
  it('gives an error, loses nothing acknowledged, and takes writes again when there is room', async () => {
    const dataDir = newFolder();
    const server = await startEmbeddedMongo({ dataDir, thread: false, maxPages: 120 });
    const client = await MongoClient.connect(server.uri);
    const collection = client.db('d').collection('c');
    await collection.createIndex({ n: 1 }, { unique: true });
    let acknowledged = 0;
    let failure: { code?: unknown } | undefined;
    while (!failure) {
      const batch = Array.from({ length: 20 }, (_, index) => ({ n: acknowledged + index, kilobyte }));
      try {
        await collection.insertMany(batch);
        acknowledged += batch.length;
      } catch (error) {
        failure = error as { code?: unknown };
      }
    }
    expect(failure.code).toBe(14031);
    expect(acknowledged).toBeGreaterThan(100);
    expect(await collection.countDocuments({})).toBe(acknowledged);
    expect(await collection.countDocuments({ n: { $gte: acknowledged } })).toBe(0);

    const session = client.startSession();
    session.startTransaction();
    for (let number = 0; number < 40; number++) await collection.insertOne({ n: -1 - number, kilobyte }, { session });
    expect((await errorOf(session.commitTransaction())).code).toBe(14031);
    await session.endSession();
    expect(await collection.countDocuments({ n: { $lt: 0 } })).toBe(0);

    await collection.deleteMany({ n: { $lt: 60 } });
    await collection.insertOne({ n: acknowledged, kilobyte });
    const storedRows = await collection
      .find({}, { projection: { _id: 0, n: 1 } })
      .sort({ n: 1 })
      .toArray();
    await client.close();
    await server.close();

    const again = await startEmbeddedMongo({ dataDir, thread: false });
    const reader = await MongoClient.connect(again.uri);
    const after = reader.db('d').collection('c');
    expect(
      await after
        .find({}, { projection: { _id: 0, n: 1 } })
        .sort({ n: 1 })
        .toArray(),
    ).toEqual(storedRows);
    expect(storedRows.map(({ n }) => n)).toEqual(Array.from({ length: acknowledged - 59 }, (_, index) => index + 60));
    await reader.close();
    await again.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
