/**
 * Creates one idempotency key per content: the same content sent again, by a double click or after a lost reply, has the same key and is
 * one application; changed content gets another key.
 */
export function createIdempotencyKeys(makeKey: () => string): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: makeKey() };
    return last.key;
  };
}
