import { shellEn } from './en/shell.en.ts';

/** Every text of the back office in English; the other languages have the same keys. */
export const catalogueEn = { ...shellEn } as const;

export type TextKey = keyof typeof catalogueEn;
