import type { AuthOptions } from '@prentice/contract';

/** An external identity provider as the sign-in pages show it. */
export type SignInProvider = AuthOptions['externalProviders'][number];

const FRESH_MS = 60_000;
let cached: { providers: readonly SignInProvider[]; until: number } | undefined;

/**
 * Loads the external providers that are configured; they change with the server's settings only. Without an answer there are
 * none: the password works without them.
 */
export async function loadSignInProviders({ api }: Pick<App.Locals, 'api'>): Promise<readonly SignInProvider[]> {
  if (cached && cached.until > Date.now()) return cached.providers;
  try {
    const { externalProviders: providers } = await api.auth.options();
    cached = { providers, until: Date.now() + FRESH_MS };
    return providers;
  } catch {
    return [];
  }
}
