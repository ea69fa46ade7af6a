const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Returns text as HTML text or attribute value. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/* Bounded lengths keep every pattern linear: nothing here can look ahead further than its bound. */
const TOKENS =
  /`([^`\n]{1,200})`|\[([^\]\n]{1,200})\]\((https:\/\/[^\s()<>"]{1,300})\)|\*\*([^*\n]{1,500})\*\*|\*([^*\s][^*\n]{0,500})\*|(?<![\p{L}\p{N}])_([^_\s][^_\n]{0,500})_(?![\p{L}\p{N}])/gu;

/**
 * Emphasis, code and https links of one line, as HTML. Everything else is text: it is escaped before it is written, so
 * no markup of the author survives. Links leave the site and pass nothing on.
 */
function inlineHtml(line: string): string {
  let html = '';
  let last = 0;
  for (const match of line.matchAll(TOKENS)) {
    const [whole, code, label, target, strong, star, underscore] = match;
    html += escapeHtml(line.slice(last, match.index));
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (label !== undefined)
      html += `<a href="${escapeHtml(target ?? '')}" rel="nofollow ugc noopener">${escapeHtml(label)}</a>`;
    else if (strong !== undefined) html += `<strong>${escapeHtml(strong)}</strong>`;
    else html += `<em>${escapeHtml(star ?? underscore ?? '')}</em>`;
    last = match.index + whole.length;
  }
  return html + escapeHtml(line.slice(last));
}

type Kind = 'p' | 'ul' | 'ol' | 'blockquote' | 'h3';

interface Line {
  kind: Kind;
  text: string;
}

const prefixes: [Kind, RegExp][] = [
  ['ul', /^\s{0,3}[-*+•]\s+/],
  ['ol', /^\s{0,3}\d{1,3}[.)]\s+/],
  ['blockquote', /^\s{0,3}>\s?/],
  ['h3', /^\s{0,3}#{1,6}\s+/],
];

function readLine(line: string): Line {
  for (const [kind, pattern] of prefixes) {
    if (pattern.test(line)) return { kind, text: line.replace(pattern, '') };
  }
  return { kind: 'p', text: line.trim() };
}

function blockHtml(kind: Kind, lines: string[]): string {
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}>${lines.map((line) => `<li>${inlineHtml(line)}</li>`).join('')}</${kind}>`;
  if (kind === 'h3') return lines.map((line) => `<h3>${inlineHtml(line)}</h3>`).join('');
  const text = lines.map(inlineHtml).join('<br>');
  return kind === 'p' ? `<p>${text}</p>` : `<blockquote><p>${text}</p></blockquote>`;
}

/**
 * Returns the Markdown that people write in descriptions, as safe HTML: paragraphs, lists, quotations, headings (all as `h3`,
 * below the page's own), emphasis, code and https links. Raw HTML, images and other schemes appear as plain text.
 */
export function markdownHtml(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  let open: { kind: Kind; lines: string[] } | undefined;
  for (const raw of text.replaceAll('\r', '').split('\n')) {
    if (raw.trim() === '') {
      open = undefined;
      continue;
    }
    const line = readLine(raw);
    if (open?.kind === line.kind) open.lines.push(line.text);
    else blocks.push((open = { kind: line.kind, lines: [line.text] }));
  }
  return blocks.map((block) => blockHtml(block.kind, block.lines)).join('\n');
}
