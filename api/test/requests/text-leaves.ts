/** Where a text is in a body: keys and indices from its root. */
export type TextPath = readonly (string | number)[];

/** A text within a body. */
export interface TextLeaf {
  readonly path: TextPath;
  readonly text: string;
}

/** Every text in a body, however deep. */
export function textLeavesOf(body: unknown, path: TextPath = []): TextLeaf[] {
  if (typeof body === 'string') return [{ path, text: body }];
  if (Array.isArray(body)) return body.flatMap((entry, index) => textLeavesOf(entry, [...path, index]));
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, entry]) => textLeavesOf(entry, [...path, key]));
}

/** The body with another value at a place. */
export function replaceLeaf(body: unknown, [first, ...rest]: TextPath, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry, index) => (index === first ? replaceLeaf(entry, rest, value) : entry));
  const fields = body !== null && typeof body === 'object' ? body : {};
  return { ...fields, [first]: replaceLeaf(Reflect.get(fields, first), rest, value) };
}
