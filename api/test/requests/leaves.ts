/** Where a text stands in a body: keys and indices from its root. */
export type Path = readonly (string | number)[];

/** A text within a body. */
export interface Leaf {
  readonly path: Path;
  readonly text: string;
}

/** Every text in a body, however deep. */
export function leavesOf(body: unknown, path: Path = []): Leaf[] {
  if (typeof body === 'string') return [{ path, text: body }];
  if (Array.isArray(body)) return body.flatMap((one, at) => leavesOf(one, [...path, at]));
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

/** The body with another value at a place. */
export function withLeaf(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body)) return body.map((one, at) => (at === first ? withLeaf(one, rest, value) : one));
  const fields = body !== null && typeof body === 'object' ? body : {};
  return { ...fields, [first]: withLeaf(Reflect.get(fields, first), rest, value) };
}

/** A place in words, the same for all entries of a list. */
export const placeOf = (path: Path): string => path.map((one) => (typeof one === 'number' ? '[]' : one)).join('.');
