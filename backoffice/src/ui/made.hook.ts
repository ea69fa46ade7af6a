import { useQueryClient, type Mutation } from '@tanstack/react-query';

/** What a press began: whether it could, and whether the call that it made, if any, worked in the end. */
interface Begun {
  readonly fits: boolean;
  readonly made: Promise<boolean> | undefined;
}

/** Begins something, and tells how the call ends that it makes, even when the component is gone by then. */
export function useMade(): (begin: () => boolean) => Begun {
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
    const call = calls.getAll().find((one) => !before.has(one));
    return { fits, made: call && ended(call) };
  };
}
