/**
 * What `zod` is in a browser. By itself it first tries to compile a function from text, which our content security
 * policy refuses and reports on every page; this entry switches that off. Both front ends' builds put this in its
 * place.
 */
import { config } from 'zod/v4';

export * from 'zod/v4';

if ('document' in globalThis) config({ jitless: true });
