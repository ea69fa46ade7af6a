import {
  backOfficePath,
  applicationLimits,
  channelUse,
  foreignTextNote,
  INBOX_PATH,
  linkForReader,
  notificationAction,
  notificationHeading,
  notificationMessage,
  notificationTypeName,
  reviewQueueLines,
} from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import { SUPPORT_EMAIL, type Email, type EmailDetail, type EmailSection } from '../../../platform/email/email.ts';
import { momentFormat } from '../../../platform/email/email-dates.ts';
import type { DeliveryContent, DeliveryRow } from './delivery.entity.ts';
import {
  dayText,
  interviewDetails,
  offerDetails,
  shortDayText,
  verificationDetails,
  wordsOf,
  type EmailReader,
} from './delivery-email-details.ts';

type DueApplications = NonNullable<DeliveryContent['due']>;

/** What an email about a notification is made of. */
export type EmailedNotification = Pick<
  DeliveryRow,
  'type' | 'titleKey' | 'params' | 'link' | 'content' | 'mandatory' | 'createdAt'
>;

/** Returns where readers choose which emails come. */
export const settingsOf = (locale: string) =>
  ({ label: wordsOf(locale).settings, path: '/settings/notifications' }) as const;

/** Returns what a reader calls a type of notification. */
export const typeName = (type: EmailedNotification['type'], { role, locale }: EmailReader): string =>
  notificationTypeName(type, role, locale.startsWith('de') ? 'de' : 'en');

/**
 * Composes the email about one notification.
 * @param unsubscribeUrl where such emails end; left out of mandatory ones
 */
export function notificationEmail(row: EmailedNotification, reader: EmailReader, unsubscribeUrl: string): Email {
  const { locale } = reader;
  const { message, ...titles } = datedTitles(row, reader) ?? sentenceTitles(row, reader);
  const words = wordsOf(locale);
  const topic = typeName(row.type, reader);
  /* The test of an announcement reads as the announcement does, though nobody is asked whether they want it. */
  const canBeStopped = !row.mandatory || row.titleKey === 'announcement';
  const { personalText = '' } = row.content ?? {};
  const written = personalText.split(/\n+/).filter(Boolean);
  const quoteLabel = written.length > 0 ? quoteLabelOf(row, reader) : null;
  return {
    ...titles,
    ...previewOf(row, reader),
    isLinked: row.titleKey === 'announcement',
    paragraphs: [
      ...foreignNote(row, reader),
      ...leadOf(row, message, reader),
      ...nextStep(row, reader),
      ...(quoteLabel ? [] : written),
    ],
    ...(quoteLabel && { quote: { label: quoteLabel, paragraphs: written } }),
    details: detailsOf(row, reader),
    sections: sectionsOf(row, reader),
    ...actionsOf(row, reader),
    ...(row.content?.interview && { replyTo: SUPPORT_EMAIL }),
    why: words[whyKeyOf(row.type, canBeStopped)](topic),
    ...(canBeStopped && {
      settings: settingsOf(locale),
      unsubscribe: { label: words.unsubscribe(topic), url: unsubscribeUrl },
    }),
  };
}

/** Returns what stands above the words of somebody: of a company, or of those who verify one; null for other words. */
function quoteLabelOf({ titleKey, content }: EmailedNotification, { locale }: EmailReader): string | null {
  const words = wordsOf(locale);
  if (content?.author) return words.wrote(content.author);
  return verificationDecisions.has(titleKey) ? words.reviewersWrote : null;
}

const verificationDecisions: ReadonlySet<string> = new Set([
  'employer.info_requested',
  'employer.verified',
  'employer.rejected',
]);

/** Returns the key of the sentence that says why an email comes: turned on, not turned off, or always. */
function whyKeyOf(type: EmailedNotification['type'], canBeStopped: boolean): 'why' | 'whyChosen' | 'whyAlways' {
  if (!canBeStopped) return 'whyAlways';
  return channelUse(type, 'email') === 'opt_in' ? 'whyChosen' : 'why';
}

/** Says that what somebody wrote is not in the reader's language, where it is not. */
const foreignNote = ({ params }: EmailedNotification, { locale }: EmailReader): string[] =>
  [foreignTextNote(params, locale)].filter(Boolean);

/** Returns whether it leads nowhere: it says all there is, as it does in the inbox. */
const isWithoutLink = ({ link }: EmailedNotification): boolean => link === INBOX_PATH;

const companyOf = ({ params: { company } }: EmailedNotification): string =>
  typeof company === 'string' ? company : '';

/** Says what happens next, where a company's news leaves that open. */
function nextStep(row: EmailedNotification, { locale }: EmailReader): string[] {
  const { next } = wordsOf(locale);
  const company = companyOf(row);
  return company && Object.hasOwn(next, row.titleKey) ? [next[row.titleKey as keyof typeof next](company)] : [];
}

/** Returns what the reader can do: one thing as the button, and others as links. */
function actionsOf(row: EmailedNotification, { role, locale }: EmailReader): Pick<Email, 'action' | 'moreActions'> {
  if (isWithoutLink(row)) return {};
  const words = wordsOf(locale);
  const path = linkForReader(row.link, role) as `/${string}`;
  const label = notificationAction(row.titleKey, locale, row.params) ?? words.open;
  const { rejection } = row.content ?? {};
  if (rejection) {
    const search = rejection.category ? (`/internships?category=${rejection.category}` as const) : '/internships';
    /* The reason and the feedback are in the email already. */
    const application = { label: notificationAction('application.receipt', locale, row.params) ?? label, path };
    return { action: { label: words.similar, path: search }, moreActions: [application] };
  }
  const others = { label: words.others, path: '/internships' } as const;
  return {
    action: { label, path },
    ...(endedTitles.has(row.titleKey) && role === 'intern' && { moreActions: [others] }),
  };
}

/** What ends an application without an answer. */
const endedTitles: ReadonlySet<string> = new Set(['application.closed_no_response', 'application.cancelled']);

/** Lists the facts: which internship it is about, whose it is, and what belongs to the news. */
function detailsOf(row: EmailedNotification, reader: EmailReader): EmailDetail[] {
  const words = wordsOf(reader.locale);
  const { interview, offer, rejection, verification } = row.content ?? {};
  return [
    ...subjectDetails(row, reader),
    ...(row.titleKey === 'application.receipt' ? [{ label: words.answerBy, text: dueDay(row, reader) }] : []),
    ...(rejection ? [{ label: words.reason, text: words.reasons[rejection.code] }] : []),
    ...verificationDetails(verification, reader),
    ...interviewDetails(interview, reader),
    ...offerDetails(offer, reader),
  ];
}

/** Returns the day by which there is to be an answer; empty where the notification says none. */
const dueDay = ({ params: { due } }: EmailedNotification, reader: EmailReader): string =>
  typeof due === 'string' && due ? dayText(new Date(due), reader) : '';

/** Returns the day on which an application is closed that nobody answered. */
const closingDay = ({ params: { due }, createdAt }: EmailedNotification, reader: EmailReader): string => {
  const dueAt = due ? Date.parse(String(due)) : createdAt.getTime();
  return shortDayText(new Date(dueAt + applicationLimits.noResponseDays * DAY), reader);
};

/** Says by when a company is to answer, for lists of emails; nothing for other news. */
function previewOf(row: EmailedNotification, reader: EmailReader): Pick<Email, 'preview'> {
  const { due } = row.params;
  const company = companyOf(row);
  if (row.titleKey !== 'application.receipt' || !company || typeof due !== 'string' || !due) return {};
  return { preview: wordsOf(reader.locale).receiptPreview(company, shortDayText(new Date(due), reader)) };
}

/** Returns which internship news of a company is about, and whose it is. */
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
    ...(row.params['queues'] ? [reviewSection(row, reader)] : []),
    ...nextSections(row, reader),
  ];
}

/** Returns what an email says first below its heading: what it lists, or the rest of the notification's sentence. */
function leadOf({ titleKey, content }: EmailedNotification, message: string, { locale }: EmailReader): string[] {
  const words = wordsOf(locale);
  if (content?.due) return [words.dueLead];
  if (titleKey === 'administrator.reviews_due') return [words.reviewsLead];
  /* By when there is an answer is among the facts of a receipt. */
  return message && titleKey !== 'application.receipt' ? [message] : [];
}

/** Says what happens after somebody has applied, or before an interview. */
function nextSections(row: EmailedNotification, reader: EmailReader): EmailSection[] {
  const { nextSteps, receiptLines, interviewLines } = wordsOf(reader.locale);
  const company = companyOf(row);
  const isReceipt = row.titleKey === 'application.receipt';
  if (!company || !(isReceipt || row.content?.interview)) return [];
  const lines = isReceipt ? receiptLines(company, closingDay(row, reader)) : interviewLines(company);
  return [{ heading: nextSteps, lines: lines.map((text) => ({ text })) }];
}

/**
 * Lists what is to be answered, with a link to it, and how many more there are. Candidates are not named, so what is
 * due on one day for one internship is one line.
 */
function dueSection(row: EmailedNotification, due: DueApplications, reader: EmailReader): EmailSection {
  const words = wordsOf(reader.locale);
  const dayOf = ({ dueAt }: DueApplications[number]) => dayText(new Date(dueAt), reader);
  const isOverdue = ({ dueAt }: DueApplications[number]) => new Date(dueAt) <= row.createdAt;
  const alike = Map.groupBy(due, (application) =>
    JSON.stringify([application.title, dayOf(application), isOverdue(application)]),
  );
  const lines = [...alike.values()].flatMap((applications) => {
    const [first] = applications;
    if (!first) return [];
    const lineOf = isOverdue(first) ? words.overdueLine : words.dueLine;
    const path = applications.length === 1 ? backOfficePath('candidate', first.applicationId) : row.link;
    return [{ text: lineOf(first.title, dayOf(first), applications.length), path: path as `/${string}` }];
  });
  const more = Number(row.params['count'] ?? 0) - due.length;
  const moreLines = more > 0 ? [{ text: words.more(more), path: row.link as `/${string}` }] : [];
  return { heading: words.due, lines: [...lines, ...moreLines] };
}

/** Lists what is to be decided, and how many of each kind are overdue, with a link to its list. */
const reviewSection = ({ params }: EmailedNotification, { locale }: EmailReader): EmailSection => ({
  heading: wordsOf(locale).reviews,
  lines: reviewQueueLines(params, locale),
});

/** Returns the first sentence of a notification as heading and subject, and what follows it as the message. */
function sentenceTitles({ titleKey, params }: EmailedNotification, { locale, timeZone }: EmailReader) {
  const { heading, rest } = notificationHeading(titleKey, params, locale, timeZone);
  return { subject: heading, heading, message: rest };
}

/** Returns a heading that says with whom, and a subject that also says when; null where the notice says neither. */
function datedTitles({ titleKey, params, content }: EmailedNotification, reader: EmailReader) {
  const { company, when } = params;
  const { dated } = wordsOf(reader.locale);
  if (!Object.hasOwn(dated, titleKey) || typeof when !== 'string' || typeof company !== 'string' || !company)
    return null;
  const [headingOf, momentOf] = dated[titleKey as keyof typeof dated];
  const heading = headingOf(company);
  const subject = `${heading}: ${momentOf(momentFormat(reader, 'short').format(new Date(when)))}`;
  /* When an interview begins is among the facts; by when an offer is to be answered is not. */
  const messageParams = content?.interview ? { ...params, when: null } : params;
  return { subject, heading, message: notificationMessage(titleKey, messageParams, reader.locale, reader.timeZone) };
}
