import { brand, notificationTypeNames } from '@prentice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../platform/email/email.ts';
import { UNSUBSCRIBE_PATH, type Unsubscribing, type UnsubscribeScope } from './unsubscribing.service.ts';

type Language = 'en' | 'de';
type Step = 'ask' | 'done' | 'unknown';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/**
 * Adds the page behind the addresses in emails. Opening it only asks, because mail programs open links by themselves; one
 * POST stops the emails, from the page's button or from a mail program (RFC 8058). Neither takes a session or a script.
 */
export function installUnsubscribePage(fastify: FastifyInstance, unsubscribing: Unsubscribing): void {
  void fastify.register(async (scope) => {
    /* A mail program sends `List-Unsubscribe=One-Click`; the address says everything, so the body is not read. */
    scope.addContentTypeParser('application/x-www-form-urlencoded', async () => undefined);
    const answer = (step: Step) => (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) =>
      respond(unsubscribing, step, request.params.token, reply);
    scope.get(`${UNSUBSCRIBE_PATH}/:token`, answer('ask'));
    scope.post(`${UNSUBSCRIBE_PATH}/:token`, answer('done'));
  });
}

async function respond(
  unsubscribing: Unsubscribing,
  step: Step,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = unsubscribing.read(token);
  const locale = found && (await unsubscribing.localeOf(found));
  const html = reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex');
  if (!found || !locale) return html.status(404).send(page('unknown', 'en', 'digest'));
  if (step === 'done') await unsubscribing.stop(found);
  return html.send(page(step, locale.startsWith('de') ? 'de' : 'en', found.scope));
}

const messages = {
  en: {
    title: 'Email settings',
    ask: (topic: string) => `Stop emails about “${topic}”?`,
    askDigest: 'Stop email summaries?',
    confirm: 'Stop these emails',
    done: (topic: string) => `You will get no more emails about “${topic}”.`,
    doneDigest: 'You will get no more email summaries.',
    after: 'You can change this at any time in your notification settings.',
    unknown: 'This link does not work any more. You can change what you are sent in your notification settings.',
  },
  de: {
    title: 'E-Mail-Einstellungen',
    ask: (topic: string) => `Keine E-Mails mehr zu „${topic}“?`,
    askDigest: 'Keine Zusammenfassungen mehr per E-Mail?',
    confirm: 'Keine E-Mails mehr',
    done: (topic: string) => `Sie erhalten keine E-Mails mehr zu „${topic}“.`,
    doneDigest: 'Sie erhalten keine Zusammenfassungen mehr per E-Mail.',
    after: 'Sie können das in Ihren Benachrichtigungseinstellungen jederzeit ändern.',
    unknown:
      'Dieser Link gilt nicht mehr. In Ihren Benachrichtigungseinstellungen können Sie ändern, was Sie erhalten.',
  },
} as const;

function page(step: Step, language: Language, scope: UnsubscribeScope): string {
  const words = messages[language];
  const topic = scope === 'digest' ? null : notificationTypeNames[language][scope];
  const sentence = {
    ask: topic === null ? words.askDigest : words.ask(topic),
    done: topic === null ? words.doneDigest : words.done(topic),
    unknown: words.unknown,
  }[step];
  const button = step === 'ask' ? `<form method="post"><button>${escapeHtml(words.confirm)}</button></form>` : '';
  const after = step === 'done' ? `<p>${escapeHtml(words.after)}</p>` : '';
  const css =
    ':root{color-scheme:light dark}body{font:18px/1.5 Georgia,serif;max-width:36em;margin:3em auto;padding:0 1em}button{font:inherit;padding:.6em 1.2em}';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(`${words.title} · ${brand.name}`)}</title><style>${css}</style></head>`,
    `<body><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(sentence)}</p>${button}${after}</main></body></html>`,
  ].join('');
}
