import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const HASHES = /( 'sha256-[\w+/=]+')+/;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content security policy with exactly the inline scripts that the page carries. Astro lists those of every kind of
 * island on every page; a page without islands needs no exception at all.
 */
export function exactPolicy(policy: string, html: string): string {
  const used = new Set([...html.matchAll(INLINE)].map(([, script = '']) => hashOf(script)));
  return policy
    .split(';')
    .map((directive) => (directive.trim().startsWith('script-src') ? onlyUsed(directive, used) : directive))
    .join(';');
}

const onlyUsed = (directive: string, used: ReadonlySet<string>): string =>
  directive.replace(HASHES, (hashes) =>
    hashes
      .split(' ')
      .filter((hash) => hash === '' || used.has(hash))
      .join(' ')
      .trimEnd(),
  );

/** The page as it is, with its policy made exact. Leaves alone what is no page. */
export async function withExactPolicy(response: Response): Promise<Response> {
  const policy = response.headers.get('content-security-policy');
  if (!policy || !response.body || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = await response.arrayBuffer();
  const html = Buffer.from(page).toString();
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', exactPolicy(policy, html));
  return new Response(page, { status: response.status, statusText: response.statusText, headers });
}
