import { createClient } from '@prentice/client';
import { anonymous } from '@prentice/contract';

/**
 * What the server hands to each request, for `astro dev`, where pages run in a process of their own: the API is reached
 * at `API_URL`, and nobody is signed in while a page is rendered.
 */
export function developmentLocals(locals: Partial<App.Locals>, origin: string): void {
  const { API_URL = 'http://127.0.0.1:3000', PUBLIC_URL = origin } = process.env;
  locals.api ??= createClient({ send: (path, init) => fetch(`${API_URL}${path}`, init) });
  locals.actor ??= anonymous;
  locals.publicUrl ??= PUBLIC_URL;
  locals.traceId ??= crypto.randomUUID();
}
