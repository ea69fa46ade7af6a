/** A part of a text: words, or a web address that is shown as a link to itself. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”„]+/gi;
/* What ends the sentence around an address, and a bracket around it, are no part of it. */
const TRAILING = /[.,;:!?'’)\]}]+$/;

/** Returns where an address leads; undefined for one that could pretend to be another by a name before its host. */
function hrefOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Returns a text in parts, with the web addresses in it as links. Only `http:` and `https:` become one. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
