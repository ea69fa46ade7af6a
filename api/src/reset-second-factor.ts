import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openRunningConnection } from './connection.ts';
import { SecondFactors, User } from './features/accounts/index.ts';
import { readSettings } from './platform/config/settings.ts';
import { Database } from './platform/database/database.service.ts';
import { createServer } from './server.ts';

/**
 * Runs `node reset-second-factor.js EMAIL`, also while the server runs: removes the second factor of an account whose
 * owner has lost it, where no administrator is left who could. Audited, and the owner gets an email.
 */
async function main(): Promise<void> {
  process.umask(0o077);
  const { positionals } = parseArgs({ allowPositionals: true });
  const email = positionals[0]?.toLowerCase();
  if (email === undefined) throw new Error('Name the account: npm run reset-second-factor -- admin@example.org');
  const settings = readSettings({ ...process.env, ROLE: 'web', SEED_DEMO: 'false' });
  const { connection, close } = await openRunningConnection(settings);
  const app = await createServer({ settings, connection });
  try {
    await app.get(Database).transaction(async (unitOfWork) => {
      const user = await unitOfWork.findOne(User, { email });
      if (!user) throw new Error(`There is no account with the address ${email}.`);
      await app.get(SecondFactors).reset(unitOfWork, null, user);
    });
    console.log(`${email} now signs in without a code.`);
  } finally {
    await app.close();
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
