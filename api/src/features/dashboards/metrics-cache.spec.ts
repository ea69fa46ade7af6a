import { expect, it } from 'vitest';
import { MetricsCache } from './metrics-cache.ts';

/** A cache whose values say how often they were counted, and a clock that the test sets. */
function counted() {
  let now = 0;
  let times = 0;
  const metrics = new MetricsCache<string, number>({ fresh: 60, stale: 600, patience: 0 }, () => now);
  return {
    at: (moment: number) => void (now = moment),
    read: (key = 'days') => metrics.read(key, () => Promise.resolve(++times)),
    /** A count that ends when the test says so. */
    slow: () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      return { seen: metrics.read('days', () => promise), end: () => resolve(++times) };
    },
    fail: () => metrics.read('days', () => Promise.reject(new Error('no database'))),
  };
}

it('counts once within the time limit, once for concurrent callers, and separately for each key', async () => {
  const { at, read } = counted();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  at(59);
  expect(await read()).toBe(1);
  expect(await read('other')).toBe(2);
});

it('serves a stale value once more and then the new one', async () => {
  const { at, read } = counted();
  await read();
  at(60);
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
});

it('counts again before it answers when the value is too old', async () => {
  const { at, read } = counted();
  await read();
  at(660);
  expect(await read()).toBe(2);
});

it('keeps its value when a count fails, and throws when it has none', async () => {
  const { at, read, fail } = counted();
  await expect(fail()).rejects.toThrow('no database');
  expect(await read()).toBe(1);
  at(100);
  expect(await fail()).toBe(1);
  expect(await read()).toBe(1);
});

it('answers null during a long first count and the value afterwards', async () => {
  const { read, slow } = counted();
  const { seen, end } = slow();
  expect(await seen).toBeNull();
  expect(await read()).toBeNull();
  end();
  await expect.poll(() => read()).toBe(1);
});

it('keeps values longer that took long to count', async () => {
  const { at, read, slow } = counted();
  const { seen, end } = slow();
  at(10);
  end();
  await seen;
  await expect.poll(() => read()).toBe(1);
  at(199);
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  at(200);
  await read();
  expect(await read()).toBe(2);
});
