/*
 * Names that no public server has: reserved for special use (RFC 2606 without .example, 6761, 6762, 7686, 8375, 9476; .internal
 * by ICANN in 2024), kept out of the public root because networks use them (.corp, .home, .mail), or in common use inside.
 */
const privateSuffixes = [
  'alt', 'arpa', 'corp', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local', 'localdomain', 'localhost', 'mail', 'onion',
  'private', 'test',
]; // prettier-ignore

/**
 * Returns whether a host, as `URL.hostname` has it, can be one of the public internet: a name of two labels or more that is no
 * IP address and does not end in a private suffix. Whether it exists, and where it leads, only the network can say.
 */
export function isPublicHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z]/.test(last) && !privateSuffixes.includes(last);
}
