/// <reference lib="dom" />
import { afterAll } from 'vitest';

/* Specs that share a worker share its document: each file leaves it empty, with no storage and at the first address. */
afterAll(async () => {
  if (!('document' in globalThis)) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
