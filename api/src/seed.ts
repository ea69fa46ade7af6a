import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openConnection } from './connection.ts';
import { Clock, FixedClock } from './platform/clock/clock.ts';
import { readSettings } from './platform/config/settings.ts';
import { demoAccountTable } from './seed/demo-accounts.ts';
import { demoAmounts, loadTestAmounts } from './seed/demo-data.ts';
import { isEmpty, seed } from './seed/seeder.ts';
import { createServer } from './server.ts';

/**
 * Runs `node seed.js [--size N [--applications M]] [--now ISO]`: fills an empty database with the demo, or with N
 * internships and M applications, 1,000 of them for one internship of the demo company.
 */
async function main(): Promise<void> {
  /* Whatever libraries write from now on is its owner's alone, as what the server writes itself. */
  process.umask(0o077);
  const { values } = parseArgs({
    options: { size: { type: 'string' }, applications: { type: 'string' }, now: { type: 'string' } },
  });
  const size = amount('size', values.size);
  const applications = amount('applications', values.applications);
  if (values.now !== undefined && Number.isNaN(Date.parse(values.now)))
    throw new Error('--now takes a moment such as 2026-03-02T09:00:00Z.');
  const settings = readSettings({ ...process.env, ROLE: 'web', SEED_DEMO: 'true' });
  const { connection, close } = await openConnection(settings);
  const clock = values.now === undefined ? new Clock() : new FixedClock(values.now);
  const app = await createServer({ settings, connection, clock });
  try {
    if (!(await isEmpty(app)))
      throw new Error('The database is not empty. Choose another DATA_DIR or MONGODB_DATABASE.');
    await seeded(() =>
      seed(app, size === undefined ? demoAmounts : loadTestAmounts(size, applications), (line) => console.log(line)),
    );
    console.log(demoAccountTable().join('\n'));
  } finally {
    await app.close();
    await close();
  }
}

/** Fills the database. What was written before a failure is of no use: there are no accounts yet. */
async function seeded(filling: () => Promise<void>): Promise<void> {
  try {
    await filling();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The database is filled in part only. Delete it and start over. It failed with: ${why}`);
  }
}

/** @throws when it is given and not a whole number from 1 to a million */
function amount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 1_000_000) return count;
  throw new Error(`--${name} takes a whole number.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
