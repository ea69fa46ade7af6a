import { refusalsDe } from '@prentice/contract';

/** The refusals of the API in German; the contract writes places as `{name}`. In English they bring their own words. */
export const refusalTextsDe: readonly (readonly [string, string])[] = Object.entries(refusalsDe).map(
  ([key, text]) => [key, text.replace(/\{(\w+)\}/g, '%{$1}')] as const,
);
