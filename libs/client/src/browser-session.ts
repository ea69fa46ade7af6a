import { createClient, type Client } from './client.ts';
import { parseErrorResponse } from './error-response.ts';
import { createTokenSource, type TokenSource } from './token-source.ts';

/** A client for browsers together with its session. */
export interface BrowserSession extends Pick<TokenSource, 'token' | 'setToken' | 'renew'> {
  readonly client: Client;
}

/**
 * Creates the browser's session and client. There should be one per page.
 * @param tokens the token that other scripts of the page use as well; one of its own when absent
 */
export function createBrowserSession(
  send: typeof fetch = (input, init) => fetch(input, init),
  tokens: TokenSource = createTokenSource(send, parseErrorResponse),
): BrowserSession {
  const token = () => tokens.token();
  const renew = () => tokens.renew();
  return { client: createClient({ send, token, renew }), token, renew, setToken: (next) => tokens.setToken(next) };
}
