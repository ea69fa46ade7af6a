const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the rows of a CSV file while it comes in: line ends outside quotes, without the heading. */
export function createRowCounter(): (part: Uint8Array) => number {
  let quoted = false;
  let ends = 0;
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_FEED && !quoted) ends++;
    }
    return Math.max(0, ends - 1);
  };
}
