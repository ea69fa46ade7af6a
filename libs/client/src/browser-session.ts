import { createClient, type Client } from './client.ts';
import { parseErrorResponse } from './error-response.ts';

/** A client for browsers together with its session: the access token lives in memory only. */
export interface BrowserSession {
  readonly client: Client;
  /** The access token, or null before the first renewal and after sign-out. */
  token(): string | null;
  /** Sets the token that a sign-in returned. */
  setToken(token: string | null): void;
  /** Exchanges the refresh cookie for a new token; concurrent calls share one exchange. */
  renew(): Promise<boolean>;
}

const tokenOf = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'accessToken' in reply && typeof reply.accessToken === 'string'
    ? reply.accessToken
    : null;

/** Creates the browser's session and client. There should be one per page. */
export function createBrowserSession(send: typeof fetch = (input, init) => fetch(input, init)): BrowserSession {
  let token: string | null = null;
  let renewing: Promise<boolean> | undefined;

  async function exchange(): Promise<boolean> {
    const response = await send('/api/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      /* Leaving the page must not lose the answer: its cookie replaces the one that was just spent. */
      keepalive: true,
      headers: { Accept: 'application/json' },
    });
    if (response.ok) {
      token = tokenOf(await response.json());
      return token !== null;
    }
    if (response.status >= 500) throw await parseErrorResponse(response);
    token = null;
    return false;
  }

  const renew = (): Promise<boolean> => (renewing ??= exchange().finally(() => (renewing = undefined)));
  const client = createClient({ send, token: () => token, renew });
  return { client, token: () => token, setToken: (next) => void (token = next), renew };
}
