import { useEffect, useRef } from 'react';

interface AutofillFields<T extends string, B extends string> {
  texts: readonly T[];
  setText: (name: T, value: string) => void;
  boxes?: readonly B[];
  tick?: (name: B) => void;
}

/**
 * Copies values that a password manager or the person entered before hydration into the state of the form.
 * @returns a ref for an element around the fields
 */
export function useAutofill<T extends string, B extends string = never>(fields: AutofillFields<T, B>) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(fields);
  useEffect(() => {
    const { texts, setText, boxes = [], tick } = latest.current;
    const named = (name: string) => element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    for (const name of texts) {
      const value = named(name)?.value;
      if (value) setText(name, value);
    }
    for (const name of boxes) if (named(name)?.checked) tick?.(name);
  }, []);
  return element;
}
