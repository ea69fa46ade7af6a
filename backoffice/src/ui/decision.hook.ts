import type { TextKey } from '../i18n/text.hook.ts';
import { useMove } from './move.hook.ts';

interface DecisionOptions<Input> {
  /** Said when it worked. */
  readonly done?: TextKey;
  readonly onDone?: (input: Input) => void;
  readonly onFailure?: (failure: unknown) => boolean;
}

/** What a call about a record is sent with: the record as it was looked at. */
interface About {
  readonly params: { readonly id: string };
  readonly version: number;
}

/**
 * A decision about a record, as {@link useMove}. One that was made keeps others away until the record is there as it left it:
 * `busy` is also for keys, which know no disabled button.
 */
export function useDecision<Input>(
  { id, version }: { readonly id: string; readonly version: number },
  call: (input: Input, about: About) => Promise<unknown>,
  { onDone, ...options }: DecisionOptions<Input> = {},
) {
  const { mutate, isPending, data } = useMove(
    async (input: Input) => {
      await call(input, { params: { id }, version });
      return { input, version };
    },
    { ...options, onDone: ({ input }) => onDone?.(input) },
  );
  return { mutate, busy: isPending || data?.version === version };
}
