import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns what the title of a test says of why it is skipped; nothing where it runs. */
export const skipReason = (isSkipped: boolean, reason: string): string => (isSkipped ? ` (skipped: ${reason})` : '');

/** Whether the server can render pages of the portal. */
export const isPortalBuilt = existsSync(resolve(import.meta.dirname, '../../../portal/dist/server/entry.mjs'));

/** What titles of tests of pages end with. */
export const portalSkipReason = skipReason(!isPortalBuilt, 'the portal is not built, see npm run build');
