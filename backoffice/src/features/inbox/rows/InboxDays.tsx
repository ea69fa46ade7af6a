import { dayOf, groupBySubject, periodsUntil } from '@prentice/contract';
import type { ReactElement } from 'react';
import { InboxBlock } from './InboxBlock.tsx';
import { askedFor } from '../inbox-next-steps.ts';
import type { InboxPageRows } from '../inbox-page.hook.ts';
import { InboxRow, type RowOptions } from './InboxRow.tsx';
import type { InboxThread } from './inbox-threads.ts';

interface InboxSectionProps extends RowOptions {
  readonly heading: string;
  /** Below the heading of several sections. */
  readonly isBelow?: boolean;
  /** Stressed as what is to be done. */
  readonly isNextSteps?: boolean;
  readonly threads: readonly InboxThread[];
}

/** Shows rows under a heading, and those about the same thing in a block, where the first of them stands. */
function InboxSection({ heading, threads, selected, ...options }: InboxSectionProps): ReactElement {
  const { isNextSteps = false, isBelow = false, ...row } = options;
  const Heading = isBelow ? 'h3' : 'h2';
  const { timeZone } = row.reading;
  const groups = groupBySubject(threads.map(({ latest }) => latest));
  const threadById = new Map(threads.map((thread) => [thread.latest.id, thread]));
  return (
    <section aria-label={heading} className={isNextSteps ? 'inbox-section is-next' : 'inbox-section'}>
      <Heading>{heading}</Heading>
      <ul className="inbox-list">
        {groups.map(({ key, subject, items }) => {
          const about = items.flatMap(({ id }) => threadById.get(id) ?? []);
          const [first] = about;
          if (!first) return null;
          const name = `${dayOf(first.latest.createdAt, timeZone)} ${key}`;
          return about.length === 1 ? (
            <InboxRow key={key} thread={first} isSelected={selected.has(first.latest.id)} {...row} />
          ) : (
            <InboxBlock key={key} name={name} subject={subject} threads={about} selected={selected} {...row} />
          );
        })}
      </ul>
    </section>
  );
}

type InboxDaysProps = RowOptions & Omit<InboxPageRows, 'isPending'>;

/** Shows what is to be done now, then what is new, then the other rows of an inbox of today, of this week and from before. */
export function InboxDays({ nextSteps, later, newThreads, others, ...row }: InboxDaysProps): ReactElement {
  const { text, timeZone, now } = row.reading;
  const periodOf = periodsUntil(now, timeZone);
  const periods = Map.groupBy(others, ({ latest }) => periodOf(dayOf(latest.createdAt, timeZone)));
  const hasNew = newThreads.length > 0;
  return (
    <>
      {nextSteps.length > 0 && (
        <InboxSection heading={text(`inbox.next.${askedFor(nextSteps)}`)} isNextSteps threads={nextSteps} {...row} />
      )}
      {later.length > 0 && <InboxSection heading={text('inbox.later')} threads={later} {...row} />}
      {hasNew && <InboxSection heading={text('inbox.new')} threads={newThreads} {...row} />}
      {hasNew && others.length > 0 && <h2 className="inbox-part">{text('inbox.alreadyRead')}</h2>}
      {[...periods].map(([period, ofPeriod]) => (
        <InboxSection key={period} heading={text(`inbox.${period}`)} isBelow={hasNew} threads={ofPeriod} {...row} />
      ))}
    </>
  );
}
