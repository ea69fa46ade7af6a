import { locales, type Locale } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { EmailMessage, EmailSender } from './email-sender.port.ts';
import { composeEmail } from './compose-email.ts';
import type { Email } from './email.ts';
import { escapeHtml } from './email-html.ts';
import type { IncomingMessage } from 'node:http';

/* What proxies and tunnels add. A request that comes through one is not on it. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-original-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/** Names of this machine. A browser resolves them itself, so no page of a stranger is served under one. */
const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isThisMachine = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address ?? '');

/** Returns whether the host of an address is a name of this machine. */
const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);

/**
 * Returns whether a browser on this machine sent a request, to a name of this machine, and no proxy or tunnel passed it
 * on. A page of a stranger can have its own name resolved to this machine (DNS rebinding), and the public name of a
 * tunnel leads here, too.
 */
const isDirectLoopback = ({ headers, socket }: IncomingMessage): boolean =>
  isThisMachine(socket.remoteAddress) &&
  isLoopbackUrl(`http://${headers.host ?? ''}`) &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));

/** The name of a kind of email, and an email of that kind with sample contents. */
export type EmailSample = readonly [name: string, sample: (locale: Locale) => Email];

const PATH = '/dev/mails';
const SENT_PATH = `${PATH}/sent`;

/**
 * Returns whether the pages exist: in development only, and only at an address of this machine. Emails hold links that
 * sign people in, and a server with a public address has visitors.
 */
const isPrivate = ({ NODE_ENV, publicUrl }: Settings): boolean =>
  NODE_ENV === 'development' && isLoopbackUrl(publicUrl);

/** Returns where emails that were sent can be read instead of an inbox; null where they reach one. */
export const sentEmailsPath = (settings: Settings): string | null =>
  isPrivate(settings) && !settings.SMTP_URL ? SENT_PATH : null;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
};

/**
 * Installs a page with every kind of mail in every language, and one with the newest email that was sent to an address.
 * For this machine alone.
 */
export function installEmailPreview(
  fastify: FastifyInstance,
  emailSamples: readonly EmailSample[],
  settings: Settings,
  sender: EmailSender,
): void {
  if (!isPrivate(settings)) return;
  fastify.get(PATH, async ({ raw }, reply) => {
    if (!isDirectLoopback(raw)) return reply.callNotFound();
    return reply.headers(HEADERS).send(page(emailSamples, settings, sender));
  });
  if (sentEmailsPath(settings) === null) return;
  fastify.get<{ Querystring: { to?: unknown } }>(SENT_PATH, async ({ raw, query }, reply) => {
    if (!isDirectLoopback(raw)) return reply.callNotFound();
    const to = typeof query.to === 'string' ? query.to : '';
    return reply.headers(HEADERS).send(sentPage(to, sender.newestTo(to)));
  });
}

/** Returns the HTML part of an email in a frame. Its links replace the page. */
function frameOf(title: string, { html = '' }: Pick<EmailMessage, 'html'>): string {
  const source = html.replace('<head>', '<head><base target="_top">');
  return `<iframe title="${escapeHtml(title)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(source)}"></iframe>`;
}

/** Returns the text part of an email, with links as mail programs make them. */
const textOf = ({ text }: Pick<EmailMessage, 'text'>): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Returns the page with the newest email to an address. */
function sentPage(to: string, email: EmailMessage | null): string {
  const body = email
    ? `<p>To ${escapeHtml(email.to)}</p><h1>${escapeHtml(email.subject)}</h1>${frameOf('Email', email)}<details><summary>Plain text</summary><pre>${textOf(email)}</pre></details>`
    : `<h1>No email yet</h1><p>Nothing was sent to ${escapeHtml(to)} since the server started. Reload in a moment.</p>`;
  const css =
    ':root{color-scheme:light dark}body{font:16px sans-serif;margin:24px;overflow-wrap:anywhere}iframe{width:100%;max-width:640px;height:70vh;border:1px solid #999}pre{white-space:pre-wrap}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Email</title><style>${css}</style></head><body>${body}</body></html>`;
}

/** Returns the newest email to each address, with links to them; nothing where emails reach an inbox. */
function sentList(settings: Settings, sender: EmailSender): string {
  if (sentEmailsPath(settings) === null) return '';
  const items = sender.newest().map(({ to, subject }) => {
    const href = `${SENT_PATH}?to=${encodeURIComponent(to)}`;
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>None since the server started.</p>';
  return `<h1>Sent emails</h1><p>The newest to each address. Every email is a file in the mail folder.</p>${list}`;
}

function page(emailSamples: readonly EmailSample[], settings: Settings, sender: EmailSender): string {
  const { publicUrl, operator } = settings;
  const context = { to: 'reader@people.example', publicUrl, supportEmail: operator.supportEmail };
  const parts = emailSamples.flatMap(([name, sample]) =>
    locales.map((locale) => {
      const mail = composeEmail(sample(locale), { ...context, locale });
      return [
        `<section><h2>${escapeHtml(name)} · ${locale}</h2><p>${escapeHtml(mail.subject)}</p>`,
        `<div>${frameOf(name, mail)}<pre>${textOf(mail)}</pre></div></section>`,
      ].join('');
    }),
  );
  const css =
    ':root{color-scheme:light dark}body{font:16px sans-serif;margin:24px;overflow-wrap:anywhere}div{display:flex;gap:16px;flex-wrap:wrap}iframe{width:600px;max-width:100%;height:480px;border:1px solid #999}pre{max-width:520px;white-space:pre-wrap}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><style>${css}</style></head><body>${sentList(settings, sender)}<h1>Every kind of email</h1>${parts.join('')}</body></html>`;
}
