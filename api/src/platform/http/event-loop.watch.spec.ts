import { expect, it } from 'vitest';
import { EventLoopWatch } from './event-loop.watch.ts';

function fixture() {
  let now = 0;
  const watch = new EventLoopWatch(() => now);
  const lookAfter = (milliseconds: number): number => {
    now += milliseconds;
    watch.look();
    return watch.lag;
  };
  return { lookAfter };
}

it('counts no lag while turns are in time', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(100), lookAfter(100), lookAfter(99)]).toEqual([0, 0, 0]);
});

it('counts no lag for a single late turn', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(5_000), lookAfter(100), lookAfter(100)]).toEqual([0, 0, 0]);
});

it('counts the smaller of two late turns in a row, until one is in time', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(1_600), lookAfter(1_300), lookAfter(2_100), lookAfter(100)]).toEqual([0, 1_200, 1_200, 0]);
});
