import { expect, it } from 'vitest';
import { KeptFigures } from './kept.figures.ts';

/** Figures that say how often they were counted, and a clock to move. */
function counted() {
  let now = 0;
  let times = 0;
  const figures = new KeptFigures<string, number>({ fresh: 60, stale: 600, patience: 0 }, () => now);
  return {
    at: (moment: number) => void (now = moment),
    read: (key = 'days') => figures.read(key, () => Promise.resolve(++times)),
    /** A count that ends when it is told to, at that moment. */
    slow: () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      return { seen: figures.read('days', () => promise), end: () => resolve(++times) };
    },
    fail: () => figures.read('days', () => Promise.reject(new Error('no database'))),
  };
}

it('counts once within the time, once for all who ask together, and for each key by itself', async () => {
  const { at, read } = counted();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  at(59);
  expect(await read()).toBe(1);
  expect(await read('other')).toBe(2);
});

it('serves what is past its time once more, and the new figures then', async () => {
  const { at, read } = counted();
  await read();
  at(60);
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
});

it('counts anew before it answers when the figures are too old', async () => {
  const { at, read } = counted();
  await read();
  at(660);
  expect(await read()).toBe(2);
});

it('keeps what it has when a count fails, and says so when it has nothing', async () => {
  const { at, read, fail } = counted();
  await expect(fail()).rejects.toThrow('no database');
  expect(await read()).toBe(1);
  at(100);
  expect(await fail()).toBe(1);
  expect(await read()).toBe(1);
});

it('keeps nobody waiting for a long first count, and whoever asks later finds it', async () => {
  const { read, slow } = counted();
  const { seen, end } = slow();
  expect(await seen).toBeNull();
  expect(await read()).toBeNull();
  end();
  await expect.poll(() => read()).toBe(1);
});

it('keeps for longer what took long to count', async () => {
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
