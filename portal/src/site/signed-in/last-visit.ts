/** After this time without a look at a list, the next look is another visit. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000;

type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (personId: string): string => `visit.${personId}`;

function readTimes(text: string | null): { before: number; latest: number } | null {
  const [before = Number.NaN, latest = Number.NaN] = (text ?? '').split(' ').map(Number);
  return Number.isFinite(before) && Number.isFinite(latest) ? { before, latest } : null;
}

/**
 * Records a look at a list in this browser.
 * @returns the end of the visit before this one in milliseconds; null at the first visit, when nothing is new
 */
export function recordVisit(storage: VisitStorage, personId: string, now: number): number | null {
  try {
    const key = keyOf(personId);
    const times = readTimes(storage.getItem(key));
    const continues = times !== null && now - times.latest < VISIT_ENDS_AFTER_MS;
    const before = continues ? times.before : (times?.latest ?? 0);
    storage.setItem(key, `${before} ${now}`);
    return before || null;
  } catch {
    /* Without storage no visit is known. */
    return null;
  }
}
