import { useEffect, useRef } from 'react';

/**
 * Takes over what a password manager, or a quick typist, put into the fields before the page's script was there.
 * @returns a ref for an element around the fields
 */
export function useFilledBefore<E extends HTMLElement>(
  names: readonly string[],
  take: (name: string, value: string) => void,
) {
  const element = useRef<E>(null);
  const latest = useRef({ names, take });
  useEffect(() => {
    for (const name of latest.current.names) {
      const input = element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input?.value) latest.current.take(name, input.value);
    }
  }, []);
  return element;
}
