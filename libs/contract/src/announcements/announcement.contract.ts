import { z } from 'zod';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import { defineListSchema, filter } from '../kernel/list.ts';
import { findScreen } from '../screens/screen-map.ts';
import { draftLine, draftText, instant, line } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { deliveryReasons } from '../notifications/delivery.contract.ts';
import { channels } from '../notifications/notification-type-table.ts';
import { announcementAudience } from './announcement-audience.ts';
import { isAnnouncementWritten, writtenLanguages, type AnnouncementLanguage } from './announcement.lifecycle.ts';
import { announcementLifecycle, announcementLimits } from './announcement.lifecycle.ts';

export const announcementState = stateSchema(announcementLifecycle);

const writtenText = z.strictObject({
  title: draftLine(announcementLimits.title.max).default(''),
  body: draftText(announcementLimits.body.max).default(''),
});
/** Title and text in one language. */
export type AnnouncementText = z.infer<typeof writtenText>;

const NO_PAGE = 'Enter a page of this site, such as /internships.';
/* One slash at the beginning: two, or a backslash, would lead to another site. */
const link = line(1, announcementLimits.link)
  .regex(/^\/([^/\\][^\\]*)?$/, NO_PAGE)
  .refine((path) => findScreen(path.replace(/[?#].*$/s, '')) !== undefined, NO_PAGE)
  .nullable()
  .default(null);
const noText = { title: '', body: '' };

const editable = {
  en: writtenText.default(noText),
  de: writtenText.default(noText),
  /** An internal path; without one the notification opens the recipient's inbox. */
  link,
  audience: announcementAudience.default(announcementAudience.parse({})),
  /** Beside the inbox, which is always used. What recipients have switched off stays off. */
  email: z.boolean().default(false),
  push: z.boolean().default(false),
  /** When it is sent, once it is scheduled. */
  sendAt: instant.nullable().default(null),
};

/** What somebody writes, as far as they have got. */
export const announcementContent = z.strictObject(editable);
export type AnnouncementContent = z.infer<typeof announcementContent>;

/** Refuses what has no title in the language in which it is written: by its title a draft is found again. */
function refuseUntitled({ en, de }: Pick<AnnouncementContent, 'en' | 'de'>, context: z.RefinementCtx): void {
  if (en.title.trim() || de.title.trim()) return;
  const [language = 'en'] = writtenLanguages({ en, de });
  context.addIssue({ code: 'custom', path: [language, 'title'], message: 'Enter a title.' });
}

/** A draft is saved as far as it has got, once it has a title. */
export const announcementCreate = announcementContent.superRefine(refuseUntitled);
export type AnnouncementCreate = z.infer<typeof announcementCreate>;

/** Saved as a whole. The version that was read is in If-Match or, when that is left out, here. */
export const announcementUpdate = z
  .strictObject({ ...editable, version: z.int().min(0).optional() })
  .superRefine(refuseUntitled);
export type AnnouncementUpdate = z.infer<typeof announcementUpdate>;

/** `recipients` is the number of people that whoever sends or schedules it has read and typed. */
export const announcementTransitionRequest = z.strictObject({
  to: announcementState,
  recipients: z.int().min(0).optional(),
  version: z.int().min(0).optional(),
});
export type AnnouncementTransitionRequest = z.infer<typeof announcementTransitionRequest>;

export const announcementRecord = z.object({
  id,
  /** The first title that there is. */
  title: z.string(),
  en: writtenText,
  de: writtenText,
  link: z.string().nullable(),
  audience: announcementAudience,
  email: z.boolean(),
  push: z.boolean(),
  sendAt: instant.nullable(),
  state: announcementState,
  /** People whom it is for: as confirmed, and counted again when sending begins. Null for a draft. */
  recipients: z.int().nullable(),
  /** Those of them who have been reached so far. */
  processed: z.int(),
  startedAt: instant.nullable(),
  /** Emails and pushes that failed: those that are tried again, and those that are not any more. */
  failures: z.object({ retried: z.int(), failed: z.int() }),
  /** When the last one was reached, or it was cancelled. */
  endedAt: instant.nullable(),
  /** Who sent or scheduled it. */
  sentBy: id.nullable(),
  sentByName: z.string().nullable(),
  /** The states that it came into. Who did it is in the audit log. */
  history: z.array(z.object({ from: announcementState.nullable(), to: announcementState, at: instant })),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

// prettier-ignore
export const announcementViews = {
  summary: view('summary', announcementRecord, [
    'id', 'title', 'audience', 'email', 'push', 'sendAt', 'state', 'recipients', 'processed', 'failures', 'startedAt', 'endedAt',
    'sentBy', 'sentByName', 'createdAt', 'updatedAt', 'version',
  ]),
  item: view('item', announcementRecord, [
    'id', 'title', 'en', 'de', 'link', 'audience', 'email', 'push', 'sendAt', 'state', 'recipients', 'processed', 'startedAt',
    'endedAt', 'sentBy', 'sentByName', 'history', 'createdAt', 'updatedAt', 'version',
  ]),
};

export const announcementList = defineListSchema({
  resource: 'announcements',
  filters: { q: filter.search(['title']), state: filter.in('state', announcementState) },
  sorts: { updatedAt: 'updatedAt', sendAt: 'sendAt', title: 'title' },
  defaultSort: ['updatedAt', 'DESC'],
});

/** Returns the language in which somebody reads it: theirs where there is a text in it, and else the other. */
export function textLanguageFor(
  texts: Readonly<Record<AnnouncementLanguage, AnnouncementText>>,
  locale: string,
): AnnouncementLanguage {
  const [language, other] = locale.startsWith('de') ? (['de', 'en'] as const) : (['en', 'de'] as const);
  return isAnnouncementWritten(texts[language]) ? language : other;
}

/** Returns the text for somebody: in their language where there is one, and else in the other. */
export const textFor = (
  texts: Readonly<Record<AnnouncementLanguage, AnnouncementText>>,
  locale: string,
): AnnouncementText => texts[textLanguageFor(texts, locale)];

/** What is missing before an announcement can be sent. */
export function announcementMissing({ en, de, audience }: Pick<AnnouncementCreate, 'en' | 'de' | 'audience'>) {
  const written = writtenLanguages({ en, de });
  const short = (language: AnnouncementLanguage) =>
    (['title', 'body'] as const).flatMap((part) => {
      const { min } = announcementLimits[part];
      const isShort = { en, de }[language][part].trim().length < min;
      return isShort
        ? [{ field: `${language}.${part}`, code: 'too_small', message: `Write at least ${min} characters.` }]
        : [];
    });
  const texts = (written.length > 0 ? written : (['en'] as const)).flatMap(short);
  const groups =
    audience.groups.length === 0
      ? [{ field: 'audience.groups', code: 'too_small', message: 'Choose at least one.' }]
      : [];
  /* In the order of the form. */
  return [...groups, ...texts];
}

/** A calendar week, by its Monday, and how many more announcements can be sent or scheduled in it. */
export const announcementWeek = z.object({ monday: z.iso.date(), left: z.int() });
export type AnnouncementWeek = z.infer<typeof announcementWeek>;

/** What is shown of an announcement before it is sent: the same templates that recipients get. */
export const announcementPreview = z.object({
  inbox: z.object({ title: z.string(), body: z.string(), link: z.string() }),
  email: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});
export type AnnouncementPreview = z.infer<typeof announcementPreview>;

/** What became of an announcement, in people. */
export const announcementReport = z.object({
  recipients: z.int(),
  /** Those who have read it in their inbox. */
  opened: z.int(),
  channels: z.array(
    z.object({
      channel: z.enum(channels),
      delivered: z.int(),
      /** Those that failed and are tried again are among them. */
      waiting: z.int(),
      /** When the next of those that failed is tried again; null where none is. */
      nextTryAt: instant.nullable(),
      suppressed: z.int(),
      /** Those that are not tried any more. */
      failed: z.int(),
      /** Why it was not delivered, most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(deliveryReasons), count: z.int() })),
    }),
  ),
});
export type AnnouncementReport = z.infer<typeof announcementReport>;
