import { notificationMessage } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { dateTimeText, relativeTimeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { InboxItem } from './inbox-loader.ts';

interface InboxListProps {
  t: Translate;
  language: Language;
  timeZone: string;
  now: number;
  items: readonly InboxItem[];
  onRead: (id: string) => void;
}

/** A list of notifications; following the link of one marks it as read. */
export function InboxList({ t, language, timeZone, now, items, onRead }: InboxListProps) {
  return (
    <ul className="plain lines">
      {items.map((one) => {
        const sentence = notificationMessage(one.titleKey, one.params, language, timeZone);
        return (
          <li key={one.id} className={one.readAt ? undefined : 'is-unread'}>
            <span>
              <a href={one.link} onClick={() => one.readAt || onRead(one.id)}>
                {sentence}
              </a>
              <span className="note">
                {!one.readAt && <Badge tone="info">{t('inbox.new')}</Badge>}{' '}
                <time dateTime={one.createdAt} title={dateTimeText(language, one.createdAt, timeZone)}>
                  {relativeTimeText(language, one.createdAt, now)}
                </time>
              </span>
            </span>
            {!one.readAt && (
              <button
                type="button"
                className="button is-small"
                aria-label={`${t('inbox.read')}: ${sentence}`}
                onClick={() => onRead(one.id)}
              >
                {t('inbox.read')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
