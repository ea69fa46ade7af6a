import { useEffect, useRef, useState } from 'react';

/**
 * Sends a form that somebody sent before its script was there (see `earlySubmitScript`), once what they typed is taken
 * over.
 * @param submit sends what the form holds by now. Called itself and not by way of the browser, which ignores a request to
 *   send while it still tells of an earlier one.
 * @returns a ref for the form
 */
export function useEarlySubmit(submit: () => Promise<void>) {
  const element = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(false);
  // What was typed is taken over in the same turn, by an effect of the form around; it stands when `wanted` does.
  useEffect(() => setWanted(element.current?.dataset['wanted'] !== undefined), []);
  useEffect(() => {
    const form = element.current;
    if (!wanted || form?.dataset['wanted'] === undefined) return;
    delete form.dataset['wanted'];
    void submit();
  }, [wanted, submit]);
  return element;
}
