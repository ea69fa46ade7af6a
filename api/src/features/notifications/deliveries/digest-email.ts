import { backOfficePath, inboxPathOf, linkForReader, notificationMessage } from '@prentice/contract';
import type { Email, EmailSection } from '../../../platform/email/email.ts';
import { settingsOf, typeName, type EmailedNotification } from './delivery-email.ts';
import { dayText, wordsOf, type EmailReader } from './delivery-email-details.ts';

/** Lines of a summary about one topic; more are in the inbox. */
const MAX_LINES = 15;

/** All applications of a company, for a line about several. */
const COMPANY_APPLICATIONS = backOfficePath('interested');

type Line = EmailSection['lines'][number];

const isCounted = (
  titleKey: string,
  sentences: ReturnType<typeof wordsOf>['counted'],
): titleKey is keyof typeof sentences => Object.hasOwn(sentences, titleKey);

/** Returns one line for several that say the same of the same internship; null where there is no sentence for that. */
function countedLine(rows: readonly EmailedNotification[], reader: EmailReader): Line | null {
  const [row] = rows;
  const { counted } = wordsOf(reader.locale);
  if (!row || rows.length === 1 || !isCounted(row.titleKey, counted)) return null;
  const [due = ''] = rows.map(({ params }) => String(params['due'] ?? '')).toSorted();
  const day = due && dayText(new Date(due), reader);
  return {
    text: counted[row.titleKey](rows.length, String(row.params['title'] ?? ''), day),
    path: COMPANY_APPLICATIONS,
  };
}

/** Returns a line each; what says the same and leads to the same is said once. */
function singleLines(rows: readonly EmailedNotification[], { role, locale, timeZone }: EmailReader): Line[] {
  const lines = rows.map(({ titleKey, params, link }) => ({
    text: notificationMessage(titleKey, params, locale, timeZone),
    path: linkForReader(link, role) as `/${string}`,
  }));
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

type Contents = ReturnType<typeof wordsOf>['contents'];

/** What is counted by what happened; the rest is counted together. */
const countedNames = [
  'application.received',
  'application.interested',
  'application.withdrawn',
  'review.queue',
] as const;

const countedNameOf = ({ titleKey, type }: EmailedNotification): keyof Contents =>
  countedNames.find((name) => name === titleKey || name === type) ?? 'others';

/** Says how much of what there is: "3 new applications, 1 withdrawn". */
function contentsOf(rows: readonly EmailedNotification[], contents: Contents): string {
  const counts = Map.groupBy(rows, countedNameOf);
  const names = [...countedNames, 'others' as const].filter((name) => counts.has(name));
  return names.map((name, index) => contents[name](counts.get(name)?.length ?? 0, index === 0)).join(', ');
}

/** Composes the summary of several notifications, by topic; several about one internship are one line. */
export function digestEmail(rows: readonly EmailedNotification[], reader: EmailReader, unsubscribeUrl: string): Email {
  const { role, locale } = reader;
  const words = wordsOf(locale);
  const sections = [...Map.groupBy(rows, ({ type }) => type)].map(([type, ofType]) => {
    const alike = Map.groupBy(ofType, ({ titleKey, params }) => JSON.stringify([titleKey, params['title'] ?? null]));
    const lines = [...alike.values()].flatMap((group) => countedLine(group, reader) ?? singleLines(group, reader));
    const more = lines.length - MAX_LINES;
    const moreLines = more > 0 ? [{ text: words.more(more), path: inboxPathOf(role) }] : [];
    return { heading: typeName(type, reader), lines: [...lines.slice(0, MAX_LINES), ...moreLines] };
  });
  const contents = contentsOf(rows, words.contents);
  const preview = sections[0]?.lines[0]?.text;
  return {
    subject: contents,
    heading: contents,
    ...(preview && { preview }),
    paragraphs: [words.digestLead],
    sections,
    action: { label: words.inbox, path: inboxPathOf(role) },
    why: words.whyDigest,
    settings: settingsOf(locale),
    unsubscribe: { label: words.unsubscribeDigest, url: unsubscribeUrl },
  };
}
