import { brand, linkedParts } from '@prentice/contract';
import {
  detailsText,
  linesOf,
  oneLine,
  type Email,
  type EmailContext,
  type EmailDetail,
  type EmailParts,
  type EmailSection,
  type LinkLine,
} from './email.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as HTML shows it: nothing in it can become markup or leave an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns the first sentence of a text. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const style = {
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  page: 'margin:0;padding:24px 12px;background:#fbf8f1;color:#1e1a15;font:17px/1.55 Georgia,serif',
  sheet: 'max-width:560px;margin:0 auto;padding:28px;background:#fffdf8;border:1px solid #dbd3c3;border-radius:3px',
  brand: 'margin:0 0 20px;font:600 20px/1.2 Georgia,serif;color:#0b5260',
  action:
    'display:inline-block;padding:12px 20px;background:#0b5260;color:#fdfbf5;border-radius:3px;text-decoration:none;font:600 16px/1.25 Arial,sans-serif',
  title: 'margin:0 0 16px;font:600 22px/1.3 Georgia,serif',
  heading: 'margin:24px 0 8px;font:600 17px/1.3 Georgia,serif',
  quoteLabel: 'margin:0 0 4px;font-weight:600',
  quote: 'margin:0 0 16px;padding:8px 14px 1px;border-left:3px solid #dbd3c3',
  details: 'width:100%;margin:0 0 16px;border-collapse:collapse;border-bottom:1px solid #dbd3c3',
  label:
    'width:30%;padding:8px 12px 8px 0;border-top:1px solid #dbd3c3;text-align:left;vertical-align:top;font:14px/1.7 Arial,sans-serif;color:#5b5348',
  value: 'padding:8px 0;border-top:1px solid #dbd3c3;vertical-align:top;overflow-wrap:anywhere',
  list: 'margin:0 0 16px;padding:0 0 0 20px',
  link: 'color:#0b5260',
  more: 'margin:0 0 12px;font:16px/1.25 Arial,sans-serif',
  note: 'margin:12px 0 0;font:14px/1.5 Arial,sans-serif;color:#5b5348',
  footer: 'margin:28px 0 0;padding:4px 0 0;border-top:1px solid #dbd3c3',
} as const;

/**
 * On a phone the sheet is the screen. Mail programs that honour it show dark colours in dark mode; the others show the
 * light ones, or invert them.
 */
const STYLES = [
  '<style>@media (max-width:480px){.page{padding:0!important}.sheet{padding:20px 18px!important;border-width:0!important}}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#161310!important;color:#efe9dd!important}.sheet{background:#201c17!important}',
  '.sheet,.quote,.details,.label,.value,.footer{border-color:#40382d!important}',
  '.brand,.link{color:#7fc4d3!important}.note,.label{color:#b8ae9f!important}',
  '.action{background:#7fc4d3!important;color:#10222a!important}}</style>',
].join('');

/** Returns text as HTML, with links to the web addresses in it. */
const linkedHtml = (text: string): string =>
  linkedParts(text)
    .map((part) => {
      const html = escapeHtml(part.text);
      return part.href ? anchorHtml(part.href, html) : html;
    })
    .join('');

const bodyHtml = (
  { heading, paragraphs, isLinked, quote, details, sections, action, moreActions, notes }: EmailParts,
  publicUrl: string,
): string[] => [
  `<h1 style="${style.title}">${escapeHtml(heading)}</h1>`,
  ...paragraphs.map((paragraph) => {
    const html = isLinked ? linkedHtml(paragraph) : escapeHtml(paragraph);
    return `<p style="margin:0 0 16px">${html}</p>`;
  }),
  ...(details.length > 0 ? [detailsHtml(details)] : []),
  ...(quote ? [quoteHtml(quote)] : []),
  ...sections.map((section) => sectionHtml(section, publicUrl)),
  ...(action ? [actionHtml(action.label, action.url)] : []),
  ...moreActions.map(({ label, url }) => `<p style="${style.more}">${anchorHtml(url, escapeHtml(label))}</p>`),
  ...notes.map((note) => `<p class="note" style="${style.note}">${linkedHtml(note)}</p>`),
];

/** Says why it was sent, how to change that, and who sent it. */
const footerHtml = ({ why, links }: EmailParts, sender: LinkLine): string =>
  [
    `<div class="footer" style="${style.footer}">`,
    ...why.map((sentence) => `<p class="note" style="${style.note}">${escapeHtml(sentence)}</p>`),
    ...links.map(({ label, url }) => `<p class="note" style="${style.note}">${anchorHtml(url, escapeHtml(label))}</p>`),
    `<p class="note" style="${style.note}">${escapeHtml(brand.name)} · ${anchorHtml(sender.url, escapeHtml(sender.label))}</p>`,
    '</div>',
  ].join('');

/* What lists of emails show beside the subject; mail programs that show the email hide it. */
function preheaderHtml({ preview }: Email, { paragraphs, quote, details }: EmailParts): string {
  const [detail] = details;
  const text = paragraphs[0] ?? quote?.paragraphs[0] ?? (detail ? detailsText([detail]) : '');
  const preheader = preview ? oneLine(preview) : firstSentence(text);
  return preheader ? `<div style="${style.preheader}">${escapeHtml(preheader)}</div>` : '';
}

/* The German word does not break at its hyphen. */
const withUnbrokenWords = (html: string): string => html.replaceAll('E-Mail', 'E\u2011Mail');

/** Returns the HTML part of an email: what it says, and a preheader besides. */
export const htmlPart = (
  email: Email,
  parts: EmailParts,
  sender: LinkLine,
  { locale, publicUrl }: EmailContext,
): string =>
  [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `${STYLES}<title>${escapeHtml(oneLine(email.subject))}</title></head>`,
    `<body class="page" style="${style.page}">${preheaderHtml(email, parts)}<div class="sheet" style="${style.sheet}"><p class="brand" style="${style.brand}">${escapeHtml(brand.name)}</p>`,
    ...[...bodyHtml(parts, publicUrl), footerHtml(parts, sender)].map(withUnbrokenWords),
    '</div></body></html>',
  ].join('\n');

/** Returns a link. @param content HTML */
const anchorHtml = (url: string, content: string): string =>
  `<a href="${escapeHtml(url)}" class="link" style="${style.link}">${content}</a>`;

function detailsHtml(details: readonly EmailDetail[]): string {
  const rows = details.map(({ label, text, url }) => {
    const lines = linesOf(text);
    const value = url ? anchorHtml(url, lines.map(escapeHtml).join('<br>')) : lines.map(linkedHtml).join('<br>');
    return `<tr><th scope="row" class="label" style="${style.label}">${escapeHtml(oneLine(label))}</th><td class="value" style="${style.value}">${value}</td></tr>`;
  });
  return `<table class="details" style="${style.details}">${rows.join('')}</table>`;
}

const quoteHtml = ({ label, paragraphs }: NonNullable<Email['quote']>): string =>
  [
    `<p style="${style.quoteLabel}">${escapeHtml(label)}</p>`,
    `<blockquote class="quote" style="${style.quote}">`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 8px">${linkedHtml(paragraph)}</p>`),
    '</blockquote>',
  ].join('');

const sectionHtml = ({ heading, lines }: EmailSection, publicUrl: string): string => {
  const items = lines.map(({ text, path }) => {
    const words = escapeHtml(oneLine(text));
    const line = path ? anchorHtml(`${publicUrl}${path}`, words) : linkedHtml(oneLine(text));
    return `<li style="margin:0 0 8px">${line}</li>`;
  });
  return `<h2 style="${style.heading}">${escapeHtml(oneLine(heading))}</h2><ul style="${style.list}">${items.join('')}</ul>`;
};

/* The address itself is in the plain text, for those who want to read it. */
const actionHtml = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" class="action" style="${style.action}">${escapeHtml(label)}</a></p>`;
