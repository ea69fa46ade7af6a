import { createBrowserSession } from '@prentice/client';

/** The page's one session: its access token lives in memory, its refresh token in a cookie that scripts cannot read. */
export const session = createBrowserSession();

/** The API as typed functions. Refusals are thrown as `AppError`. */
export const client = session.client;
