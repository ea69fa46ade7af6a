import { startEmbeddedMongo, type EmbeddedMongo } from '@prentice/embedded-mongo';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Session, sessionCollection } from '../auth/session.entity.ts';
import { FixedClock } from '../clock/clock.ts';
import { Database } from './database.service.ts';

let server: EmbeddedMongo;

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir: ':memory:', sweepInterval: 20 });
});
afterAll(() => server.close());

describe('a session whose time is over', () => {
  it('is deleted by the database, unless the application has a clock of its own', async () => {
    const clock = new FixedClock('2020-01-01T00:00:00Z');
    const open = (database: string, keepsExpired: boolean) =>
      Database.connect({ uri: server.uri, database, keepExpired: keepsExpired }, [sessionCollection], clock);
    const keepingDatabase = await open('kept', true);
    const swept = await open('swept', false);
    const expired = { tokenHash: 'x', endsAt: clock.now() };
    /* The database looks through the collections in the order in which they were made. */
    await keepingDatabase.collection(Session).insertOne({ ...expired });
    await swept.collection(Session).insertOne({ ...expired });
    await vi.waitFor(async () => expect(await swept.collection(Session).countDocuments()).toBe(0));
    expect(await keepingDatabase.collection(Session).countDocuments()).toBe(1);
    await Promise.all([keepingDatabase, swept].map((database) => database.onApplicationShutdown()));
  });
});
