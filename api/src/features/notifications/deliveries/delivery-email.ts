import {
  INBOX_PATH,
  inboxPathOf,
  linkForReader,
  notificationAction,
  notificationHeading,
  notificationMessage,
  notificationTypeName,
  reviewQueuesIn,
} from '@prentice/contract';
import type { Email, EmailDetail, EmailSection } from '../../../platform/email/email.ts';
import { reviewQueuePaths } from '../reminders/review-queue-paths.ts';
import type { DeliveryContent, DeliveryRow } from './delivery.entity.ts';
import {
  dayText,
  interviewDetails,
  momentFormat,
  offerDetails,
  wordsOf,
  type EmailReader,
} from './delivery-email-details.ts';

type DueApplications = NonNullable<DeliveryContent['due']>;

/** What an email about a notification is made of. */
export type EmailedNotification = Pick<
  DeliveryRow,
  'type' | 'titleKey' | 'params' | 'link' | 'content' | 'mandatory' | 'createdAt'
>;

const settingsOf = (locale: string) => ({ label: wordsOf(locale).settings, path: '/settings/notifications' }) as const;

const typeName = (type: EmailedNotification['type'], { role, locale }: EmailReader): string =>
  notificationTypeName(type, role, locale.startsWith('de') ? 'de' : 'en');

/**
 * Composes the email about one notification.
 * @param unsubscribeUrl where such emails end; left out of mandatory ones
 */
export function notificationEmail(row: EmailedNotification, reader: EmailReader, unsubscribeUrl: string): Email {
  const { role, locale } = reader;
  const { message, ...titles } = datedTitles(row, reader) ?? sentenceTitles(row, reader);
  const words = wordsOf(locale);
  const topic = typeName(row.type, reader);
  /* The test of an announcement reads as the announcement does, though nobody is asked whether they want it. */
  const canBeStopped = !row.mandatory || row.titleKey === 'announcement';
  const { personalText = '', author } = row.content ?? {};
  const written = personalText.split(/\n+/).filter(Boolean);
  return {
    ...titles,
    isLinked: row.titleKey === 'announcement',
    paragraphs: [...leadOf(row, message, reader), ...nextStep(row, reader), ...(author ? [] : written)],
    ...(author && { quote: { label: words.wrote(author), paragraphs: written } }),
    details: [
      ...subjectDetails(row, reader),
      ...interviewDetails(row.content?.interview, reader),
      ...offerDetails(row.content?.offer, reader),
    ],
    sections: sectionsOf(row, reader),
    ...(!isWithoutLink(row) && {
      action: {
        label: notificationAction(row.titleKey, locale, row.params) ?? words.open,
        path: linkForReader(row.link, role) as `/${string}`,
      },
    }),
    notes: [canBeStopped ? words.why(topic) : words.whyAlways(topic)],
    ...(canBeStopped && {
      settings: settingsOf(locale),
      unsubscribe: { label: words.unsubscribe(topic), url: unsubscribeUrl },
    }),
  };
}

/** Whether it is an announcement that leads nowhere: it says all there is, as it does in the inbox. */
const isWithoutLink = ({ titleKey, link }: EmailedNotification): boolean =>
  titleKey === 'announcement' && link === INBOX_PATH;

const companyOf = ({ params: { company } }: EmailedNotification): string =>
  typeof company === 'string' ? company : '';

/** What happens next, where a company's news leaves that open. */
function nextStep(row: EmailedNotification, { locale }: EmailReader): string[] {
  const { next } = wordsOf(locale);
  const company = companyOf(row);
  return company && Object.hasOwn(next, row.titleKey) ? [next[row.titleKey as keyof typeof next](company)] : [];
}

/** Which internship news of a company is about, and whose it is. */
function subjectDetails(row: EmailedNotification, { locale }: EmailReader): EmailDetail[] {
  const words = wordsOf(locale);
  const company = companyOf(row);
  if (!company) return [];
  return [
    { label: words.internship, text: String(row.params['title'] ?? '') },
    { label: words.employer, text: company },
  ];
}

function sectionsOf(row: EmailedNotification, reader: EmailReader): EmailSection[] {
  return [
    ...(row.content?.due ? [dueSection(row, row.content.due, reader)] : []),
    ...(row.params['queues'] ? [reviewSection(row.params, reader)] : []),
  ];
}

/** What an email says first below its heading: what it lists, or the rest of the notification's sentence. */
function leadOf({ titleKey, content }: EmailedNotification, message: string, { locale }: EmailReader): string[] {
  const words = wordsOf(locale);
  if (content?.due) return [words.dueLead];
  if (titleKey === 'administrator.reviews_due') return [words.reviewsLead];
  return message ? [message] : [];
}

/** Lists what is to be answered, each with a link to it, and how many more there are. */
function dueSection(row: EmailedNotification, due: DueApplications, reader: EmailReader): EmailSection {
  const words = wordsOf(reader.locale);
  const lines = due.map(({ applicationId, title, dueAt }) => {
    const lineOf = new Date(dueAt) <= row.createdAt ? words.overdueLine : words.dueLine;
    const text = lineOf(title, dayText(new Date(dueAt), reader));
    return { text, path: `/internships/employer/intern/${applicationId}` as const };
  });
  const more = Number(row.params['count'] ?? 0) - due.length;
  const rest = more > 0 ? [{ text: words.more(more), path: row.link as `/${string}` }] : [];
  return { heading: words.due, lines: [...lines, ...rest] };
}

/** Lists what is to be decided, what is overdue first, each kind with a link to its list. */
function reviewSection(params: EmailedNotification['params'], { locale }: EmailReader): EmailSection {
  const words = wordsOf(locale);
  const { queues, overdueQueues, dueQueues } = params;
  const linesOf = (listed: unknown, lineOf: (text: string) => string) =>
    reviewQueuesIn(String(listed ?? ''), locale).map(({ name, text }) => ({
      text: lineOf(text),
      path: reviewQueuePaths[name] as `/${string}`,
    }));
  const others = linesOf(overdueQueues ? dueQueues : queues, (text) => text);
  return { heading: words.reviews, lines: [...linesOf(overdueQueues, words.overdueReviews), ...others] };
}

/** Lines of a summary about one topic; more are in the inbox. */
const MAX_LINES = 15;

/**
 * Composes the summary of several notifications, by topic; what says the same of the same is one line with its number.
 */
export function digestEmail(rows: readonly EmailedNotification[], reader: EmailReader, unsubscribeUrl: string): Email {
  const { role, locale, timeZone } = reader;
  const words = wordsOf(locale);
  const sections = [...Map.groupBy(rows, ({ type }) => type)].map(([type, ofType]) => {
    const lineOf = (row: EmailedNotification) =>
      JSON.stringify([notificationMessage(row.titleKey, row.params, locale, timeZone), row.link]);
    const lines = [...Map.groupBy(ofType, lineOf).values()].map((same) => {
      const [row] = same;
      const message = row ? notificationMessage(row.titleKey, row.params, locale, timeZone) : '';
      return {
        text: same.length > 1 ? `${message} (${same.length}×)` : message,
        path: linkForReader(row?.link ?? '/', role) as `/${string}`,
      };
    });
    const more = lines.length - MAX_LINES;
    const rest = more > 0 ? [{ text: words.more(more), path: inboxPathOf(role) }] : [];
    return { heading: typeName(type, reader), lines: [...lines.slice(0, MAX_LINES), ...rest] };
  });
  return {
    subject: words.digest(rows.length),
    heading: words.digest(rows.length),
    paragraphs: [words.digestLead],
    sections,
    action: { label: words.inbox, path: inboxPathOf(role) },
    notes: [words.whyDigest],
    settings: settingsOf(locale),
    unsubscribe: { label: words.unsubscribeDigest, url: unsubscribeUrl },
  };
}

/** The first sentence of a notification as heading and subject, and what follows it as the message. */
function sentenceTitles({ titleKey, params }: EmailedNotification, { locale, timeZone }: EmailReader) {
  const { heading, rest } = notificationHeading(titleKey, params, locale, timeZone);
  return { subject: heading, heading, message: rest };
}

/** Returns a heading that says with whom, and a subject that also says when; null where the notice says neither. */
function datedTitles({ titleKey, params }: EmailedNotification, reader: EmailReader) {
  const { company, when } = params;
  const { dated } = wordsOf(reader.locale);
  if (!Object.hasOwn(dated, titleKey) || typeof when !== 'string' || typeof company !== 'string' || !company)
    return null;
  const [headingOf, momentOf] = dated[titleKey as keyof typeof dated];
  const heading = headingOf(company);
  const subject = `${heading}: ${momentOf(momentFormat(reader, 'short').format(new Date(when)))}`;
  return { subject, heading, message: notificationMessage(titleKey, params, reader.locale, reader.timeZone) };
}
