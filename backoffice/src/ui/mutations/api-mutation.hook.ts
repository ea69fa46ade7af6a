import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { useNotifyFailure } from './error-message.hook.ts';

interface ApiMutationOptions<Input, Reply> {
  /** Said when it worked. */
  readonly successMessage?: MessageKey;
  readonly onDone?: (reply: Reply) => void;
  readonly onFailure?: (failure: unknown) => boolean;
  /** Returns what is said before the reason when it failed, such as what is not saved. */
  readonly failureTitle?: (input: Input) => string;
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
const isSame = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) || (isPlain(left) && isPlain(right) && JSON.stringify(left) === JSON.stringify(right));

/**
 * The key of queries for files, which are named by their content: what was loaded stays as it is, and each load of a CV
 * is logged for its owner as another look at it.
 */
export const FILES = 'files';
/** The key of all calls that change something. */
const CHANGES = ['change'] as const;
/** Those whose lists are to be reloaded once the last call has come back. */
const awaitingReload = new WeakSet<QueryClient>();
const canChange = ({ queryKey: [kind] }: { readonly queryKey: QueryKey }): boolean => kind !== FILES;

/**
 * Returns a call of the typed client that changes something: says what happened, and has every list and record on screen asked
 * for again. `onFailure` may take a failure over by returning true. Asked for the same again while it is on its way, as
 * by a double click that comes before the button can be disabled, it does nothing.
 */
export function useApiMutation<Input, Reply>(
  call: (input: Input) => Promise<Reply>,
  options: ApiMutationOptions<Input, Reply> = {},
) {
  const text = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const underway = useRef<{ input: Input }[]>([]);
  /* While others are on their way, the last of them has everything loaded: else each would cut off what the one before
     began. */
  const reload = (isWanted: boolean) => {
    if (isWanted) awaitingReload.add(queries);
    if (!awaitingReload.has(queries) || queries.isMutating({ mutationKey: CHANGES }) > 1) return;
    awaitingReload.delete(queries);
    void queries.invalidateQueries({ predicate: canChange });
  };
  const { mutate, ...mutation } = useMutation({
    mutationKey: CHANGES,
    mutationFn: call,
    onSuccess: (reply) => {
      reload(true);
      if (options.successMessage) notify(text(options.successMessage), { type: 'success' });
      options.onDone?.(reply);
    },
    onError: (failure, input) => {
      if (options.onFailure?.(failure)) return reload(false);
      showFailure(failure, options.failureTitle?.(input));
      reload(true);
      return undefined;
    },
    onSettled: (_reply, _failure, input) => {
      underway.current = underway.current.filter((call) => !isSame(call.input, input));
    },
  });
  const once = useCallback(
    (input: Input, then?: Parameters<typeof mutate>[1]) => {
      if (underway.current.some((call) => isSame(call.input, input))) return;
      underway.current.push({ input });
      mutate(input, then);
    },
    [mutate],
  );
  return { ...mutation, mutate: once };
}
