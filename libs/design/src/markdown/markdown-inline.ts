const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text or attribute value. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/* Bounded lengths keep every pattern linear: nothing here can look ahead further than its bound. */
const TOKENS =
  /`([^`\n]{1,200})`|\[([^\]\n]{1,200})\]\((https:\/\/[^\s()<>"]{1,300})\)|\*\*([^*\n]{1,500})\*\*|\*([^*\s][^*\n]{0,500})\*|(?<![\p{L}\p{N}])_([^_\s][^_\n]{0,500})_(?![\p{L}\p{N}])/gu;

/**
 * Emphasis, code and https links of one line, as HTML. Everything else is text: it is escaped before it is written, so
 * no markup of the author survives. Links leave the site and pass nothing on.
 */
export function inlineHtml(line: string): string {
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
