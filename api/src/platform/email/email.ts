import { brand, linkedParts } from '@prentice/contract';
import type { EmailMessage } from './email-sender.port.ts';

/** An email as a feature writes it: plain text everywhere, no markup. */
export interface Email {
  readonly subject: string;
  /** What it is about, above its paragraphs: the subject, unless that says more. */
  readonly heading?: string;
  /** What lists of emails show beside the subject; the first sentence unless that says too little. */
  readonly preview?: string;
  readonly paragraphs: readonly string[];
  /** Whether web addresses in the paragraphs are links: only in what our own team writes. */
  readonly isLinked?: boolean;
  /** What somebody wrote to the reader, and a line that says who. */
  readonly quote?: { readonly label: string; readonly paragraphs: readonly string[] };
  /**
   * Facts, each with its name, such as when and where; a fact with an address on the web is a link to it. They keep
   * their lines.
   */
  readonly details?: readonly EmailDetail[];
  /** Lists, with a heading each; `path` is internal, as that of the action. Without one, a line is no link. */
  readonly sections?: readonly EmailSection[];
  /** The one thing to do. `path` is internal, with a fragment for what servers must not see. */
  readonly action?: { readonly label: string; readonly path: `/${string}` };
  /** What else the reader may want to do, as links below the action; `path` is internal. */
  readonly moreActions?: readonly { readonly label: string; readonly path: `/${string}` }[];
  /** Why the reader gets it, above the links that change that. */
  readonly why?: string;
  /** Where the reader chooses which emails come. `path` is internal. */
  readonly settings?: { readonly label: string; readonly path: `/${string}` };
  /** Where an answer goes that the email asks for. */
  readonly replyTo?: string;
  /** Where the reader can stop emails like this without signing in; an absolute address. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
  /** Smaller, below: how long a link works, what to do when it was not you. */
  readonly notes?: readonly string[];
}

/** A named fact; `url` is absolute. */
export interface EmailDetail {
  readonly label: string;
  readonly text: string;
  readonly url?: string;
}

/** A heading with lines that may be links. */
export interface EmailSection {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly path?: `/${string}` }[];
}

export interface EmailContext {
  readonly to: string;
  readonly locale: string;
  /** Origin of all links; from the settings, never from a request. */
  readonly publicUrl: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as HTML shows it: nothing in it can become markup or leave an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/* One line: what people typed must not add headers or look like further paragraphs. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/* What people wrote keeps its lines; each is one line of its own. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter(Boolean);

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

interface LinkLine {
  readonly label: string;
  readonly url: string;
}

/** What both parts of an email are made of, in their order. */
interface EmailParts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly isLinked: boolean;
  readonly quote: Email['quote'];
  readonly details: NonNullable<Email['details']>;
  readonly sections: NonNullable<Email['sections']>;
  readonly action: LinkLine | null;
  readonly moreActions: readonly LinkLine[];
  readonly notes: readonly string[];
  readonly why: readonly string[];
  readonly links: readonly LinkLine[];
}

function partsOf(
  { subject, heading = subject, paragraphs, quote, details = [], sections = [], action, notes = [], ...email }: Email,
  publicUrl: string,
): EmailParts {
  const { settings, unsubscribe, moreActions = [], isLinked = false } = email;
  const onThisSite = (link: { label: string; path: string }): LinkLine => ({
    label: link.label,
    url: `${publicUrl}${link.path}`,
  });
  return {
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    isLinked,
    quote: quote && { label: oneLine(quote.label), paragraphs: quote.paragraphs.map(oneLine) },
    details,
    sections,
    action: action ? onThisSite(action) : null,
    moreActions: moreActions.map(onThisSite),
    notes: notes.map(oneLine),
    why: email.why ? [oneLine(email.why)] : [],
    links: [...(settings ? [onThisSite(settings)] : []), ...(unsubscribe ? [unsubscribe] : [])],
  };
}

const linkText = ({ label, url }: LinkLine): string => `${label}:\n${url}`;

const textPart = (
  { heading, paragraphs, quote, details, sections, action, moreActions, notes, why, links }: EmailParts,
  sender: LinkLine,
  publicUrl: string,
): string =>
  [
    heading,
    ...paragraphs,
    ...(details.length > 0 ? [detailsText(details)] : []),
    ...(quote ? [[quote.label, ...quote.paragraphs.map((paragraph) => `> ${paragraph}`)].join('\n')] : []),
    ...sections.map((section) => sectionText(section, publicUrl)),
    ...(action ? [linkText(action)] : []),
    ...moreActions.map(linkText),
    ...notes,
    ...why,
    ...links.map(linkText),
    `${brand.name} · ${publicUrl}\n${sender.label}: ${sender.url}`,
  ].join('\n\n');

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

/** Composes an email with a plain-text and an HTML part of the same content; HTML has a preheader besides. */
export function composeEmail(email: Email, { to, locale, publicUrl }: EmailContext): EmailMessage {
  const parts = partsOf(email, publicUrl);
  const { unsubscribe, replyTo } = email;
  const sender = { label: locale.startsWith('de') ? 'Impressum' : 'Imprint', url: `${publicUrl}/Imprint` };
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `${STYLES}<title>${escapeHtml(oneLine(email.subject))}</title></head>`,
    `<body class="page" style="${style.page}">${preheaderHtml(email, parts)}<div class="sheet" style="${style.sheet}"><p class="brand" style="${style.brand}">${escapeHtml(brand.name)}</p>`,
    ...[...bodyHtml(parts, publicUrl), footerHtml(parts, sender)].map(withUnbrokenWords),
    '</div></body></html>',
  ].join('\n');
  return {
    to,
    subject: oneLine(email.subject).slice(0, 150),
    text: `${textPart(parts, sender, publicUrl)}\n`,
    html,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
    ...(replyTo && { replyTo }),
  };
}

/** Returns a link. @param content HTML */
const anchorHtml = (url: string, content: string): string =>
  `<a href="${escapeHtml(url)}" class="link" style="${style.link}">${content}</a>`;

/** Lists the facts below each other, their values in one column. */
function detailsText(details: readonly EmailDetail[]): string {
  const labels = details.map(({ label }) => `${oneLine(label)}:`);
  const width = Math.max(...labels.map((label) => label.length)) + 1;
  return details
    .map(({ text }, index) => `${(labels[index] ?? '').padEnd(width)}${linesOf(text).join(`\n${' '.repeat(width)}`)}`)
    .join('\n');
}

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

const sectionText = ({ heading, lines }: EmailSection, publicUrl: string): string =>
  [
    oneLine(heading),
    ...lines.map(({ text, path }) => `- ${oneLine(text)}${path ? `\n  ${publicUrl}${path}` : ''}`),
  ].join('\n');

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
