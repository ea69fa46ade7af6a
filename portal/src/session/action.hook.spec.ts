// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderHook } from '../../test/render-hook.ts';
import { useAction } from './action.hook.ts';

/** Renders the hook with actions that run until they are answered. */
async function slow() {
  const begun: string[] = [];
  const answers: Record<string, () => void> = {};
  const hook = await renderHook(() => useAction((key) => key));
  const press = (name: string, what?: string) =>
    hook.does(({ run }) =>
      run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => (answers[name] = resolve));
      }, what),
    );
  return { begun, press, busy: () => hook.now().busy, answer: (name: string) => hook.does(() => answers[name]?.()) };
}

it('ignores a second press while an action is running', async () => {
  const { begun, press, answer } = await slow();
  await press('first');
  await press('second');
  await answer('first');
  await press('third');
  expect(begun).toEqual(['first', 'third']);
});

it('runs the actions of different rows at the same time', async () => {
  const { begun, press, busy, answer } = await slow();
  await press('read a', 'a');
  await press('read b', 'b');
  await press('read a again', 'a');
  expect(begun).toEqual(['read a', 'read b']);
  await answer('read a');
  expect(busy()).toBe(true);
  await answer('read b');
  expect(busy()).toBe(false);
});
