// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAction } from './action.hook.ts';

afterEach(cleanup);

/** Renders the hook with actions that run until they are answered. */
function renderSlowActions() {
  const startedActions: string[] = [];
  const answers: Record<string, () => void> = {};
  const { result } = renderHook(() => useAction((key) => key));
  const press = (name: string, what?: string) =>
    act(
      async () =>
        void result.current.run(() => {
          startedActions.push(name);
          return new Promise<void>((resolve) => (answers[name] = resolve));
        }, what),
    );
  const answer = (name: string) => act(async () => answers[name]?.());
  return { startedActions, press, answer, isBusy: () => result.current.busy };
}

it('ignores a second press while an action is running', async () => {
  const { startedActions, press, answer } = renderSlowActions();
  await press('first');
  await press('second');
  await answer('first');
  await press('third');
  expect(startedActions).toEqual(['first', 'third']);
});

it('runs the actions of different rows at the same time', async () => {
  const { startedActions, press, isBusy, answer } = renderSlowActions();
  await press('read a', 'a');
  await press('read b', 'b');
  await press('read a again', 'a');
  expect(startedActions).toEqual(['read a', 'read b']);
  await answer('read a');
  expect(isBusy()).toBe(true);
  await answer('read b');
  expect(isBusy()).toBe(false);
});

it('says that there is no connection until there is one, and other failures until the next action', async () => {
  const { result } = renderHook(() => useAction((key) => key));
  const fail = (error: Error) => act(async () => void (await result.current.run(() => Promise.reject(error))));
  const reconnect = () => act(async () => void dispatchEvent(new Event('online')));
  await fail(new TypeError('Failed to fetch'));
  expect(result.current.failure).toBe('ui.offline');
  await reconnect();
  expect(result.current.failure).toBeUndefined();
  await fail(new Error('Something else'));
  await reconnect();
  expect(result.current.failure).toBe('ui.failed');
});
