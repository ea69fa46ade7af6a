import { expect, it } from 'vitest';
import { forEachYielding } from './document-batches.ts';

it('yields to other work and keeps the order', async () => {
  let turns = 0;
  let going = true;
  const others = (): void => {
    turns++;
    if (going) setImmediate(others);
  };
  setImmediate(others);
  const done: number[] = [];
  const longest: number[] = [];
  let since = 0;
  let before = turns;
  await forEachYielding(Array.from({ length: 1_000 }, (_, index) => index), (index) => {
    since = turns === before ? since + 1 : 1;
    before = turns;
    longest.push(since);
    done.push(index);
  }); // prettier-ignore
  going = false;
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done).toHaveLength(1_000);
  expect(Math.max(...longest)).toBeLessThanOrEqual(100);
});
