import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../test/shown.tsx';
import { useMove } from './move.hook.ts';

/** A button for every input, and the calls that were made, each of which goes on until it is answered. */
async function buttons(...inputs: readonly unknown[]) {
  const calls: unknown[] = [];
  const answers: (() => void)[] = [];
  function Buttons(): ReactElement {
    const move = useMove((input: unknown) => {
      calls.push(input);
      return new Promise<void>((resolve) => answers.push(resolve));
    });
    return (
      <>
        {inputs.map((input, at) => (
          <button key={at} onClick={() => move.mutate(input)}>
            {`Move ${at}`}
          </button>
        ))}
      </>
    );
  }
  await show(<Buttons />);
  const press = async (at: number) => act(async () => void fireEvent.click(screen.getByText(`Move ${at}`)));
  return { calls, press, answer: () => act(async () => answers.forEach((tell) => tell())) };
}

afterEach(cleanup);

describe('a move', () => {
  it('is made once however often it is asked for before it is answered', async () => {
    const { calls, press, answer } = await buttons(undefined);
    await press(0);
    await press(0);
    expect(calls).toHaveLength(1);
    await answer();
    await press(0);
    expect(calls).toHaveLength(2);
  });

  it('is another one with another input, which is not lost', async () => {
    const { calls, press } = await buttons({ ids: ['a'] }, { ids: ['b'] }, { ids: ['a'] });
    for (const at of [0, 1, 2]) await press(at);
    expect(calls).toEqual([{ ids: ['a'] }, { ids: ['b'] }]);
  });

  it('tells files apart, which all look alike as text', async () => {
    const { calls, press } = await buttons(new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
    for (const at of [0, 1]) await press(at);
    expect(calls).toHaveLength(2);
  });
});
