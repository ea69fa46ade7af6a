import { externalProviderId } from '@prentice/contract';
import type { Settings } from '../../../platform/config/settings.ts';

/** An external provider of identities that speaks OpenID Connect. */
export interface ExternalProvider {
  /** As identities and Firebase know it, such as google.com. */
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const GOOGLE = { id: 'google.com', name: 'Google', issuer: 'https://accounts.google.com' };

/** Returns whether tokens and secrets may be sent there: encrypted, or not leaving this machine. */
export function isSafeEndpoint(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (!production && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  );
}

/** Returns the name by which people know a provider; its id where the settings name none. */
export function providerName({ EXTERNAL_PROVIDER, EXTERNAL_PROVIDER_NAME }: Settings, id: string): string {
  if (id === EXTERNAL_PROVIDER && EXTERNAL_PROVIDER_NAME) return EXTERNAL_PROVIDER_NAME;
  return id === GOOGLE.id ? GOOGLE.name : id;
}

/**
 * Returns the external provider that the settings name, or null.
 * @throws Error that says which setting is missing, at the start of the server
 */
export function readExternalProvider(settings: Settings): ExternalProvider | null {
  const { EXTERNAL_PROVIDER: id, EXTERNAL_CLIENT_ID: clientId, EXTERNAL_CLIENT_SECRET: clientSecret } = settings;
  if (!id) return null;
  if (!externalProviderId.safeParse(id).success)
    throw new Error('EXTERNAL_PROVIDER is google.com, or oidc. and a name of small letters, digits and hyphens.');
  const preset = id === GOOGLE.id ? GOOGLE : null;
  const name = settings.EXTERNAL_PROVIDER_NAME ?? preset?.name;
  const issuer = settings.EXTERNAL_ISSUER ?? preset?.issuer;
  if (!clientId || !clientSecret || !name || !issuer)
    throw new Error(
      'EXTERNAL_PROVIDER needs EXTERNAL_CLIENT_ID and EXTERNAL_CLIENT_SECRET, and unless it is google.com also EXTERNAL_PROVIDER_NAME and EXTERNAL_ISSUER.',
    );
  if (!isSafeEndpoint(issuer, settings.production)) throw new Error('EXTERNAL_ISSUER is an https address.');
  return { id, name, issuer, clientId, clientSecret };
}
