import {
  calendarDaysBetween,
  dayOf,
  foreignTextLanguage,
  foreignTextNote,
  INBOX_PATH,
  linkedParts,
  notificationAction,
  inboxSentence,
  notificationSymbol,
  undatedSentence,
} from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { appointmentText, calendarDateText, dateTimeText, relativeTimeText, timeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { rememberOpened } from './inbox-focus.hook.ts';
import type { InboxItem } from './inbox-loader.ts';

export interface InboxRowProps {
  t: Translate;
  language: Language;
  timeZone: string;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** Marks it as read, or as unread where it has been read. */
  onMark: (id: string) => void;
  now: number;
}

/** When a notification came: today its time, within a week how many days ago, before that its date. */
function arrivalText(language: Language, createdAt: string, now: number, timeZone: string): string {
  const day = dayOf(createdAt, timeZone);
  const days = calendarDaysBetween(new Date(createdAt), dayOf(now, timeZone), timeZone);
  if (days <= 0) return timeText(language, createdAt, timeZone);
  return days < 7
    ? relativeTimeText(language, day, now, timeZone)
    : calendarDateText(language, createdAt, now, timeZone);
}

/** Shows what our team wrote, with its web addresses as links. */
const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} rel="noopener nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );

interface MessageProps extends Pick<InboxRowProps, 't' | 'language' | 'onOpen'> {
  item: InboxItem;
  sentence: string;
}

/* Marks of Markdown at the beginning of a line, and those around words. */
const LINE_MARKS = /^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gmu;
const WORD_MARKS = /(?<![\p{L}\p{N}/])(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** Returns a text as one paragraph without marks, as it stands in a row of the list. */
export const plainExcerpt = (text: string): string =>
  text.replaceAll(LINE_MARKS, '').replaceAll(WORD_MARKS, '$2').replaceAll(/\s+/gu, ' ').trim();

/** The text that somebody wrote, and in which language where it is not the reader's. */
function WrittenText({ language, params }: Pick<MessageProps, 'language'> & Pick<InboxItem, 'params'>) {
  const foreignNote = foreignTextNote(params, language);
  return (
    <>
      {foreignNote && <p className="note">{foreignNote}</p>}
      <p className="inbox-text" lang={foreignTextLanguage(params, language) ?? undefined}>
        <LinkedText text={plainExcerpt(String(params['text']))} />
      </p>
    </>
  );
}

/** What a notification says and what to do next: a link, or text where it leads nowhere. */
function Message({ t, language, item, sentence, onOpen }: MessageProps) {
  const { link, params, readAt } = item;
  const { company, text } = params;
  const isNamed = company ? sentence.includes(String(company)) : true;
  const leadsElsewhere = link !== INBOX_PATH;
  const action = leadsElsewhere && notificationAction(item.titleKey, language, params);
  const open = (): void => {
    rememberOpened(item.id);
    if (!readAt) onOpen(item.id);
  };
  const content = (
    <>
      {!readAt && <span className="visually-hidden">{t('inbox.unread')}: </span>}
      {!isNamed && (
        <>
          <span className="inbox-company">{company}</span>{' '}
        </>
      )}
      {sentence}
      {action && !text && (
        <>
          {' '}
          <span className="inbox-action">{action}</span>
        </>
      )}
    </>
  );
  return (
    <>
      {leadsElsewhere ? (
        <a href={link} onClick={open}>
          {content}
        </a>
      ) : (
        <span tabIndex={-1}>{content}</span>
      )}
      {text && <WrittenText language={language} params={params} />}
      {/* Leads where the sentence above the text does, for those who have read so far. */}
      {action && text && (
        <a className="inbox-action" href={link} tabIndex={-1} aria-hidden="true" onClick={open}>
          {action}
        </a>
      )}
    </>
  );
}

interface ArrivalProps extends Pick<InboxRowProps, 'language' | 'timeZone' | 'now'> {
  createdAt: string;
}

/** Shows when a notification came. */
const Arrival = ({ language, timeZone, now, createdAt }: ArrivalProps) => (
  <time className="note" dateTime={createdAt} title={dateTimeText(language, createdAt, timeZone)}>
    {arrivalText(language, createdAt, now, timeZone)}
  </time>
);

interface MomentProps extends Pick<InboxRowProps, 't' | 'language' | 'timeZone' | 'now'> {
  titleKey: string;
  when: string;
}

/** Days of the calendar within which is said how many are left. */
const SOON_DAYS = 3;

/** Returns when something is, and in how many days where they are few and not said already: "Fri 4 Dec, 10:00 (in 2 days)". */
function momentText(language: Language, when: string, now: number, timeZone: string): string {
  const moment = appointmentText(language, when, now, timeZone);
  const days = calendarDaysBetween(new Date(now), when, timeZone);
  if (days < 2 || days > SOON_DAYS) return moment;
  return `${moment} (${relativeTimeText(language, dayOf(when, timeZone), now, timeZone)})`;
}

/** Shows when an interview is, or by when an offer is to be answered. */
function Moment({ t, language, timeZone, now, titleKey, when }: MomentProps) {
  const moment = momentText(language, when, now, timeZone);
  return (
    <time className="inbox-moment" dateTime={when} title={dateTimeText(language, when, timeZone)}>
      {t(titleKey === 'application.offered' ? 'inbox.step.offer' : 'inbox.step.interview', { when: moment })}
    </time>
  );
}

export type InboxPlace = 'first' | 'between' | 'last';

interface RowProps extends InboxRowProps {
  item: InboxItem;
  /** Whether it says what to do next: then the moment of that matters, not when the notification came. */
  isNextStep?: boolean;
  /** Where it stands among rows about the same thing, which are one block. */
  place?: InboxPlace | null;
}

/** A notification: following its link marks it as read, and so does its button. */
export function InboxRow({ item, isNextStep = false, place = null, ...options }: RowProps) {
  const { selected, isSelecting, onSelect, onMark, now, ...row } = options;
  const { t, language, timeZone } = row;
  const reader = { locale: language, timeZone, now };
  /* What stands above the sentence is not said in it again. */
  const sentence = (isNextStep ? undatedSentence : inboxSentence)(item.titleKey, item.params, reader);
  return (
    <li className={item.readAt ? undefined : 'is-unread'} data-notification={item.id} data-place={place ?? undefined}>
      {isSelecting ? (
        <input
          type="checkbox"
          aria-label={t('inbox.select', { what: sentence })}
          checked={selected.has(item.id)}
          onChange={() => onSelect(item.id)}
        />
      ) : (
        <Icon name={notificationSymbol(item.type, item.titleKey)} />
      )}
      <div>
        {isNextStep ? (
          <Moment {...{ t, language, timeZone, now }} titleKey={item.titleKey} when={String(item.params['when'])} />
        ) : (
          <Arrival {...{ language, timeZone, now }} createdAt={item.createdAt} />
        )}
        <Message {...row} item={item} sentence={sentence} />
      </div>
      <button
        type="button"
        className="inbox-mark"
        aria-label={t(item.readAt ? 'inbox.markOneUnread' : 'inbox.markOneRead', { what: sentence })}
        title={t(item.readAt ? 'inbox.markUnread' : 'inbox.read')}
        onClick={() => onMark(item.id)}
      />
    </li>
  );
}
