import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readSecrets } from '../platform/auth/secrets.ts';
import type { Settings } from '../platform/config/settings.ts';
import { demoAccountTable } from './demo-accounts.ts';
import { demoAmounts } from './demo-data.ts';
import { isEmpty, seed } from './seeder.ts';

/** Demo data is for the embedded database, never for production, unless somebody asks for it. */
const shouldSeed = (settings: Settings): boolean =>
  settings.SEED_DEMO === undefined ? !settings.MONGODB_URI && !settings.production : settings.SEED_DEMO === 'true';

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
    `  ${readSecrets(settings).setup}`,
  ];
}
