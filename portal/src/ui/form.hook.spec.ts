// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderHook } from '../../test/render-hook.ts';
import { useForm } from './form.hook.ts';

async function form() {
  const sent: string[] = [];
  const answers: { done: () => void; fail: () => void }[] = [];
  const send = ({ name }: { name: string }) => {
    sent.push(name);
    return new Promise<void>((done, reject) => answers.push({ done, fail: () => reject(new TypeError('offline')) }));
  };
  const hook = await renderHook(() =>
    useForm({
      initial: { name: 'Ada' },
      schema: z.object({ name: z.string() }),
      t: (key) => key,
      send,
      onSent: () => undefined,
    }),
  );
  return { ...hook, sent, answers };
}

it('reports a form as sent only while its values are those that were sent', async () => {
  const { now, does, answers } = await form();
  await does(({ submit }) => submit());
  await does(({ set }) => set('name', 'Bea'));
  await does(() => answers[0]?.done());
  expect(now().sent).toBe(false);
  await does(({ submit }) => submit());
  await does(() => answers[1]?.done());
  expect(now().sent).toBe(true);
  await does(({ set }) => set('name', 'Cleo'));
  expect(now().sent).toBe(false);
});

it('sends once when submitted twice, and keeps the values when sending fails', async () => {
  const { now, does, sent, answers } = await form();
  await does(({ set }) => set('name', 'Bea'));
  await does(({ submit }) => submit());
  await does(({ submit }) => submit());
  await does(() => answers[0]?.fail());
  expect(sent).toEqual(['Bea']);
  expect(now()).toMatchObject({ values: { name: 'Bea' }, failure: 'ui.offline', sent: false, busy: false });
});
