import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useText, type TextKey } from '../i18n/text.hook.ts';
import { useShowFailure } from './refusal.hook.ts';

interface MoveOptions<Reply> {
  /** Said when it worked. */
  readonly done?: TextKey;
  readonly onDone?: (reply: Reply) => void;
  readonly onFailure?: (failure: unknown) => boolean;
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && JSON.stringify(one) === JSON.stringify(other));

/**
 * A call of the typed client that changes something: says what happened, and has every list and record on screen asked
 * for again. `onFailure` may take a failure over by returning true. Asked for the same again while it is on its way, as by
 * a double click that comes before the button can be disabled, it does nothing.
 */
export function useMove<Input, Reply>(call: (input: Input) => Promise<Reply>, options: MoveOptions<Reply> = {}) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const underway = useRef<{ input: Input }[]>([]);
  const { mutate, ...made } = useMutation({
    mutationFn: call,
    onSuccess: (reply) => {
      void queries.invalidateQueries();
      if (options.done) notify(text(options.done), { type: 'success' });
      options.onDone?.(reply);
    },
    onError: (failure) => {
      if (options.onFailure?.(failure)) return;
      showFailure(failure);
      void queries.invalidateQueries();
    },
    onSettled: (_reply, _failure, input) => {
      underway.current = underway.current.filter((one) => !isSame(one.input, input));
    },
  });
  const once = useCallback(
    (input: Input, then?: Parameters<typeof mutate>[1]) => {
      if (underway.current.some((one) => isSame(one.input, input))) return;
      underway.current.push({ input });
      mutate(input, then);
    },
    [mutate],
  );
  return { ...made, mutate: once };
}
