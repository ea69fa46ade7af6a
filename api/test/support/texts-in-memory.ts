const decoder = new TextDecoder();
const SHOWN = 120;

const bytesOf = (value: object): string | null => {
  if (value instanceof ArrayBuffer) return decoder.decode(value);
  return ArrayBuffer.isView(value) ? decoder.decode(value as Uint8Array) : null;
};

/** What an object leads to: entries of collections, and all properties, private ones of TypeScript included. */
function parts(value: object): unknown[] {
  const children = Reflect.ownKeys(value).map((key): unknown => Reflect.get(value, key));
  if (value instanceof Map) return [...children, ...value.keys(), ...value.values()];
  return value instanceof Set ? [...children, ...value] : children;
}

/** Every text in memory that can be reached from an object and fits, shortened. */
export function textsWithin(root: unknown, pattern: RegExp): string[] {
  const seen = new Set<unknown>();
  const texts: string[] = [];
  const left: unknown[] = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (value === null || typeof value === 'function' || seen.has(value)) continue;
    const text = typeof value === 'string' ? value : typeof value === 'object' ? bytesOf(value) : null;
    if (text !== null && pattern.test(text)) texts.push(text.slice(0, SHOWN));
    if (typeof value !== 'object' || text !== null) continue;
    seen.add(value);
    left.push(...parts(value));
  }
  return texts;
}
