import { createBrowserSession } from '@prentice/client';
import { sendWithProgress } from '@prentice/client/browser';

/** The page's one session: its access token lives in memory, its refresh token in a cookie that scripts cannot read. */
export const session = createBrowserSession(sendWithProgress);

/** The API as typed functions. Refusals are thrown as `AppError`. */
export const client = session.client;
