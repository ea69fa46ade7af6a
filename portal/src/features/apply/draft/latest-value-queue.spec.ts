import { expect, it } from 'vitest';
import { createLatestValueQueue } from './latest-value-queue.ts';

function slow() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const line = createLatestValueQueue((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, line, answer };
}

it('sends only the newest value after a running call', async () => {
  const { sent, line, answer } = slow();
  for (const value of ['a', 'b', 'c']) line.push(value);
  expect(sent).toEqual(['a']);
  await answer();
  expect(sent).toEqual(['a', 'c']);
  await answer();
  line.push('d');
  expect(sent).toEqual(['a', 'c', 'd']);
});

it('sends nothing after it is closed', async () => {
  const { sent, line, answer } = slow();
  for (const value of ['a', 'b']) line.push(value);
  line.close();
  await answer();
  expect(sent).toEqual(['a']);
});
