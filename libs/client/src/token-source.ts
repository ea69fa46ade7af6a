/** The access token of a browser's session, which lives in memory only. */
export interface TokenSource {
  /** Returns the access token, or null before the first renewal and after sign-out. */
  token(): string | null;
  /** Sets the token that a sign-in returned. */
  setToken(token: string | null): void;
  /**
   * Exchanges the refresh cookie for a new token; concurrent calls share one exchange. False when the session has
   * ended. Rejects, and keeps the session, when the server cannot say so just now.
   */
  renew(): Promise<boolean>;
  /** Returns the reply of the last exchange, which says who is signed in; null when there was none. */
  lastReply(): unknown;
}

const tokenOf = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'accessToken' in reply && typeof reply.accessToken === 'string'
    ? reply.accessToken
    : null;

/**
 * Seconds until a renewal is repeated when the server does not say; an exchange whose reply was lost can be repeated
 * for 10.
 */
const RETRY_SECONDS = 1;
/** The longest that a renewal waits by itself, in seconds, and how often it does. */
const MAX_RETRY_SECONDS = 5;
const MAX_RETRIES = 2;

const isTemporary = (response: Response | null): boolean =>
  response === null || response.status === 429 || response.status >= 502;

const pauseOf = (response: Response | null): number => {
  const seconds = Number(response?.headers.get('Retry-After') ?? RETRY_SECONDS);
  return seconds >= 0 ? seconds : RETRY_SECONDS;
};

/**
 * Creates the token of a page. It needs nothing of the contract, so that a small script can have it without the
 * schemas.
 * @param failure makes the error of a reply that says that the server failed
 */
export function createTokenSource(
  send: (path: string, init: RequestInit) => Promise<Response> = (path, init) => fetch(path, init),
  failure: (response: Response) => Error | Promise<Error> = ({ status }) => new Error(`The server answered ${status}.`),
): TokenSource {
  let token: string | null = null;
  let reply: unknown = null;
  let renewing: Promise<boolean> | undefined;

  /** Until this time the server does not want to be asked, for this reason. */
  let refused: { readonly until: number; readonly failure: unknown } = { until: 0, failure: null };

  const request = (): Promise<Response> =>
    send('/api/auth/refresh', {
      method: 'POST',
      /* Leaving the page must not lose the answer: its cookie replaces the one that was just spent. */
      keepalive: true,
      headers: { Accept: 'application/json' },
    });

  async function exchange(repeats = MAX_RETRIES): Promise<boolean> {
    if (Date.now() < refused.until) throw refused.failure;
    let lost: unknown;
    const response = await request().catch((error: unknown) => {
      lost = error;
      return null;
    });
    if (response?.ok || response?.status === 401) {
      reply = response.ok ? await response.json() : null;
      token = tokenOf(reply);
      return token !== null;
    }
    const pause = pauseOf(response);
    if (isTemporary(response) && repeats > 0 && pause <= MAX_RETRY_SECONDS) {
      await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
      return exchange(repeats - 1);
    }
    const reason = response ? await failure(response) : lost;
    if (response?.headers.has('Retry-After')) refused = { until: Date.now() + pause * 1_000, failure: reason };
    throw reason;
  }

  return {
    token: () => token,
    setToken: (next) => void (token = next),
    renew: () => (renewing ??= exchange().finally(() => (renewing = undefined))),
    lastReply: () => reply,
  };
}

/** What this needs of a browser's BroadcastChannel; tests have their own. */
export interface SignOutChannel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

type OpenChannel = (name: string) => SignOutChannel | undefined;

const CHANNEL = 'prentice-sign-out';

/* A browser that lacks channels keeps its other tabs as they are until something is pressed there. */
const openInBrowser: OpenChannel = (name) =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;

/** Tells all tabs of this browser that somebody has signed out; this one, too, where it listens. */
export const announceSignOut = (open: OpenChannel = openInBrowser): void => open(CHANNEL)?.postMessage('');

/**
 * Calls back when somebody signs out in a tab of this browser: what the others show must not stay in sight, as several
 * people may use a computer.
 */
export function onSignOut(leave: () => void, open: OpenChannel = openInBrowser): void {
  const channel = open(CHANNEL);
  if (channel) channel.onmessage = leave;
}
