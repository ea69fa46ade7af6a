import { useEffect, useRef, useState } from 'react';

/**
 * Sends a form that somebody sent before its script was there (see `earlySubmitScript`), once what they typed is taken
 * over.
 * @returns a ref for the form
 */
export function useEarlySubmit() {
  const element = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(false);
  // What was typed is taken over in the same turn, by an effect of the form around; it stands when `wanted` does.
  useEffect(() => setWanted(element.current?.dataset['wanted'] !== undefined), []);
  useEffect(() => {
    if (!wanted || !element.current) return;
    delete element.current.dataset['wanted'];
    element.current.requestSubmit();
  }, [wanted]);
  return element;
}
