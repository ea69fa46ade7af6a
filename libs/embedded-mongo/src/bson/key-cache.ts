const SLOTS = 4096;
const LONGEST = 32;

const cache: string[] = Array.from({ length: SLOTS }, () => '');

const same = (name: string, bytes: Uint8Array, start: number): boolean => {
  for (let offset = 0; offset < name.length; offset++)
    if (name.charCodeAt(offset) !== bytes[start + offset]) return false;
  return true;
};

/**
 * Returns the short ASCII name that ends with a zero byte at this place. Names repeat in every document, so that one string is
 * kept for each. Undefined for other names, which the caller reads the long way.
 */
export function keyAt(bytes: Uint8Array, start: number, end: number): string | undefined {
  let hash = 0;
  const limit = Math.min(end, start + LONGEST);
  for (let offset = start; offset < limit; offset++) {
    const byte = bytes[offset] ?? 0;
    if (byte > 127) return undefined;
    if (byte !== 0) {
      hash = (hash * 31 + byte) | 0;
      continue;
    }
    const slot = (hash ^ (hash >>> 12)) & (SLOTS - 1);
    const cachedKey = cache[slot] ?? '';
    if (cachedKey.length === offset - start && same(cachedKey, bytes, start)) return cachedKey;
    const name = String.fromCharCode(...bytes.subarray(start, offset));
    cache[slot] = name;
    return name;
  }
  return undefined;
}
