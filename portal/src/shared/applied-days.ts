/** Days back for which the API takes an application: two years. */
const DAYS_BACK = 730;
const DAY = 86_400_000;

/**
 * Returns the first and the last day for which somebody can note an application, as YYYY-MM-DD: two years ago, and today where
 * they are.
 * @param now in milliseconds
 * @param timeZone an IANA zone; the browser's own when absent
 */
export const appliedDays = (now: number, timeZone?: string) => ({
  earliest: new Date(now - DAYS_BACK * DAY).toISOString().slice(0, 10),
  latest: new Date(now).toLocaleDateString('sv-SE', { timeZone }),
});
