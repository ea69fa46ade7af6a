/** What a text area holds and what is selected in it. */
export interface Selection {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Puts marks around what is selected, or takes them away; without a selection the placeholder is marked. */
export function wrap({ value, start, end }: Selection, mark: string, placeholder: string): Selection {
  const isMarked = value.slice(start - mark.length, start) === mark && value.slice(end, end + mark.length) === mark;
  if (isMarked) {
    const bare = value.slice(0, start - mark.length) + value.slice(start, end) + value.slice(end + mark.length);
    return { value: bare, start: start - mark.length, end: end - mark.length };
  }
  const selected = value.slice(start, end) || placeholder;
  const marked = value.slice(0, start) + mark + selected + mark + value.slice(end);
  return { value: marked, start: start + mark.length, end: start + mark.length + selected.length };
}

/** Begins every selected line with a mark, such as that of a list, or takes it away from all of them. */
export function prefixLines({ value, start, end }: Selection, prefix: string): Selection {
  const first = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const last = next === -1 ? value.length : next;
  const lines = value.slice(first, last).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line)).join('\n');
  const text = value.slice(0, first) + changed + value.slice(last);
  if (start !== end) return { value: text, start: first, end: first + changed.length };
  /* Without a selection the cursor stays where it is in the line: the next letter must not replace the mark. */
  const cursor = Math.max(first, start + changed.length - (last - first));
  return { value: text, start: cursor, end: cursor };
}

/** Returns where a link or an image that the place lies in ends; the place itself elsewhere. */
function endOfLink(value: string, place: number): number {
  const lineStart = value.lastIndexOf('\n', place - 1) + 1;
  const line = value.slice(lineStart).split('\n')[0] ?? '';
  const column = place - lineStart;
  for (const { index, 0: whole } of line.matchAll(/!?\[[^\]]*\]\([^)]*\)/g))
    if (index < column && column < index + whole.length) return lineStart + index + whole.length;
  return place;
}

/**
 * Puts a block between empty lines in place of what is selected, behind a link rather than into it; the cursor stands
 * behind it.
 */
export function insertBlock({ value, start, end }: Selection, block: string): Selection {
  const behind = endOfLink(value, end);
  const isInLink = behind !== end;
  const before = value.slice(0, isInLink ? behind : start).replace(/\n*$/, '');
  const after = value.slice(behind).replace(/^\n*/, '');
  const text = `${before === '' ? '' : `${before}\n\n`}${block}\n\n`;
  return { value: text + after, start: text.length, end: text.length };
}

const LIST_ITEM = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))( +)/;

/**
 * Returns what Enter does in a list: begins the next item, or ends the list where the item is empty. Null elsewhere, where
 * Enter is the browser's.
 */
export function continueList({ value, start, end }: Selection): Selection | null {
  const first = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(first).split('\n')[0] ?? '';
  const [mark, indent = '', bullet, number, point = '', space = ' '] = LIST_ITEM.exec(line) ?? [];
  if (mark === undefined || start !== end || start - first < mark.length) return null;
  if (line.trim() === mark.trim())
    return { value: value.slice(0, first) + value.slice(first + line.length), start: first, end: first };
  const next = `\n${indent}${bullet ?? `${Number(number) + 1}${point}`}${space}`;
  const cursor = start + next.length;
  return { value: value.slice(0, start) + next + value.slice(end), start: cursor, end: cursor };
}

/** Returns what has to be replaced to get from one text to the other: from where to where, and by what. */
export function replacement(from: string, to: string): { start: number; end: number; text: string } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let keptLength = 0;
  while (keptLength < shorter - start && from[from.length - 1 - keptLength] === to[to.length - 1 - keptLength])
    keptLength++;
  return { start, end: from.length - keptLength, text: to.slice(start, to.length - keptLength) };
}

/** Makes a link of what is selected; the address is selected then. */
export function link({ value, start, end }: Selection, placeholder: string): Selection {
  const label = value.slice(start, end) || placeholder;
  const head = `${value.slice(0, start)}[${label}](`;
  return { value: `${head}https://)${value.slice(end)}`, start: head.length, end: head.length + 8 };
}

/** Writes an image with its description; brackets and line breaks in the description would end it early. */
export const imageMarkup = (path: string, alt: string, caption: string): string => {
  const plain = (text: string) => text.replace(/[[\]\\\n"]/g, ' ').trim();
  return `![${plain(alt)}](${path}${caption.trim() === '' ? '' : ` "${plain(caption)}"`})`;
};
