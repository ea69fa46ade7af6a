import { AppError } from '@prentice/contract';
import { z } from 'zod';
import { MINUTE, Clock } from '../../../platform/clock/clock.ts';
import type { ExternalProof } from '../identity/identity-provider.port.ts';
import { PROVIDER_TIMEOUT_MS } from '../identity/identity-toolkit-client.ts';
import { isSafeEndpoint, type ExternalProvider, readExternalProvider } from './external-provider.config.ts';
import { IdTokenVerifier } from './id-token-verifier.ts';
import { ProviderKeys } from './openid-keys.ts';
import { tokenDigest, signText } from '../../../platform/auth/token.ts';
import type { Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';

/** What goes to the provider and comes back, all of it derived from the one secret in the browser's cookie. */
export interface FlowSecrets {
  /** Comes back in the address: proves that this browser set out. */
  readonly state: string;
  /** Comes back inside the signed token: proves that the token was made for this flow. */
  readonly nonce: string;
  /** Given when the code is exchanged: a stolen code is worth nothing without it. */
  readonly verifier: string;
  /** The hash of the verifier that the provider receives first. */
  readonly challenge: string;
}

/**
 * Derives the secrets of a flow. None of these leads back to the secret, and the secret is stored nowhere but in the
 * cookie.
 */
export function deriveFlowSecrets(secret: string): FlowSecrets {
  const verifier = signText(secret, 'verifier');
  return {
    state: signText(secret, 'state'),
    nonce: signText(secret, 'nonce'),
    verifier,
    challenge: tokenDigest(verifier),
  };
}

const endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type Endpoints = z.infer<typeof endpoints>;

const tokenReply = z.object({ id_token: z.string().max(16_384) });
const CACHE_MS = 60 * MINUTE;
const unavailable = (): AppError => new AppError('IDP_UNAVAILABLE');
const NAME_LENGTH = 80;

interface ClientContext {
  readonly clock: Clock;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly production: boolean;
}

/**
 * Asks the external provider, as the client of the authorization-code flow (OpenID Connect Core, with PKCE). All but
 * what the person's browser is led through happens from server to server. Each call answers within a second or throws
 * IDP_UNAVAILABLE.
 */
export class OpenIdClient {
  private readonly keys: ProviderKeys;
  private readonly tokens: IdTokenVerifier;
  private cachedEndpoints: { readonly value: Endpoints; readonly readAt: number } | null = null;

  constructor(
    readonly provider: ExternalProvider,
    private readonly place: ClientContext,
  ) {
    this.keys = new ProviderKeys(place.clock, async (signal) =>
      this.fetchJson((await this.endpoints(signal)).jwks_uri, { signal }),
    );
    this.tokens = new IdTokenVerifier(provider, place.clock, this.keys);
  }

  /** Returns the address of the provider to which the browser is sent. @throws AppError IDP_UNAVAILABLE */
  async authorizationUrl({ state, nonce, challenge }: FlowSecrets): Promise<string> {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
    const { authorization_endpoint: endpoint } = await this.endpoints(signal);
    void this.keys.prefetch(signal);
    const url = new URL(endpoint);
    const query = {
      response_type: 'code',
      client_id: this.provider.clientId,
      redirect_uri: this.place.redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      /* Somebody at a shared computer sees which account it is going to be. */
      prompt: 'select_account',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges the code of a flow for who came.
   * @throws AppError LINK_INVALID when code or token are not this flow's, IDP_UNAVAILABLE
   */
  async redeemCode(code: string, secrets: FlowSecrets): Promise<ExternalProof> {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
    const token = await this.requestIdToken(code, secrets.verifier, signal);
    const idClaims = await this.tokens.verify(token, secrets.nonce, signal);
    return {
      provider: this.provider.id,
      subject: idClaims.sub,
      email: idClaims.email?.trim().toLowerCase() ?? null,
      emailVerified:
        idClaims.email !== undefined && (idClaims.email_verified === true || idClaims.email_verified === 'true'),
      name: idClaims.name?.trim().slice(0, NAME_LENGTH) || null,
    };
  }

  private async requestIdToken(code: string, verifier: string, signal: AbortSignal): Promise<string> {
    const { clientId, clientSecret } = this.provider;
    const { token_endpoint: endpoint, token_endpoint_auth_methods_supported: methods } = await this.endpoints(signal);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.place.redirectUri,
      code_verifier: verifier,
    });
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (methods.includes('client_secret_basic')) {
      const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
      headers['Authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    } else {
      body.set('client_id', clientId);
      body.set('client_secret', clientSecret);
    }
    const reply = tokenReply.safeParse(await this.fetchJson(endpoint, { method: 'POST', headers, body, signal }));
    if (!reply.success) throw unavailable();
    return reply.data.id_token;
  }

  private async endpoints(signal: AbortSignal): Promise<Endpoints> {
    const now = this.place.clock.now().getTime();
    if (this.cachedEndpoints && now - this.cachedEndpoints.readAt < CACHE_MS) return this.cachedEndpoints.value;
    const discovery = endpoints.safeParse(
      await this.fetchJson(`${this.provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal }),
    );
    if (!discovery.success || !this.isExpectedProvider(discovery.data)) throw unavailable();
    this.cachedEndpoints = { value: discovery.data, readAt: now };
    return discovery.data;
  }

  private isExpectedProvider({ issuer, authorization_endpoint, token_endpoint, jwks_uri }: Endpoints): boolean {
    const safe = [authorization_endpoint, token_endpoint, jwks_uri].every((url) =>
      isSafeEndpoint(url, this.place.production),
    );
    return safe && issuer === this.provider.issuer;
  }

  private async fetchJson(url: string, init: RequestInit): Promise<unknown> {
    try {
      const response = await fetch(url, { ...init, redirect: 'error' });
      const body: unknown = await response.json();
      if (response.ok) return body;
      if (response.status === 400 && Reflect.get(Object(body), 'error') === 'invalid_grant')
        throw new AppError('LINK_INVALID');
      throw unavailable();
    } catch (error) {
      throw error instanceof AppError ? error : unavailable();
    }
  }
}

/** Where external providers send the browser back to; each must know it beforehand. */
const RETURN_PATH = '/auth/external';

/** The client of the external provider that the settings name, or null. */
export const openIdClientProvider: Provider = {
  provide: OpenIdClient,
  inject: [SETTINGS, Clock],
  useFactory: (settings: Settings, clock: Clock) => {
    const provider = readExternalProvider(settings);
    const redirectUri = `${settings.publicUrl}${RETURN_PATH}`;
    return provider && new OpenIdClient(provider, { clock, redirectUri, production: settings.production });
  },
};
