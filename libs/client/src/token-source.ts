/** The access token of a browser's session, which lives in memory only. */
export interface TokenSource {
  /** The access token, or null before the first renewal and after sign-out. */
  token(): string | null;
  /** Sets the token that a sign-in returned. */
  setToken(token: string | null): void;
  /** Exchanges the refresh cookie for a new token; concurrent calls share one exchange. */
  renew(): Promise<boolean>;
  /** The reply of the last exchange, which says who is signed in; null when there was none. */
  lastReply(): unknown;
}

const tokenOf = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'accessToken' in reply && typeof reply.accessToken === 'string'
    ? reply.accessToken
    : null;

/**
 * Creates the token of a page. It needs nothing of the contract, so that a small script can have it without the schemas.
 * @param failure makes the error of a reply that says that the server failed
 */
export function createTokenSource(
  send: typeof fetch = (input, init) => fetch(input, init),
  failure: (response: Response) => Error | Promise<Error> = ({ status }) => new Error(`The server answered ${status}.`),
): TokenSource {
  let token: string | null = null;
  let reply: unknown = null;
  let renewing: Promise<boolean> | undefined;

  async function exchange(): Promise<boolean> {
    const response = await send('/api/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      /* Leaving the page must not lose the answer: its cookie replaces the one that was just spent. */
      keepalive: true,
      headers: { Accept: 'application/json' },
    });
    if (response.status >= 500) throw await failure(response);
    reply = response.ok ? await response.json() : null;
    token = tokenOf(reply);
    return token !== null;
  }

  return {
    token: () => token,
    setToken: (next) => void (token = next),
    renew: () => (renewing ??= exchange().finally(() => (renewing = undefined))),
    lastReply: () => reply,
  };
}
