import { locales, type Locale } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { composeEmail, escapeHtml, type Email } from './email.ts';

/** The name of a kind of email, and an email of that kind with sample contents. */
export type EmailSample = readonly [name: string, sample: (locale: Locale) => Email];

const PATH = '/dev/mails';

/** Names of this machine. A browser resolves them itself, so no page of a stranger is served under one. */
const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request came to this machine's own name or the public one. A page of a stranger can have its own name resolved to
 * this machine (DNS rebinding); then it could read what answers any name.
 */
function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname;
}

/** A page with every kind of mail in every language, in development only, and only under the server's own names. */
export function installEmailPreview(
  fastify: FastifyInstance,
  emailSamples: readonly EmailSample[],
  settings: Settings,
): void {
  if (settings.NODE_ENV !== 'development') return;
  fastify.get(PATH, async ({ raw }, reply) => {
    if (!isOwnHost(raw.headers.host, settings.publicUrl)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
      )
      .send(page(emailSamples, settings.publicUrl));
  });
}

function page(emailSamples: readonly EmailSample[], publicUrl: string): string {
  const parts = emailSamples.flatMap(([name, sample]) =>
    locales.map((locale) => {
      const mail = composeEmail(sample(locale), { to: 'reader@people.example', locale, publicUrl });
      return [
        `<section><h2>${escapeHtml(name)} · ${locale}</h2><p>${escapeHtml(mail.subject)}</p>`,
        `<div><iframe title="${escapeHtml(name)}" sandbox srcdoc="${escapeHtml(mail.html ?? '')}"></iframe>`,
        `<pre>${escapeHtml(mail.text)}</pre></div></section>`,
      ].join('');
    }),
  );
  const css =
    'body{font:16px sans-serif;margin:24px}div{display:flex;gap:16px;flex-wrap:wrap}iframe{width:600px;height:480px;border:1px solid #999}pre{max-width:520px;white-space:pre-wrap}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title><style>${css}</style></head><body><h1>Mails</h1>${parts.join('')}</body></html>`;
}
