import { useQueryClient, type Mutation } from '@tanstack/react-query';

/** What a press began: whether it could, and whether the call that it made, if any, worked in the end. */
interface StartedMutation {
  readonly isValid: boolean;
  readonly succeeded: Promise<boolean> | undefined;
}

/** Begins something, and tells how the call ends that it makes, even when the component is gone by then. */
export function useMutationResult(): (begin: () => boolean) => StartedMutation {
  const calls = useQueryClient().getMutationCache();
  const ended = (call: Mutation) =>
    new Promise<boolean>((resolve) => {
      const stop = calls.subscribe(({ mutation }) => {
        const status = mutation === call ? call.state.status : 'pending';
        if (status !== 'success' && status !== 'error') return;
        stop();
        resolve(status === 'success');
      });
    });
  return (begin) => {
    const before = new Set(calls.getAll());
    const fits = begin();
    const call = calls.getAll().find((entry) => !before.has(entry));
    return { isValid: fits, succeeded: call && ended(call) };
  };
}
