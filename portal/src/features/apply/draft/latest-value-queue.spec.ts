import { expect, it } from 'vitest';
import { createLatestValueQueue } from './latest-value-queue.ts';

function slowQueue() {
  const sent: string[] = [];
  const pendingReplies: (() => void)[] = [];
  const queue = createLatestValueQueue((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve) => pendingReplies.push(resolve));
  });
  const reply = async (): Promise<void> => {
    pendingReplies.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, queue, reply };
}

it('sends only the newest value after a running call', async () => {
  const { sent, queue, reply } = slowQueue();
  for (const value of ['a', 'b', 'c']) queue.push(value);
  expect(sent).toEqual(['a']);
  await reply();
  expect(sent).toEqual(['a', 'c']);
  await reply();
  queue.push('d');
  expect(sent).toEqual(['a', 'c', 'd']);
});

it('sends nothing after it is closed', async () => {
  const { sent, queue, reply } = slowQueue();
  for (const value of ['a', 'b']) queue.push(value);
  queue.close();
  await reply();
  expect(sent).toEqual(['a']);
});
