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
  return { value: value.slice(0, first) + changed + value.slice(last), start: first, end: first + changed.length };
}

/** Puts a block between empty lines in place of what is selected; the cursor stands behind it. */
export function insertBlock({ value, start, end }: Selection, block: string): Selection {
  const before = value.slice(0, start).replace(/\n*$/, '');
  const after = value.slice(end).replace(/^\n*/, '');
  const text = `${before === '' ? '' : `${before}\n\n`}${block}\n\n`;
  return { value: text + after, start: text.length, end: text.length };
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
