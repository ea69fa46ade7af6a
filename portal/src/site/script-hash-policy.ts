import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/dg;
const HASHES = /( 'sha256-[\w+/=]+')+/;

const hashOf = (script: Uint8Array): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the hashes of the inline scripts of a page. Read as Latin-1, each character is the byte at its place. */
function inlineScriptHashes(html: Buffer): ReadonlySet<string> {
  const scripts = [...html.toString('latin1').matchAll(INLINE)].map(({ indices }) => indices?.[1] ?? [0, 0]);
  return new Set(scripts.map(([start, end]) => hashOf(html.subarray(start, end))));
}

/**
 * Removes the hashes of inline scripts that the page does not contain from its content security policy. Astro lists
 * those of every kind of island on every page; a page without islands needs no exception at all.
 * @param html the page in UTF-8
 */
export function pruneScriptHashes(policy: string, html: Buffer): string {
  const used = inlineScriptHashes(html);
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
