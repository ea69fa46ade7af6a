import { createClient, type Client, type ClientOptions, parseErrorResponse } from './client.ts';
import { createTokenSource, type TokenSource } from './token-source.ts';

/** A client for browsers together with its session. */
export interface BrowserSession extends Pick<TokenSource, 'token' | 'setToken' | 'renew' | 'lastReply'> {
  readonly client: Client;
}

/**
 * Creates the browser's session and client. There should be one per page.
 * @param tokens the token that other scripts of the page use as well; one of its own when absent
 */
export function createBrowserSession(
  send: ClientOptions['send'] = (path, init) => fetch(path, init),
  tokens: TokenSource = createTokenSource(send, parseErrorResponse),
): BrowserSession {
  const token = () => tokens.token();
  const renew = () => tokens.renew();
  const setToken = (next: string | null) => tokens.setToken(next);
  const client = createClient({ send, token, renew });
  return { client, token, renew, setToken, lastReply: () => tokens.lastReply() };
}
