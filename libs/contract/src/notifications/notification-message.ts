import { candidateNameIn } from '../applications/candidate-name.ts';
import { dateFormat, dateLocale } from '../kernel/days.ts';
import { internshipFieldMentionsDe } from '../internships/internship-fields-de.messages.ts';
import { internshipFieldMentionsEn } from '../internships/internship-fields-en.messages.ts';
import { briefNotificationMessages } from './brief-notification.messages.ts';
import { candidateNotificationMessages } from './candidate-notification.messages.ts';
import { notificationMessages } from './notification.messages.ts';
import { reviewQueuesIn } from './review-queues.ts';

const fieldNames: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: internshipFieldMentionsEn,
  de: internshipFieldMentionsDe,
};

/** Names of fields, separated by commas, in a language. */
const fieldNamesIn = (value: string, locale: string): string => {
  const messages = fieldNames[locale.startsWith('de') ? 'de' : 'en'];
  const labels = value.split(',').map((field) => messages[field]);
  return [...new Set(labels.filter((word) => word !== undefined))].join(', ') || '…';
};

const roleNames: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: { owner: 'owner', recruiter: 'recruiter', reviewer: 'reviewer' },
  de: { owner: '„Inhaber/in“', recruiter: '„Recruiter/in“', reviewer: '„Bewerter/in“' },
};

/**
 * Returns the name of a member's role in a language; an ellipsis for notices from before roles were stored with them.
 */
const roleNameIn = (value: string | number | null | undefined, locale: string): string =>
  roleNames[locale.startsWith('de') ? 'de' : 'en'][value ?? ''] ?? '…';

/** Returns what is to be decided as one phrase: "2 verification cases and 1 report". */
const queuesIn = (queues: string, locale: string): string =>
  new Intl.ListFormat(locale.startsWith('de') ? 'de' : 'en').format(
    reviewQueuesIn(queues, locale).map(({ text }) => text),
  );

const queueParams: ReadonlySet<string> = new Set(['queues', 'overdueQueues', 'dueQueues']);

type Params = Readonly<Record<string, string | number | null>>;

/** How dates are written for somebody. */
interface DateReader {
  readonly timeZone: string;
  /** In milliseconds, where what is written is read at once: then dates of this year have a weekday in place of the year. */
  readonly now?: number;
}

const yearOf = (instant: Date | number, timeZone: string): string =>
  dateFormat('en', { year: 'numeric', timeZone }).format(instant);

/**
 * Returns the parts of a date that say enough: the year in an email that is kept, the weekday in an inbox. A German sentence has
 * it in full: the full stop of "So." reads as its end.
 */
const dayParts = (instant: Date, locale: string, { timeZone, now }: DateReader): Intl.DateTimeFormatOptions =>
  now !== undefined && yearOf(instant, timeZone) === yearOf(now, timeZone)
    ? { weekday: locale.startsWith('de') ? 'long' : 'short', day: 'numeric', month: 'long' }
    : { day: 'numeric', month: 'long', year: 'numeric' };

/** A day and a time of day, with the name of the zone: people read it far from where it was written. */
function formatInstant(value: string, locale: string, reader: DateReader): string {
  const isGerman = locale.startsWith('de');
  const { timeZone } = reader;
  const instant = new Date(value);
  const format = dateFormat(isGerman ? 'de-DE' : 'en-GB', {
    ...dayParts(instant, locale, reader),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const text = format.format(instant);
  return isGerman ? text.replace(/\d\d:\d\d/, '$& Uhr') : text;
}

const formatParameter = (value: string | number | null | undefined, locale: string, reader: DateReader): string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return String(value ?? '');
  const instant = new Date(value);
  const parts = { ...dayParts(instant, locale, reader), timeZone: reader.timeZone };
  return dateFormat(dateLocale(locale), parts).format(instant);
};

/**
 * The sentence of a notification in a language; instants among the parameters are written as dates.
 * Notifications from before the time of an interview or offer was stored with them have a sentence without it, and so
 * have those from before the company was, and those about a candidate who is gone.
 * @param timeZone where the reader is; the deadline of an internship is a day everywhere
 */
export const notificationMessage = (titleKey: string, params: Params, locale = 'en', timeZone = 'UTC'): string =>
  fillTemplate(templateOf(titleKey, params, locale), titleKey, params, locale, { timeZone });

/** Who reads an inbox, and when. */
export interface InboxReader extends Required<DateReader> {
  readonly locale: string;
}

/**
 * Returns the sentence of a notification as a row of an inbox has it: by when a candidate is to have an answer stands beside it.
 * @param isUnderSubject whether a heading above the row says which internship it is about
 */
export function inboxSentence(titleKey: string, params: Params, reader: InboxReader, isUnderSubject = false): string {
  const { locale } = reader;
  const brief = isUnderSubject ? briefTemplate(titleKey, params, locale) : undefined;
  const undated = { ...params, outcome: params['outcome'] ?? 'shown beside' };
  return fillTemplate(brief ?? templateOf(titleKey, undated, locale), titleKey, params, locale, reader);
}

/** Returns the sentence of a notification beside which stands when something is, or by when it is to be done: without that. */
export function undatedSentence(titleKey: string, params: Params, { locale, timeZone }: InboxReader): string {
  const { heading } = notificationHeading(titleKey, { ...params, when: null }, locale, timeZone);
  return `${heading}.`;
}

/** Returns the sentence that leaves out the internship; none where it would name a candidate or an author who is not named. */
function briefTemplate(titleKey: string, params: Params, locale: string): string | undefined {
  const words: Readonly<Record<string, string>> = briefNotificationMessages[locale.startsWith('de') ? 'de' : 'en'];
  const brief = words[`${titleKey}.by`] ?? words[titleKey];
  const isFilled = (name: string) => !brief?.includes(`{${name}}`) || Boolean(params[name]);
  return isFilled('candidate') && isFilled('author') ? brief : undefined;
}

/**
 * The sentence of a notification as a heading, without its full stop, and what follows it, if anything. They are told
 * apart before names are put in, which may contain full stops themselves.
 */
export function notificationHeading(titleKey: string, params: Params, locale: string, timeZone: string) {
  const template = templateOf(titleKey, params, locale);
  const first = /^.*?[.!?](?= )/.exec(template)?.[0] ?? template;
  const fill = (part: string) => fillTemplate(part, titleKey, params, locale, { timeZone });
  return { heading: fill(first.replace(/\.$/, '')), rest: fill(template.slice(first.length).trim()) };
}

/** Forms of a sentence for what a notification says besides, by the parameter that says it; the first that fits. */
const forms = [
  ['when', 'dated'],
  ['company', 'named'],
  ['queues', 'listed'],
  ['consequences', 'acted'],
] as const;

/** The sentence that names the candidate, and who wrote of them, and says how the application was answered where it was. */
function candidateTemplate(titleKey: string, params: Params, language: 'en' | 'de'): string | undefined {
  if (!params['candidate']) return undefined;
  const messages: Readonly<Record<string, string>> = candidateNotificationMessages[language];
  const written = params['author'] ? messages[`${titleKey}.by`] : undefined;
  return written ?? (params['outcome'] ? messages[`${titleKey}.answered`] : undefined) ?? messages[titleKey];
}

/**
 * The form of the sentence about reviews of which some are overdue, where it is known which. Reminders from before that
 * was stored with them say only how many.
 */
function overdueForm({ overdueQueues, dueQueues }: Params): string | undefined {
  if (!overdueQueues) return undefined;
  return dueQueues ? 'overdue_and_due' : 'overdue';
}

function templateOf(titleKey: string, params: Params, locale: string): string {
  const language = locale.startsWith('de') ? 'de' : 'en';
  const messages: Readonly<Record<string, string>> = notificationMessages[language];
  const naming = candidateTemplate(titleKey, params, language);
  const overdue = messages[`${titleKey}.${overdueForm(params) ?? ''}`];
  const punctual = params['queues'] && params['overdue'] === 0 ? messages[`${titleKey}.punctual`] : undefined;
  const special = forms
    .map(([name, form]) => (params[name] ? messages[`${titleKey}.${form}`] : undefined))
    .find(Boolean);
  const singular = params['count'] === 1 ? messages[`${titleKey}.one`] : undefined;
  return naming ?? overdue ?? punctual ?? special ?? singular ?? messages[titleKey] ?? titleKey;
}

function fillTemplate(template: string, titleKey: string, params: Params, locale: string, reader: DateReader): string {
  const dates = titleKey.startsWith('internship.') ? { ...reader, timeZone: 'UTC' } : reader;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (name === 'when' && typeof value === 'string' && value) return formatInstant(value, locale, dates);
    if (queueParams.has(name)) return queuesIn(String(value ?? ''), locale);
    if (name === 'role') return roleNameIn(value, locale);
    if (name === 'candidate') return candidateNameIn(String(value ?? ''), locale);
    return name === 'fields' && typeof value === 'string'
      ? fieldNamesIn(value, locale)
      : formatParameter(value, locale, dates);
  });
}

/** What tells readers that an announcement is not written in their language, by the language in which it is written. */
const foreignTextNotes = {
  en: { en: '', de: 'This announcement is available in German only.' },
  de: { en: 'Diese Ankündigung gibt es nur auf Englisch.', de: '' },
} as const;

type TextLanguage = keyof typeof foreignTextNotes;

const languageIn = (locale: string): TextLanguage => (locale.startsWith('de') ? 'de' : 'en');

/**
 * Returns a notification with what somebody wrote in the language in which it is read. It is stored in the language of the
 * account, and in the other one where it is written in both.
 */
export function inLanguage<Item extends { readonly params: Params }>(item: Item, locale: string): Item {
  const { otherTitle, otherText, ...params } = item.params;
  if (!otherTitle) return item;
  const language = languageIn(locale);
  if (params['textLanguage'] === language) return { ...item, params };
  return {
    ...item,
    params: { ...params, title: otherTitle, ...(otherText && { text: otherText }), textLanguage: language },
  };
}

/** Returns the language of a notification's text where it is not that of its reader; null where it is, or nothing was written. */
export function foreignTextLanguage(params: Readonly<Record<string, unknown>>, locale: string): TextLanguage | null {
  const { textLanguage } = params;
  const isWritten = textLanguage === 'en' || textLanguage === 'de';
  return isWritten && textLanguage !== languageIn(locale) ? textLanguage : null;
}

/** Returns what tells the reader of a notification that its text is not in their language; empty where it is. */
export function foreignTextNote(params: Readonly<Record<string, unknown>>, locale: string): string {
  const written = foreignTextLanguage(params, locale);
  return written ? foreignTextNotes[languageIn(locale)][written] : '';
}
