import { inlineHtml } from './markdown-inline.ts';

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
 * The Markdown that people write in descriptions, as safe HTML: paragraphs, lists, quotations, headings (all as `h3`,
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
