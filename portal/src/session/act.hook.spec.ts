// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hooked } from '../../test/hook.ts';
import { useAct } from './act.hook.ts';

/** Acts that go on until they are answered. */
async function slow() {
  const begun: string[] = [];
  const answers: Record<string, () => void> = {};
  const hook = await hooked(() => useAct((key) => key));
  const press = (name: string, what?: string) =>
    hook.does(({ run }) =>
      run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => (answers[name] = resolve));
      }, what),
    );
  return { begun, press, busy: () => hook.now().busy, answer: (name: string) => hook.does(() => answers[name]?.()) };
}

it('does one thing once at a time', async () => {
  const { begun, press, answer } = await slow();
  await press('first');
  await press('second');
  await answer('first');
  await press('third');
  expect(begun).toEqual(['first', 'third']);
});

it('loses no press on another row while one is on its way', async () => {
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
