// @vitest-environment happy-dom
import { AppError } from '@prentice/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useForm } from './form.hook.ts';

afterEach(cleanup);

function openForm() {
  const sent: string[] = [];
  const answers: { done: () => void; fail: () => void }[] = [];
  const send = ({ name }: { name: string }) => {
    sent.push(name);
    return new Promise<void>((done, reject) => answers.push({ done, fail: () => reject(new TypeError('offline')) }));
  };
  const { result } = renderHook(() =>
    useForm({
      initial: { name: 'Ada' },
      schema: z.object({ name: z.string() }),
      t: (key) => key,
      send,
      onSent: () => undefined,
    }),
  );
  return { result, sent, answers };
}

it('reports a form as sent only while its values are those that were sent', async () => {
  const { result, answers } = openForm();
  await act(async () => void result.current.submit());
  await act(async () => result.current.set('name', 'Bea'));
  await act(async () => answers[0]?.done());
  expect(result.current.sent).toBe(false);
  await act(async () => void result.current.submit());
  await act(async () => answers[1]?.done());
  expect(result.current.sent).toBe(true);
  await act(async () => result.current.set('name', 'Cleo'));
  expect(result.current.sent).toBe(false);
});

it('sends once when submitted twice, and keeps the values when sending fails: the failure goes when the connection is back', async () => {
  const { result, sent, answers } = openForm();
  await act(async () => result.current.set('name', 'Bea'));
  await act(async () => void result.current.submit());
  await act(async () => void result.current.submit());
  await act(async () => answers[0]?.fail());
  expect(sent).toEqual(['Bea']);
  expect(result.current).toMatchObject({ values: { name: 'Bea' }, failure: 'ui.offline', sent: false, busy: false });
  await act(async () => void dispatchEvent(new Event('online')));
  expect(result.current).toMatchObject({ values: { name: 'Bea' }, failure: undefined });
});

it('says once that fields need attention: the refusal of the server is at its fields', async () => {
  const fields = [{ field: 'name', code: 'required', message: 'Fill this in.' }];
  const { result } = renderHook(() =>
    useForm({
      initial: { name: 'Ada' },
      t: (key) => key,
      send: () => Promise.reject(new AppError('VALIDATION_FAILED', {}, fields)),
      onSent: () => undefined,
    }),
  );
  await act(async () => void result.current.submit());
  expect(result.current).toMatchObject({ errors: { name: 'ui.empty.name' }, failure: undefined });
});
