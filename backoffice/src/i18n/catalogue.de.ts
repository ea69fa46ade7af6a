import type { TextKey } from './catalogue.en.ts';

/** The German texts; a missing one shows in English. */
export const catalogueDe: Partial<Record<TextKey, string>> = {};
