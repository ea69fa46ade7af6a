import { notificationMessage, notificationTypeTable, type NotificationTopic } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { dateTimeText, timeText } from '../../i18n/date-time.ts';
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

/* Offers and interviews are what nobody should miss among receipts. */
function iconOf({ type, titleKey }: InboxItem): IconName {
  if (titleKey.includes('offer')) return 'offer';
  if (titleKey.includes('interview')) return 'calendar';
  return topicIcons[notificationTypeTable[type].topic];
}

export interface InboxRowProps {
  t: Translate;
  language: Language;
  timeZone: string;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

/** A notification: following its link marks it as read. */
export function InboxRow({
  t,
  language,
  timeZone,
  selected,
  isSelecting,
  onSelect,
  onOpen,
  item,
}: InboxRowProps & { item: InboxItem }) {
  const sentence = notificationMessage(item.titleKey, item.params, language, timeZone);
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
      <a href={item.link} onClick={() => item.readAt || onOpen(item.id)}>
        {!item.readAt && <span className="visually-hidden">{t('inbox.new')}: </span>}
        {sentence}
      </a>
      <time className="note" dateTime={item.createdAt} title={dateTimeText(language, item.createdAt, timeZone)}>
        {timeText(language, item.createdAt, timeZone)}
      </time>
      {item.params['text'] && <p className="inbox-text">{item.params['text']}</p>}
    </li>
  );
}
