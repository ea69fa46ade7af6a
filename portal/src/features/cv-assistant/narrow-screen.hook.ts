import { useSyncExternalStore } from 'react';

/* A page as wide as a phone has letters too small to read: its lines are shown as text there. */
const narrow = (): MediaQueryList => matchMedia('(max-width: 40rem)');
const watchNarrow = (onChange: () => void): (() => void) => {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns whether the screen has room for one column only. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watchNarrow, () => narrow().matches);
