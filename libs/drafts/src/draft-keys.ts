/** Prefix of the storage keys of all drafts. */
export const KEY_PREFIX = 'draft.';

/** Returns the prefix of the storage keys of an account's drafts. */
export const accountPrefix = (accountId: string): string => `${KEY_PREFIX}${accountId}.`;
