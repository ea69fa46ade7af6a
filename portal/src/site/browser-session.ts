import { createBrowserSession, type BrowserSession, type Client } from '@prentice/client';
import type { FeatureInBrowser } from '../../browser-code.ts';
import { tokens } from './session-tokens.ts';

/** The session as scripts of pages have it: with the parts of the API that `browser-code.ts` puts into them. */
type PageSession = Omit<BrowserSession, 'client'> & { readonly client: Pick<Client, FeatureInBrowser> };

/** The page's one session with the API; every island of a page shares it. For browsers only. */
export const session: PageSession = createBrowserSession(undefined, tokens);
