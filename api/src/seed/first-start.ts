import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/settings.ts';

/**
 * Fills an empty embedded database with demo data, or any empty database when SEED_DEMO says so.
 * @returns lines to print: the demo accounts, or the secret for setting up the first administrator
 */
export async function seedOnFirstStart(_app: NestFastifyApplication, _settings: Settings): Promise<readonly string[]> {
  return [];
}
