import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FILES, useApiMutation } from './api-mutation.hook.ts';

/** A button for every input, and the calls that were made, each of which is pending until it is answered. */
async function buttons(...inputs: readonly unknown[]) {
  const calls: unknown[] = [];
  const answers: (() => void)[] = [];
  function Buttons(): ReactElement {
    const move = useApiMutation((input: unknown) => {
      calls.push(input);
      return new Promise<void>((resolve) => answers.push(resolve));
    });
    return (
      <>
        {inputs.map((input, index) => (
          <button key={index} onClick={() => move.mutate(input)}>
            {`Move ${index}`}
          </button>
        ))}
      </>
    );
  }
  await renderWithAdmin(<Buttons />);
  const press = async (index: number) => act(async () => void fireEvent.click(screen.getByText(`Move ${index}`)));
  return { calls, press, answer: () => act(async () => answers.forEach((tell) => tell())) };
}

afterEach(cleanup);

describe('an API mutation', () => {
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
    for (const index of [0, 1, 2]) await press(index);
    expect(calls).toEqual([{ ids: ['a'] }, { ids: ['b'] }]);
  });

  it('tells files apart, which all look alike as text', async () => {
    const { calls, press } = await buttons(new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
    for (const index of [0, 1]) await press(index);
    expect(calls).toHaveLength(2);
  });

  it('has everything on screen loaded again but files, each load of which is logged', async () => {
    const loads: string[] = [];
    const load = (what: string) => () => {
      loads.push(what);
      return Promise.resolve(what);
    };
    function Candidate(): ReactElement {
      useQuery({ queryKey: ['applications', 'one', 'a'], queryFn: load('application') });
      useQuery({ queryKey: [FILES, 'cv', 'a'], queryFn: load('cv'), staleTime: Infinity });
      const rate = useApiMutation((rating: number) => Promise.resolve(rating));
      return <button onClick={() => rate.mutate(5)}>Rate</button>;
    }
    await renderWithAdmin(<Candidate />);
    await waitFor(() => expect(loads).toEqual(['application', 'cv']));
    fireEvent.click(screen.getByText('Rate'));
    await waitFor(() => expect(loads).toEqual(['application', 'cv', 'application']));
  });

  it('has everything loaded once for several that were on their way together, after the last', async () => {
    let loads = 0;
    const answers: (() => void)[] = [];
    function Screen(): ReactElement {
      useQuery({ queryKey: ['applications', 'getList'], queryFn: () => (loads += 1) });
      const move = useApiMutation<string, void>(() => new Promise((resolve) => answers.push(resolve)));
      return <button onClick={() => ['a', 'b', 'c'].forEach((input) => move.mutate(input))}>Move all</button>;
    }
    await renderWithAdmin(<Screen />);
    await waitFor(() => expect(loads).toBe(1));
    await act(async () => void fireEvent.click(screen.getByText('Move all')));
    await waitFor(() => expect(answers).toHaveLength(3));
    await act(async () => answers[0]?.());
    await act(async () => answers[2]?.());
    expect(loads).toBe(1);
    await act(async () => answers[1]?.());
    await waitFor(() => expect(loads).toBe(2));
  });
});
