import { expect, it, vi } from 'vitest';
import { AHEAD_DELAY_MS, fetchAhead, IDLE_FALLBACK_MS, mayFetchAhead } from './ahead.ts';

it('fetches nothing ahead on very slow lines or when data is being saved', () => {
  expect(mayFetchAhead(undefined)).toBe(true);
  expect(mayFetchAhead({ effectiveType: '3g' })).toBe(true);
  expect(mayFetchAhead({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayFetchAhead({ effectiveType: '2g' })).toBe(false);
  expect(mayFetchAhead({ saveData: true, effectiveType: '4g' })).toBe(false);
});

/** A window whose waits are run at once and written down. */
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
  fetchAhead(page, work);
  expect(waits).toEqual([AHEAD_DELAY_MS]);
  expect(requestIdleCallback).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
});

it('waits 50 ms more where the browser has no idle callback', () => {
  const work = vi.fn();
  const { page, waits } = browser({}, false);
  fetchAhead(page, work);
  expect(waits).toEqual([AHEAD_DELAY_MS, IDLE_FALLBACK_MS]);
  expect(work).toHaveBeenCalledOnce();
});

it('looks at the line when the time has come', () => {
  const work = vi.fn();
  fetchAhead(browser({ connection: { saveData: true } }).page, work);
  expect(work).not.toHaveBeenCalled();
});
