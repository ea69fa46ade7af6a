import type { MessageKey } from '../../i18n/messages.hook.ts';
import { useApiMutation } from './api-mutation.hook.ts';

interface DecisionOptions<Input> {
  /** Said when it worked. */
  readonly successMessage?: MessageKey;
  readonly onDone?: (input: Input) => void;
  readonly onFailure?: (failure: unknown) => boolean;
}

/** What a call about a record is sent with: the record as it was looked at. */
interface RecordReference {
  readonly params: { readonly id: string };
  readonly version: number;
}

/**
 * Returns a decision about a record, like `useApiMutation`. One that was made keeps others away until the record is there as it
 * left it: `busy` is also for keys, which know no disabled button.
 */
export function useDecision<Input>(
  { id, version }: { readonly id: string; readonly version: number },
  call: (input: Input, about: RecordReference) => Promise<unknown>,
  { onDone, ...options }: DecisionOptions<Input> = {},
) {
  const { mutate, isPending, data } = useApiMutation(
    async (input: Input) => {
      await call(input, { params: { id }, version });
      return { input, version };
    },
    { ...options, onDone: ({ input }) => onDone?.(input) },
  );
  return { mutate, busy: isPending || data?.version === version };
}
