const SLOTS = 4096;
const LONGEST = 32;

const cache: string[] = Array.from({ length: SLOTS }, () => '');

const same = (name: string, bytes: Uint8Array, start: number): boolean => {
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== bytes[start + at]) return false;
  return true;
};

/**
 * The short ASCII name that ends with a zero byte at this place. Names repeat in every document, so that one string is
 * kept for each. Undefined for other names, which the caller reads the long way.
 */
export function keyAt(bytes: Uint8Array, start: number, end: number): string | undefined {
  let hash = 0;
  const limit = Math.min(end, start + LONGEST);
  for (let at = start; at < limit; at++) {
    const byte = bytes[at] ?? 0;
    if (byte > 127) return undefined;
    if (byte !== 0) {
      hash = (hash * 31 + byte) | 0;
      continue;
    }
    const slot = (hash ^ (hash >>> 12)) & (SLOTS - 1);
    const known = cache[slot] ?? '';
    if (known.length === at - start && same(known, bytes, start)) return known;
    const name = String.fromCharCode(...bytes.subarray(start, at));
    cache[slot] = name;
    return name;
  }
  return undefined;
}
