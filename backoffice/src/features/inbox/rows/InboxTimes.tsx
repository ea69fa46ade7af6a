import { dayOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { clockTime, exactTimeIn, weekdayText } from '../../../ui/formats/time-format.ts';
import type { InboxReading } from '../inbox-reading.hook.ts';
import { daysLeft, deadlineOf, SOON_DAYS, type InboxDeadline } from '../inbox-next-steps.ts';
import { InboxSymbol } from './InboxSymbol.tsx';
import type { InboxItem } from './inbox-threads.ts';

interface ArrivalTimeProps {
  readonly createdAt: string;
  readonly reading: InboxReading;
}

/** Shows when a notification came: the time of day today, before that the day. */
export function ArrivalTime({ createdAt, reading: { locale, timeZone, now } }: ArrivalTimeProps): ReactElement {
  const instant = Date.parse(createdAt);
  const day = dayOf(instant, timeZone);
  const today = dayOf(now, timeZone);
  return (
    <time className="inbox-time" dateTime={createdAt} title={exactTimeIn(timeZone, instant, locale)}>
      {day === today ? clockTime(instant, locale, timeZone) : weekdayText(day, today, locale)}
    </time>
  );
}

/** Returns how it is stressed that so many days are left; null where they are enough. */
const toneOf = (days: number): 'attention' | 'due' | null => {
  if (days <= 0) return 'attention';
  return days <= SOON_DAYS ? 'due' : null;
};

/** Says by when something is to be done, as people say it of what is near, and how many days are left where they are few. */
function deadlineText({ kind }: InboxDeadline, days: number, date: string, { text }: InboxReading): string {
  if (days < 0) return text(`inbox.due.${kind}.late`, { date });
  if (days > 1 && days <= SOON_DAYS) return text(`inbox.due.${kind}.soon`, { date, count: days });
  if (days > 1) return text(`inbox.due.${kind}.by`, { date });
  return text(days === 0 ? `inbox.due.${kind}.today` : `inbox.due.${kind}.tomorrow`, { date });
}

interface DeadlineTagProps {
  readonly item: InboxItem;
  readonly reading: InboxReading;
}

/** Says of a notification by when its reader is to act: stressed where that is near; nothing where it asks for nothing. */
export function DeadlineTag({ item, reading }: DeadlineTagProps): ReactElement | null {
  const { timeZone, now, locale } = reading;
  const deadline = deadlineOf(item);
  if (!deadline) return null;
  const days = daysLeft(deadline, now, timeZone);
  const date = weekdayText(dayOf(deadline.at, timeZone), dayOf(now, timeZone), locale);
  const sentence = deadlineText(deadline, days, date, reading);
  const tone = toneOf(days);
  return (
    <>
      {' '}
      <span className="inbox-due">
        {tone ? (
          <span className={`inbox-tag is-${tone}`}>
            <InboxSymbol name={tone} />
            {sentence}
          </span>
        ) : (
          sentence
        )}
      </span>
    </>
  );
}
