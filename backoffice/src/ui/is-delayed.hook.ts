import { useEffect, useState } from 'react';

/** Waiting shorter than this needs no sign, in milliseconds. */
const NOTICEABLE_MS = 300;

/** True once the component has waited long enough to say so. */
export function useIsDelayed(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
