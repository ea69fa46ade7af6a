import { readFileSync } from 'node:fs';
import type { Provider } from '@nestjs/common';
import { PasswordHasher } from '../../../platform/auth/password-hasher.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { FirebaseIdentityProvider } from './firebase-identity-provider.ts';
import { IdentityProvider } from './identity-provider.port.ts';
import { LocalIdentityProvider } from './local-identity-provider.ts';
import { IdentityToolkitClient } from './identity-toolkit-client.ts';

/** Loads the kit only where it is used: it would double the time of a start. */
async function firebase(settings: Settings): Promise<IdentityProvider> {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_CREDENTIALS_FILE: file } = settings;
  const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;
  if (!projectId || !apiKey || (!file && !emulator))
    throw new Error(
      'IDENTITY_PROVIDER=firebase needs FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_CREDENTIALS_FILE.',
    );
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  /* The kit knows the emulator by its environment only. */
  if (emulator) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator;
  const credential = file ? { credential: cert(JSON.parse(readFileSync(file, 'utf8')) as object) } : {};
  const app = initializeApp({ projectId, ...credential }, `accounts-${Date.now()}-${Math.random()}`);
  const auth = getAuth(app);
  /* The first question costs a token and a connection: nobody shall wait for them, or take them for an outage. */
  void auth.getUser('nobody').catch(() => undefined);
  return new FirebaseIdentityProvider(auth, new IdentityToolkitClient(apiKey, emulator));
}

/** The identity provider that the settings choose. */
export const identityProvider: Provider = {
  provide: IdentityProvider,
  inject: [SETTINGS, PasswordHasher],
  useFactory: (settings: Settings, passwordHasher: PasswordHasher) =>
    settings.IDENTITY_PROVIDER === 'firebase' ? firebase(settings) : new LocalIdentityProvider(passwordHasher),
};
