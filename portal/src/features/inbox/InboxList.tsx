import { DAY, dayOf, groupByDay } from '@prentice/contract';
import type { InboxItem } from './inbox-loader.ts';
import { divideInbox } from './inbox-next-steps.ts';
import { InboxRow, type InboxRowProps } from './InboxRow.tsx';

interface InboxListProps extends InboxRowProps {
  items: readonly InboxItem[];
  /** Applications in which something is to be done. */
  openSteps: ReadonlySet<string>;
}

/** Returns the day on which the week of a day began, a Monday; both such as `2026-03-16`. */
function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY).toISOString().slice(0, 10);
}

/**
 * Lists what is to be done, then notifications of today, of this week and from before, and those about the same thing on a day
 * together.
 */
export function InboxList({ items, openSteps, ...row }: InboxListProps) {
  const { t, timeZone, now } = row;
  const today = dayOf(now, timeZone);
  const monday = mondayOf(today);
  const periodOf = (day: string) => {
    if (day >= today) return 'inbox.today';
    return day >= monday ? 'inbox.thisWeek' : 'inbox.earlier';
  };
  const { nextSteps, others } = divideInbox(items, openSteps, now);
  const periods = Map.groupBy(groupByDay(others, timeZone), ({ day }) => periodOf(day));
  return (
    <>
      {nextSteps.length > 0 && (
        <section className="inbox-day inbox-next" aria-label={t('inbox.nextSteps')}>
          <h3>{t('inbox.nextSteps')}</h3>
          <ul className="plain inbox-rows">
            {nextSteps.map((item) => (
              <InboxRow key={item.id} item={item} {...row} />
            ))}
          </ul>
        </section>
      )}
      {[...periods].map(([period, days]) => (
        <section key={period} className="inbox-day" aria-label={t(period)}>
          <h3>{t(period)}</h3>
          {/* One list, whatever belongs together in it: a screen reader says how long it is. */}
          <ul className="plain inbox-rows">
            {days
              .flatMap(({ subjects }) => subjects)
              .flatMap(({ subject, items: about }) =>
                about.map((item, index) => (
                  <InboxRow key={item.id} item={item} {...row}>
                    {index === 0 && about.length > 1 && (
                      <p className="note inbox-subject">{t('inbox.subject', { subject, count: about.length })}</p>
                    )}
                  </InboxRow>
                )),
              )}
          </ul>
        </section>
      ))}
    </>
  );
}
