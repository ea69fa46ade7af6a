import {
  dayOf,
  notificationAction,
  notificationMessage,
  notificationTypeTable,
  type NotificationTopic,
  type NotificationType,
  type Role,
} from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { dateTimeText, localDateText, timeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
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
  onRead: (id: string) => void;
  now: number;
}

const INBOX = '/dashboard/notifications';

/** A notification: following its link marks it as read; one that leads nowhere else has a button for that. */
export function InboxRow({
  t,
  language,
  timeZone,
  role,
  selected,
  isSelecting,
  onSelect,
  onOpen,
  onRead,
  now,
  item,
}: InboxRowProps & { item: InboxItem }) {
  const sentence = notificationMessage(item.titleKey, item.params, language, timeZone);
  /* Companies are not told their own name. */
  const company = role === 'intern' ? item.params['company'] : null;
  const isToday = dayOf(item.createdAt, timeZone) === dayOf(now, timeZone);
  const action = item.readAt ? null : notificationAction(item.titleKey, language);
  const content = (
    <>
      {!item.readAt && <span className="visually-hidden">{t('inbox.new')}: </span>}
      {company && <span className="inbox-company">{company}</span>}
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
          {isToday ? timeText(language, item.createdAt, timeZone) : localDateText(language, item.createdAt, timeZone)}
        </time>
        {item.link === INBOX ? (
          <span tabIndex={-1}>{content}</span>
        ) : (
          <a href={item.link} onClick={() => item.readAt || onOpen(item.id)}>
            {content}
          </a>
        )}
        {item.params['text'] && <p className="inbox-text">{item.params['text']}</p>}
        {item.link === INBOX && !item.readAt && (
          <p className="inbox-text">
            <Button look="small" onClick={() => onRead(item.id)}>
              {t('inbox.read')}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
