import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Runs a hook in a component of its own; for specs with a document. `now` is what it returned last. */
export async function renderHook<T>(use: () => T) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  let last: T;
  function Hooked(): null {
    last = use();
    return null;
  }
  await act(async () => root.render(createElement(Hooked)));
  return {
    now: (): T => last,
    /** Does something and waits until what it brought about is on the page. */
    does: (work: (now: T) => unknown) => act(async () => void work(last)),
    leaves: () => act(async () => root.unmount()),
  };
}
