import { expect, it } from 'vitest';
import { newestInLine } from './draft.line.ts';

function slow() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const line = newestInLine((value: string) => {
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

it('sends nothing while something is on its way, and then only the newest', async () => {
  const { sent, line, answer } = slow();
  for (const value of ['a', 'b', 'c']) line.give(value);
  expect(sent).toEqual(['a']);
  await answer();
  expect(sent).toEqual(['a', 'c']);
  await answer();
  line.give('d');
  expect(sent).toEqual(['a', 'c', 'd']);
});

it('sends nothing more once it is closed', async () => {
  const { sent, line, answer } = slow();
  for (const value of ['a', 'b']) line.give(value);
  line.close();
  await answer();
  expect(sent).toEqual(['a']);
});
