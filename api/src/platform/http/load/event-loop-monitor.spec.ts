import { expect, it } from 'vitest';
import { EventLoopMonitor } from './event-loop-monitor.ts';

function fixture() {
  let now = 0;
  const watch = new EventLoopMonitor(() => now);
  const lookAfter = (milliseconds: number): number => {
    now += milliseconds;
    watch.measure();
    return watch.lag;
  };
  return { lookAfter };
}

it('reports no lag while iterations are on time', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(100), lookAfter(100), lookAfter(99)]).toEqual([0, 0, 0]);
});

it('reports no lag after a single late iteration', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(5_000), lookAfter(100), lookAfter(100)]).toEqual([0, 0, 0]);
});

it('reports the smaller lag of two late iterations in a row, until one is on time', () => {
  const { lookAfter } = fixture();
  expect([lookAfter(1_600), lookAfter(1_300), lookAfter(2_100), lookAfter(100)]).toEqual([0, 1_200, 1_200, 0]);
});
