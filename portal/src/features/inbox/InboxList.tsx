import { groupByDay, groupByPeriod } from '@prentice/contract';
import type { ReactNode } from 'react';
import type { InboxItem } from './inbox-loader.ts';
import { divideDeadlines, divideInbox, kindOfSteps } from './inbox-next-steps.ts';
import { InboxRow, type InboxRowProps } from './InboxRow.tsx';
import { InboxSubject } from './InboxSubject.tsx';

interface InboxListProps extends InboxRowProps {
  /** Whether only deadlines are listed: then in the order in which they are due. */
  isDeadlines?: boolean;
  items: readonly InboxItem[];
  /** Which stand before the rest with what belongs to them, because they were unread when they were first shown; none when absent. */
  isNew?: (item: InboxItem) => boolean;
  /** Applications in which something is to be done. */
  openSteps: ReadonlySet<string>;
  /** What can be done with several: above them. */
  toolbar: ReactNode;
}

interface RowsProps extends InboxRowProps {
  items: readonly InboxItem[];
}

/** Shows notifications day by day, those about the same thing on a day together. */
function InboxRows({ items, ...row }: RowsProps) {
  const subjects = groupByDay(items, row.timeZone).flatMap((day) => day.subjects);
  return (
    /* One list, whatever belongs together in it: a screen reader says how long it is. */
    <ul className="plain inbox-rows">
      {subjects.map(({ key, subject, items: about }) => (
        <InboxSubject key={`${key} ${about[0]?.createdAt}`} subject={subject} items={about} {...row} />
      ))}
    </ul>
  );
}

/** Returns notifications by when they came: today, this week or before. */
const byPeriod = (items: readonly InboxItem[], row: InboxRowProps) =>
  groupByPeriod(items, ({ createdAt }) => createdAt, row);

/** Lists what is to be done, then what was new when the page was opened, then the rest of today, of this week and from before. */
export function InboxList({
  items,
  openSteps,
  toolbar,
  isDeadlines = false,
  isNew = () => false,
  ...row
}: InboxListProps) {
  const { t, now } = row;
  const { nextSteps, others: arrivals } = divideInbox(items, openSteps, now);
  const { ahead, others } = isDeadlines ? divideDeadlines(arrivals, now) : { ahead: [], others: arrivals };
  const stepsHeading = t(`inbox.next.${kindOfSteps(nextSteps)}`);
  /* What is about the same thing on a day stays together, also where a part of it has been read. */
  const newSubjects = groupByDay(others, row.timeZone).flatMap(({ subjects }) =>
    subjects.filter(({ items: about }) => about.some(isNew)),
  );
  const newItems = isDeadlines ? [] : newSubjects.flatMap(({ items: about }) => about);
  const earlier = others.filter((item) => !newItems.includes(item));
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
      {newItems.length > 0 && (
        <section className="inbox-day" aria-label={t('inbox.new')}>
          <h3>{t('inbox.new')}</h3>
          <InboxRows items={newItems} {...row} />
        </section>
      )}
      {byPeriod(earlier, row).map(([period, ofPeriod]) => (
        <section key={period} className="inbox-day" aria-label={t(`inbox.${period}`)}>
          <h3>{t(`inbox.${period}`)}</h3>
          <InboxRows items={ofPeriod} {...row} />
        </section>
      ))}
    </>
  );
}
