import { useLocale } from 'ra-core';

const SECOND_MS = 1_000;

/** Says a time in milliseconds: in seconds from one second on. */
export function useDuration(): (milliseconds: number) => string {
  const locale = useLocale() ?? 'en';
  return (milliseconds) =>
    milliseconds < SECOND_MS
      ? `${new Intl.NumberFormat(locale).format(milliseconds)} ms`
      : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(milliseconds / SECOND_MS)} s`;
}
