import 'reflect-metadata';
import { openConnection } from '../../src/connection.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { changeInBatches, type Upgrade } from '../../src/platform/upgrades/upgrade.ts';
import { createServer } from '../../src/server.ts';

/* The field `room` becomes `place`. */
const upgrade: Upgrade = {
  name: 'desks: place instead of room',
  migrate: (db) =>
    changeInBatches(db.collection('desks'), {
      filter: { room: { $exists: true }, $expr: { $ne: ['$room', '$place'] } },
      fields: ['room'],
      change: ({ room }) => ({ $set: { place: room } }),
    }),
  contract: async (db) => {
    await db.collection('desks').updateMany({ room: { $exists: true } }, { $unset: { room: '' } });
  },
};

/**
 * Runs the server of a version that comes after this one: the same sources with one upgrade more. `npm run drill --
 * upgrade` bundles it.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { connection } = await openConnection(settings);
  const app = await createServer({ settings, connection, upgrades: [upgrade] });
  await app.listen({ port: settings.PORT, host: settings.HOST });
}

await main();
