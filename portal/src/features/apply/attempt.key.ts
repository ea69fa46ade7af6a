/**
 * One key per attempt: the same content sent again, by a double click or after a lost reply, carries the same key and is
 * one application; changed content is another attempt.
 */
export function attemptKeys(makeKey: () => string): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: makeKey() };
    return last.key;
  };
}
