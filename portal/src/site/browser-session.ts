import { createBrowserSession } from '@prentice/client';
import { tokens } from './session-tokens.ts';

/** The page's one session with the API; every island of a page shares it. For browsers only. */
export const session = createBrowserSession(undefined, tokens);
