import { startEmulator, isEmulatorEnabled, PROJECT } from '@prentice/testing/firebase';
import { startOpenIdProvider, type OpenIdProvider } from '@prentice/testing/openid';
import { test as base } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

/** Who keeps the passwords: the server itself, or Firebase Authentication in the shape of its emulator. */
export type PasswordStore = 'local' | 'firebase';

interface IdentityFixtures {
  /** Chosen by a journey with `test.use`. */
  keeper: PasswordStore;
  provider: OpenIdProvider;
  server: RunningServer;
}

/** Why a journey with this keeper cannot be made here, or nothing. */
export const skipReason = (keeper: PasswordStore): string | undefined =>
  keeper === 'firebase' && !isEmulatorEnabled
    ? 'The Auth emulator is not installed; FIREBASE_EMULATOR=install installs it.'
    : undefined;

/** Settings of a server whose passwords are kept that way, and what ends the keeper. */
export async function startPasswordStore(
  keeper: PasswordStore,
): Promise<{ settings: Record<string, string>; stop: () => void }> {
  if (keeper === 'local') return { settings: {}, stop: () => undefined };
  const emulator = await startEmulator();
  const settings = {
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'any-key',
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
  };
  return { settings, stop: () => emulator.stop() };
}

/**
 * `test` of journeys about identity: an empty server with an external provider beside it, and a keeper of passwords.
 */
export const test = base.extend<object, IdentityFixtures>({
  keeper: ['local', { scope: 'worker', option: true }],
  provider: [
    async ({}, use) => {
      const provider = await startOpenIdProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ keeper, provider }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'journey-'));
      const passwordStore = await startPasswordStore(keeper);
      const server = await startServer(folder, {
        SEED_DEMO: 'false',
        EXTERNAL_PROVIDER: 'oidc.stand-in',
        EXTERNAL_PROVIDER_NAME: 'Campus',
        EXTERNAL_ISSUER: provider.issuer,
        EXTERNAL_CLIENT_ID: provider.clientId,
        EXTERNAL_CLIENT_SECRET: provider.clientSecret,
        ...passwordStore.settings,
      });
      await use(server);
      await server.stop();
      passwordStore.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
