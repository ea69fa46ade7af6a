import {
  calendarDaysBetween,
  dayOf,
  INBOX_PATH,
  notificationAction,
  notificationMessage,
  notificationTypeTable,
  type NotificationTopic,
  type NotificationType,
  type Role,
} from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { calendarDateText, dateTimeText, relativeTimeText, timeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { InboxItem } from './inbox-loader.ts';

const topicIcons: Readonly<Record<NotificationTopic, IconName>> = {
  applications: 'answered',
  reminders: 'due',
  internships: 'search',
  reviews: 'verified',
  news: 'feed',
  account: 'info',
};

const typeIcons: Readonly<Partial<Record<NotificationType, IconName>>> = {
  'application.received': 'sent',
  'application.viewed': 'seen',
  'application.offer': 'offer',
  'application.interview': 'calendar',
  'application.closed': 'stopped',
  'application.withdrawn': 'stopped',
};

/* One type says both: that an application goes on, and that it has ended. */
const endings: readonly string[] = ['application.rejected', 'application.terminated', 'application.declined'];

function iconOf({ type, titleKey }: InboxItem): IconName {
  if (endings.includes(titleKey)) return 'stopped';
  return typeIcons[type] ?? topicIcons[notificationTypeTable[type].topic];
}

export interface InboxRowProps {
  t: Translate;
  language: Language;
  timeZone: string;
  role: Role;
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

/** A notification: following its link marks it as read, and so does its button. */
export function InboxRow({
  t,
  language,
  timeZone,
  role,
  selected,
  isSelecting,
  onSelect,
  onOpen,
  onMark,
  now,
  item,
}: InboxRowProps & { item: InboxItem }) {
  const sentence = notificationMessage(item.titleKey, item.params, language, timeZone);
  /* Companies are not told their own name. */
  const company = role === 'intern' ? item.params['company'] : null;
  const isNamed = company ? sentence.includes(String(company)) : true;
  const action = notificationAction(item.titleKey, language);
  const markLabel = t(item.readAt ? 'inbox.markOneUnread' : 'inbox.markOneRead', { what: sentence });
  const content = (
    <>
      {!item.readAt && <span className="visually-hidden">{t('inbox.new')}: </span>}
      {!isNamed && <span className="inbox-company">{company}</span>}
      {sentence}
      {action && <span className="inbox-action">{action}</span>}
    </>
  );
  return (
    <li className={item.readAt ? undefined : 'is-unread'} data-notification={item.id}>
      {isSelecting ? (
        <input
          type="checkbox"
          aria-label={t('inbox.select', { what: sentence })}
          checked={selected.has(item.id)}
          onChange={() => onSelect(item.id)}
        />
      ) : (
        <Icon name={iconOf(item)} />
      )}
      <div>
        <time className="note" dateTime={item.createdAt} title={dateTimeText(language, item.createdAt, timeZone)}>
          {arrivalText(language, item.createdAt, now, timeZone)}
        </time>
        {item.link === INBOX_PATH ? (
          <span tabIndex={-1}>{content}</span>
        ) : (
          <a href={item.link} onClick={() => item.readAt || onOpen(item.id)}>
            {content}
          </a>
        )}
        {item.params['text'] && <p className="inbox-text">{item.params['text']}</p>}
      </div>
      <button
        type="button"
        className="inbox-mark"
        aria-label={markLabel}
        title={t(item.readAt ? 'inbox.markUnread' : 'inbox.read')}
        onClick={() => onMark(item.id)}
      />
    </li>
  );
}
