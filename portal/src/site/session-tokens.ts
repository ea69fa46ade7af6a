import { createTokenSource } from '@prentice/client/tokens';

/**
 * The token of this page, shared by its islands and its small scripts: each renewal spends the cookie once. For
 * browsers only.
 */
export const tokens = createTokenSource();
