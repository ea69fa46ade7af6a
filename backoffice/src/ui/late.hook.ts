import { useEffect, useState } from 'react';

/** Waiting shorter than this needs no sign, in milliseconds. */
const LATE_MS = 300;

/** True once the component has waited long enough to say so. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
