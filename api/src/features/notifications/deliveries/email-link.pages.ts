import { brand, notificationTypeNames } from '@prentice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../platform/email/email.ts';
import { CONFIRMATION_PATH, type AddressConfirmation } from '../bounces/address-confirmation.service.ts';
import { UNSUBSCRIBE_PATH, type Unsubscribing, type UnsubscribeScope } from './unsubscribing.service.ts';

type Language = 'en' | 'de';
type Step = 'ask' | 'done' | 'unknown';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/**
 * Adds the pages behind links in emails: one stops emails, one confirms an address again. Opening them only asks, because mail
 * programs open links by themselves; one POST does it, from the page's button or, to stop emails, from a mail program (RFC 8058).
 * Neither takes a session or a script.
 */
export function installEmailLinkPages(fastify: FastifyInstance, { unsubscribing, confirmation }: EmailLinkParts): void {
  void fastify.register(async (scope) => {
    /* A mail program sends `List-Unsubscribe=One-Click`; the address says everything, so the body is not read. */
    scope.addContentTypeParser('application/x-www-form-urlencoded', async () => undefined);
    const answer =
      (step: 'ask' | 'done', show: ShowPage) =>
      async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply): Promise<FastifyReply> => {
        const html = await show(step, request.params.token);
        return reply
          .status(html.isKnown ? 200 : 404)
          .type('text/html; charset=utf-8')
          .header('Content-Security-Policy', POLICY)
          .header('Cache-Control', 'no-store')
          .header('X-Robots-Tag', 'noindex')
          .send(html.text);
      };
    const pages: readonly (readonly [path: string, show: ShowPage])[] = [
      [UNSUBSCRIBE_PATH, (step, token) => showUnsubscribing(unsubscribing, step, token)],
      [CONFIRMATION_PATH, (step, token) => showConfirmation(confirmation, step, token)],
    ];
    for (const [path, show] of pages) {
      scope.get(`${path}/:token`, answer('ask', show));
      scope.post(`${path}/:token`, answer('done', show));
    }
  });
}

interface EmailLinkParts {
  readonly unsubscribing: Unsubscribing;
  readonly confirmation: AddressConfirmation;
}

/** Shows what a link asks, or does it; `isKnown` is false for a link that leads nowhere. */
type ShowPage = (step: 'ask' | 'done', token: string) => Promise<{ readonly isKnown: boolean; readonly text: string }>;

const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en');

async function showUnsubscribing(unsubscribing: Unsubscribing, step: 'ask' | 'done', token: string) {
  const found = unsubscribing.read(token);
  const locale = found && (await unsubscribing.localeOf(found));
  if (!found || !locale) return { isKnown: false, text: page('unknown', 'en', messages.en.unknown) };
  if (step === 'done') await unsubscribing.stop(found);
  const language = languageOf(locale);
  return { isKnown: true, text: page(step, language, unsubscribeSentence(step, language, found.scope)) };
}

async function showConfirmation(confirmation: AddressConfirmation, step: 'ask' | 'done', token: string) {
  const locale = await confirmation.localeOf(token);
  const isKnown = locale !== null && (step === 'ask' || (await confirmation.confirm(token)));
  const language = languageOf(locale ?? 'en');
  if (!isKnown) return { isKnown, text: page('unknown', language, messages[language].unknown) };
  const words = messages[language];
  const text = step === 'ask' ? words.askAddress : words.doneAddress;
  return { isKnown, text: page(step, language, text, words.confirmAddress) };
}

function unsubscribeSentence(step: 'ask' | 'done', language: Language, scope: UnsubscribeScope): string {
  const words = messages[language];
  if (scope === 'digest') return step === 'ask' ? words.askDigest : words.doneDigest;
  const topic = notificationTypeNames[language][scope];
  return step === 'ask' ? words.ask(topic) : words.done(topic);
}

const messages = {
  en: {
    title: 'Email settings',
    ask: (topic: string) => `Stop emails about “${topic}”?`,
    askDigest: 'Stop email summaries?',
    confirm: 'Stop these emails',
    done: (topic: string) => `You will get no more emails about “${topic}”.`,
    doneDigest: 'You will get no more email summaries.',
    askAddress: 'Send notifications to this email address again?',
    confirmAddress: 'Send them again',
    doneAddress: 'Notifications will be sent to your email address again.',
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
    askAddress: 'Benachrichtigungen wieder an diese E-Mail-Adresse senden?',
    confirmAddress: 'Wieder senden',
    doneAddress: 'Benachrichtigungen werden wieder an Ihre E-Mail-Adresse gesendet.',
    after: 'Sie können das in Ihren Benachrichtigungseinstellungen jederzeit ändern.',
    unknown:
      'Dieser Link gilt nicht mehr. In Ihren Benachrichtigungseinstellungen können Sie ändern, was Sie erhalten.',
  },
} as const;

function page(step: Step, language: Language, sentence: string, confirm: string = messages[language].confirm): string {
  const words = messages[language];
  const button = step === 'ask' ? `<form method="post"><button>${escapeHtml(confirm)}</button></form>` : '';
  const after = step === 'done' ? `<p>${escapeHtml(words.after)}</p>` : '';
  const css =
    ':root{color-scheme:light dark}body{font:18px/1.5 Georgia,serif;max-width:36em;margin:3em auto;padding:0 1em}button{font:inherit;padding:.6em 1.2em}';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(`${words.title} · ${brand.name}`)}</title><style>${css}</style></head>`,
    `<body><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(sentence)}</p>${button}${after}</main></body></html>`,
  ].join('');
}
