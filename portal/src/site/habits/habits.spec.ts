import { expect, it, vi } from 'vitest';
import { IDLE_FALLBACK_MS, mayPrefetch, whenIdle } from './prefetch.ts';
import { RELOAD_PAUSE_MS, reloadOnce } from './reload.once.ts';

function place(start: number) {
  const kept = new Map<string, string>();
  const clock = { time: start };
  return {
    clock,
    reload: vi.fn(),
    now: () => clock.time,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
}

it('reloads at most once in ten seconds', () => {
  const here = place(1_000);
  expect(reloadOnce(here)).toBe(true);
  here.clock.time += RELOAD_PAUSE_MS - 1;
  expect(reloadOnce(here)).toBe(false);
  here.clock.time += 1;
  expect(reloadOnce(here)).toBe(true);
  expect(here.reload).toHaveBeenCalledTimes(2);
});

it('fetches nothing ahead on slow lines or when data is being saved', () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
});

it('waits 50 ms where the browser has no idle callback', () => {
  const setTimeout = vi.fn();
  const work = () => undefined;
  whenIdle({ setTimeout })(work);
  expect(setTimeout).toHaveBeenCalledWith(work, IDLE_FALLBACK_MS);
  const requestIdleCallback = vi.fn();
  whenIdle({ setTimeout, requestIdleCallback })(work);
  expect(requestIdleCallback).toHaveBeenCalledOnce();
});
