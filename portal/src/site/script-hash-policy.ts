import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const HASHES = /( 'sha256-[\w+/=]+')+/;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Removes the hashes of inline scripts that the page does not contain from its content security policy. Astro lists
 * those of every kind of island on every page; a page without islands needs no exception at all.
 */
export function pruneScriptHashes(policy: string, html: string): string {
  const used = new Set([...html.matchAll(INLINE)].map(([, script = '']) => hashOf(script)));
  return policy
    .split(';')
    .map((directive) => (directive.trim().startsWith('script-src') ? keepUsedHashes(directive, used) : directive))
    .join(';');
}

const keepUsedHashes = (directive: string, used: ReadonlySet<string>): string =>
  directive.replace(HASHES, (hashes) =>
    hashes
      .split(' ')
      .filter((hash) => hash === '' || used.has(hash))
      .join(' ')
      .trimEnd(),
  );

/** Prunes the script hashes in the policy of an HTML response; other responses are not changed. */
export async function withPrunedScriptHashes(response: Response): Promise<Response> {
  const policy = response.headers.get('content-security-policy');
  if (!policy || !response.body || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = await response.arrayBuffer();
  const html = Buffer.from(page).toString();
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', pruneScriptHashes(policy, html));
  return new Response(page, { status: response.status, statusText: response.statusText, headers });
}
