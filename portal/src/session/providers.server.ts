import type { AuthOptions } from '@prentice/contract';

/** An external provider as the sign-in pages offer it. */
export type OfferedProvider = AuthOptions['externalProviders'][number];

const FRESH_MS = 60_000;
let kept: { providers: readonly OfferedProvider[]; until: number } | undefined;

/**
 * The external providers that are configured; they change with the server's settings only. Without an answer there are
 * none: the password works without them.
 */
export async function offeredProviders({ api }: Pick<App.Locals, 'api'>): Promise<readonly OfferedProvider[]> {
  if (kept && kept.until > Date.now()) return kept.providers;
  try {
    const { externalProviders: providers } = await api.auth.options();
    kept = { providers, until: Date.now() + FRESH_MS };
    return providers;
  } catch {
    return [];
  }
}
