import { groupByDay, periodsUntil, type InboxPeriod } from '@prentice/contract';
import type { ReactNode } from 'react';
import type { InboxItem } from './inbox-loader.ts';
import { divideDeadlines, divideInbox, kindOfSteps } from './inbox-next-steps.ts';
import { InboxRow, type InboxPlace, type InboxRowProps } from './InboxRow.tsx';

interface InboxListProps extends InboxRowProps {
  /** Whether only deadlines are listed: then in the order in which they are due. */
  isDeadlines?: boolean;
  items: readonly InboxItem[];
  /** Applications in which something is to be done. */
  openSteps: ReadonlySet<string>;
  /** What can be done with several: above them; on phones it shares a line with the heading of the first, unless that is to be done. */
  toolbar: ReactNode;
}

/** Returns where a row stands among those about the same thing; null where it is alone. */
function placeAmong(count: number, index: number): InboxPlace | null {
  if (count === 1) return null;
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'between';
}

/**
 * Lists what is to be done, then notifications of today, of this week and from before, and those about the same thing on a day
 * together.
 */
export function InboxList({ items, openSteps, toolbar, isDeadlines = false, ...row }: InboxListProps) {
  const { t, timeZone, now } = row;
  const periodOf = periodsUntil(now, timeZone);
  const headingOf = (period: InboxPeriod) => t(`inbox.${period}`);
  const { nextSteps, others: arrivals } = divideInbox(items, openSteps, now);
  const { ahead, others } = isDeadlines ? divideDeadlines(arrivals, now) : { ahead: [], others: arrivals };
  const stepsHeading = t(`inbox.next.${kindOfSteps(nextSteps)}`);
  const periods = Map.groupBy(groupByDay(others, timeZone), ({ day }) => periodOf(day));
  return (
    <>
      {toolbar}
      {nextSteps.length > 0 && (
        <section className="inbox-day inbox-next" aria-label={stepsHeading}>
          <h3>{stepsHeading}</h3>
          <ul className="plain inbox-rows">
            {nextSteps.map((item) => (
              <InboxRow key={item.id} item={item} isNextStep {...row} />
            ))}
          </ul>
        </section>
      )}
      {ahead.length > 0 && (
        <section className="inbox-day" aria-label={t('inbox.next.deadlines')}>
          <h3>{t('inbox.next.deadlines')}</h3>
          <ul className="plain inbox-rows">
            {ahead.map((item) => (
              <InboxRow key={item.id} item={item} {...row} />
            ))}
          </ul>
        </section>
      )}
      {[...periods].map(([period, days]) => (
        <section key={period} className="inbox-day" aria-label={headingOf(period)}>
          <h3>{headingOf(period)}</h3>
          {/* One list, whatever belongs together in it: a screen reader says how long it is. */}
          <ul className="plain inbox-rows">
            {days
              .flatMap(({ subjects }) => subjects)
              .flatMap(({ items: about }) =>
                about.map((item, index) => (
                  <InboxRow key={item.id} item={item} place={placeAmong(about.length, index)} {...row} />
                )),
              )}
          </ul>
        </section>
      ))}
    </>
  );
}
