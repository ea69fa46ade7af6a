import { expect, it, vi } from 'vitest';
import { PREFETCH_DELAY_MS, prefetchWhenIdle, IDLE_FALLBACK_MS, isPrefetchAllowed } from './prefetch.ts';

it('does not prefetch on very slow connections or with data saving on', () => {
  expect(isPrefetchAllowed(undefined)).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: '3g' })).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: 'slow-2g' })).toBe(false);
  expect(isPrefetchAllowed({ effectiveType: '2g' })).toBe(false);
  expect(isPrefetchAllowed({ saveData: true, effectiveType: '4g' })).toBe(false);
});

/** Returns a window that runs timers at once and records their delays. */
function browser(navigator: object, idle = true) {
  const waits: number[] = [];
  const requestIdleCallback = vi.fn((work: () => void) => work());
  const setTimeout = (work: () => void, ms: number) => {
    waits.push(ms);
    work();
  };
  return { waits, requestIdleCallback, page: { navigator, setTimeout, ...(idle ? { requestIdleCallback } : {}) } };
}

it('waits a second and for an idle moment', () => {
  const work = vi.fn();
  const { page, waits, requestIdleCallback } = browser({});
  prefetchWhenIdle(page, work);
  expect(waits).toEqual([PREFETCH_DELAY_MS]);
  expect(requestIdleCallback).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
});

it('waits 50 ms more where the browser has no idle callback', () => {
  const work = vi.fn();
  const { page, waits } = browser({}, false);
  prefetchWhenIdle(page, work);
  expect(waits).toEqual([PREFETCH_DELAY_MS, IDLE_FALLBACK_MS]);
  expect(work).toHaveBeenCalledOnce();
});

it('checks the connection only when the delay is over', () => {
  const work = vi.fn();
  prefetchWhenIdle(browser({ connection: { saveData: true } }).page, work);
  expect(work).not.toHaveBeenCalled();
});
