import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PasswordHasher } from '../platform/auth/password-hasher.ts';
import { isReachableLocallyOnly } from '../platform/config/production-settings.ts';
import { Database } from '../platform/database/database.service.ts';
import { User, type UserRow } from '../features/accounts/index.ts';
import { SECRETS, type Secrets } from '../platform/auth/secrets.ts';
import type { Settings } from '../platform/config/settings.ts';
import { DEMO_PASSWORD, demoAccounts, demoAccountTable } from './demo-accounts.ts';
import { demoAmounts } from './demo-data.ts';
import { isEmpty, seed } from './seeder.ts';

/**
 * Returns whether to seed. Demo data is for the embedded database, never for production, unless somebody asks for it.
 */
const shouldSeed = (settings: Settings): boolean =>
  settings.SEED_DEMO === undefined ? !settings.MONGODB_URI && !settings.production : settings.SEED_DEMO === 'true';

/**
 * Refuses production on a database that was filled as a demo: its administrators have public passwords.
 * @throws Error that says what to do
 */
export async function assertNoDemoAccounts(app: NestFastifyApplication, settings: Settings): Promise<void> {
  if (!settings.production || isReachableLocallyOnly(settings)) return;
  const email = { $in: demoAccounts.map((demoAccount) => demoAccount.email) };
  const users = await app.get(Database).collection<UserRow>(User).find({ email, status: 'active' }).toArray();
  /* All of them were stored with one hash; an account with a password of its own has another. */
  for (const hash of new Set(users.map(({ passwordHash }) => passwordHash)))
    if (await app.get(PasswordHasher).matches(hash, DEMO_PASSWORD))
      throw new Error(
        'This database holds demo accounts, including administrators, whose passwords are public.\n' +
          'Production starts on a database of its own: choose another DATA_DIR, MONGODB_URI or MONGODB_DATABASE.',
      );
}

/**
 * Fills an empty embedded database with demo data, or any empty database when SEED_DEMO says so.
 * @returns lines to print: the demo accounts, or the secret for setting up the first administrator
 */
export async function seedOnFirstStart(app: NestFastifyApplication, settings: Settings): Promise<readonly string[]> {
  const empty = await isEmpty(app);
  if (shouldSeed(settings)) {
    if (empty) await seed(app, demoAmounts);
    return demoAccountTable();
  }
  if (!empty || settings.SETUP_SECRET) return [];
  return [
    `Set up the first administrator at ${settings.publicUrl}/setup-admins with this secret:`,
    `  ${app.get<Secrets>(SECRETS).setup}`,
  ];
}
