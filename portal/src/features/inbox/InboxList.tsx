import { DAY, dayOf, groupByDay } from '@prentice/contract';
import { localDateText } from '../../i18n/date-time.ts';
import type { InboxItem } from './inbox-loader.ts';
import { InboxRow, type InboxRowProps } from './InboxRow.tsx';

interface InboxListProps extends InboxRowProps {
  now: number;
  title: string;
  items: readonly InboxItem[];
}

/** Notifications by day, and those about the same thing together. */
export function InboxList({ now, title, items, ...row }: InboxListProps) {
  const { t, language, timeZone } = row;
  const dayText = (day: string): string => {
    if (day === dayOf(now, timeZone)) return t('inbox.today');
    if (day === dayOf(now - DAY, timeZone)) return t('inbox.yesterday');
    return localDateText(language, `${day}T12:00:00.000Z`, 'UTC');
  };
  return (
    <section className="inbox-part" aria-label={title}>
      <h3>{title}</h3>
      {groupByDay(items, timeZone).map(({ day, subjects }) => (
        <div key={day} className="inbox-day">
          <h4>{dayText(day)}</h4>
          {subjects.map(({ key, subject, items: about }) => (
            <div key={key} className={about.length > 1 ? 'inbox-subject' : undefined}>
              {about.length > 1 && <p className="note">{t('inbox.subject', { subject, count: about.length })}</p>}
              <ul className="plain inbox-rows">
                {about.map((item) => (
                  <InboxRow key={item.id} item={item} {...row} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
