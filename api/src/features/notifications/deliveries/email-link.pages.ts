import { brand, notificationTypeName, type Role } from '@prentice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../platform/email/email-html.ts';
import { inSentence } from './delivery-email.messages.ts';
import { CONFIRMATION_PATH, type AddressConfirmation } from '../bounces/address-confirmation.service.ts';
import { UNSUBSCRIBE_PATH, type Unsubscribing, type UnsubscribeScope } from './unsubscribing.service.ts';

type Language = 'en' | 'de';
type Step = 'ask' | 'done' | 'undone' | 'unknown';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/**
 * Adds the pages behind links in emails: one stops emails, one confirms an address again. Opening them only asks,
 * because mail programs open links by themselves; one POST does it, from the page's button or, to stop emails, from a
 * mail program (RFC 8058). Neither takes a session or a script.
 */
export function installEmailLinkPages(fastify: FastifyInstance, { unsubscribing, confirmation }: EmailLinkParts): void {
  void fastify.register(async (scope) => {
    /* A mail program sends `List-Unsubscribe=One-Click`; the address says everything, so the body is not read. */
    scope.addContentTypeParser('application/x-www-form-urlencoded', async () => undefined);
    const answer =
      (step: Exclude<Step, 'unknown'>, show: ShowPage) =>
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
    scope.post(
      `${UNSUBSCRIBE_PATH}/:token/undo`,
      answer('undone', (step, token) => showUnsubscribing(unsubscribing, step, token)),
    );
  });
}

interface EmailLinkParts {
  readonly unsubscribing: Unsubscribing;
  readonly confirmation: AddressConfirmation;
}

/** Shows what a link asks, or does it; `isKnown` is false for a link that leads nowhere. */
type ShowPage = (
  step: Exclude<Step, 'unknown'>,
  token: string,
) => Promise<{ readonly isKnown: boolean; readonly text: string }>;

const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en');

async function showUnsubscribing(unsubscribing: Unsubscribing, step: Exclude<Step, 'unknown'>, token: string) {
  const unsubscription = unsubscribing.read(token);
  const reader = unsubscription && (await unsubscribing.readerOf(unsubscription));
  if (!unsubscription || !reader) return { isKnown: false, text: page('unknown', 'en', messages.en.unknown) };
  if (step === 'done') await unsubscribing.stop(unsubscription);
  if (step === 'undone') await unsubscribing.restore(unsubscription);
  const { scope } = unsubscription;
  const language = languageOf(reader.locale);
  const undo = step === 'done' && scope !== 'digest' ? `${UNSUBSCRIBE_PATH}/${token}/undo` : null;
  const sentence = unsubscribeSentence(step, language, scope, reader.role);
  const { confirm, stays } = messages[language];
  return { isKnown: true, text: page(step, language, sentence, { confirm, undo, note: step === 'ask' ? stays : '' }) };
}

async function showConfirmation(confirmation: AddressConfirmation, step: Exclude<Step, 'unknown'>, token: string) {
  const locale = await confirmation.localeOf(token);
  const isKnown = locale !== null && (step === 'ask' || (await confirmation.confirm(token)));
  const language = languageOf(locale ?? 'en');
  if (!isKnown) return { isKnown, text: page('unknown', language, messages[language].unknown) };
  const words = messages[language];
  const text = step === 'ask' ? words.askAddress : words.doneAddress;
  return { isKnown, text: page(step, language, text, { confirm: words.confirmAddress }) };
}

function unsubscribeSentence(
  step: Exclude<Step, 'unknown'>,
  language: Language,
  scope: UnsubscribeScope,
  role: Role,
): string {
  const words = messages[language];
  if (scope === 'digest') return step === 'ask' ? words.askDigest : words.doneDigest;
  const topic = notificationTypeName(scope, role, language);
  if (step === 'undone') return words.undone(topic);
  return step === 'ask' ? words.ask(topic) : words.done(topic);
}

const messages = {
  en: {
    title: 'Email settings',
    ask: (topic: string) => `Stop emails about ${inSentence(topic)}?`,
    askDigest: 'Stop email summaries?',
    stays: `You still find them under Notifications on ${brand.name}, where you can read them at any time.`,
    confirm: 'Stop these emails',
    done: (topic: string) => `You’ll get no more emails about ${inSentence(topic)}.`,
    undone: (topic: string) => `You get emails about ${inSentence(topic)} again.`,
    undo: 'Undo',
    doneDigest: 'You’ll get no more email summaries.',
    askAddress: 'Send notifications to this email address again?',
    confirmAddress: 'Send them again',
    doneAddress: 'Notifications will be sent to your email address again.',
    after: 'You can change this at any time in your',
    settings: 'notification settings',
    unknown: 'This link no longer works. You can choose which emails you get in your',
  },
  de: {
    title: 'E-Mail-Einstellungen',
    ask: (topic: string) => `Keine E-Mails mehr zum Thema „${topic}“?`,
    askDigest: 'Keine Zusammenfassungen mehr per E-Mail?',
    stays: `Sie finden sie weiterhin bei ${brand.name} unter „Benachrichtigungen“ und können sie dort jederzeit lesen.`,
    confirm: 'Keine E-Mails mehr',
    done: (topic: string) => `Sie erhalten keine E-Mails mehr zum Thema „${topic}“.`,
    undone: (topic: string) => `Sie erhalten wieder E-Mails zum Thema „${topic}“.`,
    undo: 'Rückgängig machen',
    doneDigest: 'Sie erhalten keine Zusammenfassungen mehr per E-Mail.',
    askAddress: 'Benachrichtigungen wieder an diese E-Mail-Adresse senden?',
    confirmAddress: 'Wieder senden',
    doneAddress: 'Benachrichtigungen werden wieder an Ihre E-Mail-Adresse gesendet.',
    after: 'Sie können das jederzeit ändern:',
    settings: 'Benachrichtigungseinstellungen',
    unknown: 'Dieser Link gilt nicht mehr. Welche E-Mails Sie erhalten, legen Sie hier fest:',
  },
} as const;

interface PageParts {
  /** What the button says that does what the page asks. */
  readonly confirm?: string;
  /** Where it is taken back; null where it cannot be. */
  readonly undo?: string | null;
  /** Below the sentence. */
  readonly note?: string;
}

const formHtml = (label: string, action = ''): string =>
  `<form method="post"${action && ` action="${escapeHtml(action)}"`}><button>${escapeHtml(label)}</button></form>`;

function page(step: Step, language: Language, sentence: string, parts: PageParts = {}): string {
  const words = messages[language];
  const { confirm = words.confirm, undo = null, note = '' } = parts;
  const link = `<a href="/settings/notifications">${escapeHtml(words.settings)}</a>`;
  const after = step === 'unknown' ? '' : `<p class="after">${escapeHtml(words.after)} ${link}.</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(`${words.title} · ${brand.name}`)}</title><style>${CSS}</style></head>`,
    `<body><header><a href="/">${escapeHtml(brand.name)}</a></header><main>`,
    step === 'unknown'
      ? `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(sentence)} ${link}.</p>`
      : `<p class="kicker">${escapeHtml(words.title)}</p><h1>${escapeHtml(sentence)}</h1>`,
    note && `<p>${escapeHtml(note)}</p>`,
    step === 'ask' ? formHtml(confirm) : '',
    undo ? formHtml(words.undo, undo) : '',
    `${after}</main></body></html>`,
  ].join('');
}

/* The colours of the emails from which people come. */
const CSS = [
  ':root{color-scheme:light dark;--page:#fbf8f1;--sheet:#fffdf8;--rule:#dbd3c3;--ink:#1e1a15;--accent:#0b5260;--on-accent:#fdfbf5}',
  '@media (prefers-color-scheme:dark){:root{--page:#161310;--sheet:#201c17;--rule:#40382d;--ink:#efe9dd;--accent:#7fc4d3;--on-accent:#10222a}}',
  'body{margin:0;padding:24px 12px;background:var(--page);color:var(--ink);font:17px/1.55 Georgia,serif}',
  'header,main{max-width:560px;margin:0 auto}header{padding:0 0 16px;font-weight:600;font-size:24px}header a{color:var(--ink);text-decoration:none}',
  'main{box-sizing:border-box;padding:32px 28px;background:var(--sheet);border:1px solid var(--rule);border-radius:3px}',
  'a{color:var(--accent)}h1{margin:0 0 12px;font-size:26px;line-height:1.25;overflow-wrap:anywhere}.kicker{margin:0 0 8px;font:600 15px/1.4 Arial,sans-serif;opacity:.8}',
  '.after{margin:28px 0 0;padding-top:16px;border-top:1px solid var(--rule);font:15px/1.5 Arial,sans-serif}form{margin:20px 0 0}',
  'button{padding:12px 20px;border:0;border-radius:3px;background:var(--accent);color:var(--on-accent);font:600 16px/1.25 Arial,sans-serif;cursor:pointer}',
  ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
].join('');
