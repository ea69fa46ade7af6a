import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Looks again at every fault on screen when something has changed: one field may be right because of another. */
export function useRevalidateErrors(values: object): void {
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  const shown = Object.keys(errors).toSorted().join();
  useEffect(() => {
    if (shown !== '') void trigger(shown.split(','));
  }, [trigger, shown, values]);
}
