/**
 * Returns the place after the quotation mark that ends a JSON string beginning at `start`; the text's end when none
 * does.
 */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const sign = text[index];
    if (sign === '\\') index++;
    else if (sign === '"') return index + 1;
  }
  return text.length;
}

const KEY = /\s*:/y;

function isKey(text: string, end: number): boolean {
  KEY.lastIndex = end;
  return KEY.test(text);
}

/**
 * Returns whether an object of a JSON text has a key twice, escaped or not. Parsers differ on which of the two counts,
 * so that what one has checked another may never see. The text must be JSON.
 */
export function repeatsKey(text: string): boolean {
  const open: Set<unknown>[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key: unknown = JSON.parse(text.slice(index, end));
        if (keys.has(key)) return true;
        keys.add(key);
      }
      index = end - 1;
    }
  }
  return false;
}
