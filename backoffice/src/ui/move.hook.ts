import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useText, type TextKey } from '../i18n/text.hook.ts';
import { useShowFailure } from './refusal.hook.ts';

interface MoveOptions<Reply> {
  /** Said when it worked. */
  readonly done?: TextKey;
  readonly onDone?: (reply: Reply) => void;
  readonly onFailure?: (failure: unknown) => boolean;
}

/**
 * A call of the typed client that changes something: says what happened, and has every list and record on screen asked
 * for again. `onFailure` may take a failure over by returning true.
 */
export function useMove<Input, Reply>(call: (input: Input) => Promise<Reply>, options: MoveOptions<Reply> = {}) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
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
  });
}
