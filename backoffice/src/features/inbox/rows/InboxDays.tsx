import { dayOf, groupByDay, groupByPeriod, groupBySubject, type SubjectGroup } from '@prentice/contract';
import { Fragment, type ReactElement } from 'react';
import { InboxBlock } from './InboxBlock.tsx';
import { askedFor } from '../inbox-next-steps.ts';
import type { InboxPageRows } from '../inbox-page.hook.ts';
import { InboxRow, type RowOptions } from './InboxRow.tsx';
import type { InboxThread } from './inbox-threads.ts';

interface ThreadsProps extends RowOptions {
  readonly threads: readonly InboxThread[];
  /** In the order in which they are due: by what they are about alone. */
  readonly isByDeadline?: boolean;
}

/** Shows rows day by day, and those of a day about the same thing in a block, where the first of them stands. */
function Threads({ threads, isByDeadline = false, selected, ...row }: ThreadsProps): ReactElement {
  const { timeZone } = row.reading;
  const items = threads.map(({ latest }) => latest);
  const threadById = new Map(threads.map((thread) => [thread.latest.id, thread]));
  const groups: readonly SubjectGroup[] = isByDeadline
    ? groupBySubject(items)
    : groupByDay(items, timeZone).flatMap(({ subjects }) => subjects);
  return (
    <ul className="inbox-list">
      {groups.map(({ key, subject, items: about }) => {
        const ofGroup = about.flatMap(({ id }) => threadById.get(id) ?? []);
        const [first] = ofGroup;
        if (!first) return null;
        const { id, createdAt } = first.latest;
        const name = `${dayOf(createdAt, timeZone)} ${key}`;
        return ofGroup.length === 1 ? (
          <InboxRow key={name} thread={first} isSelected={selected.has(id)} {...row} />
        ) : (
          <InboxBlock key={name} name={name} subject={subject} threads={ofGroup} selected={selected} {...row} />
        );
      })}
    </ul>
  );
}

interface InboxSectionProps extends ThreadsProps {
  readonly heading: string;
  /** Below the heading of several sections. */
  readonly isBelow?: boolean;
  /** Stressed as what is to be done. */
  readonly isNextSteps?: boolean;
}

/** Shows rows under a heading. */
function InboxSection({ heading, isNextSteps = false, isBelow = false, ...rows }: InboxSectionProps): ReactElement {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <section aria-label={heading} className={isNextSteps ? 'inbox-section is-next' : 'inbox-section'}>
      <Heading>{heading}</Heading>
      <Threads {...rows} />
    </section>
  );
}

/** Returns rows by when they came: today, this week or before. */
const byPeriod = (threads: readonly InboxThread[], reading: RowOptions['reading']) =>
  groupByPeriod(threads, ({ latest }) => latest.createdAt, reading);

/** Shows what is new, and when it came where that is not the same for all of it. */
function NewThreads({ threads, ...row }: ThreadsProps): ReactElement {
  const { text } = row.reading;
  const periods = byPeriod(threads, row.reading);
  return (
    <section aria-label={text('inbox.new')} className="inbox-section">
      <h2>{text('inbox.new')}</h2>
      {periods.map(([period, ofPeriod]) => (
        <Fragment key={period}>
          {periods.length > 1 && <h3>{text(`inbox.${period}`)}</h3>}
          <Threads threads={ofPeriod} {...row} />
        </Fragment>
      ))}
    </section>
  );
}

type InboxDaysProps = RowOptions & Omit<InboxPageRows, 'isPending'>;

/** Shows what is to be done now, then what is new, then the other rows of an inbox of today, of this week and from before. */
export function InboxDays({ nextSteps, later, newThreads, others, ...row }: InboxDaysProps): ReactElement {
  const { text } = row.reading;
  const nextHeading = text(`inbox.next.${askedFor(nextSteps)}`);
  const hasNew = newThreads.length > 0;
  return (
    <>
      {nextSteps.length > 0 && (
        <InboxSection heading={nextHeading} isNextSteps isByDeadline threads={nextSteps} {...row} />
      )}
      {later.length > 0 && <InboxSection heading={text('inbox.later')} isByDeadline threads={later} {...row} />}
      {hasNew && <NewThreads threads={newThreads} {...row} />}
      {hasNew && others.length > 0 && <h2 className="inbox-part">{text('inbox.alreadyRead')}</h2>}
      {byPeriod(others, row.reading).map(([period, ofPeriod]) => (
        <InboxSection key={period} heading={text(`inbox.${period}`)} isBelow={hasNew} threads={ofPeriod} {...row} />
      ))}
    </>
  );
}
