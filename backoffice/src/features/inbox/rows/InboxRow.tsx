import {
  dayOf,
  foreignTextLanguage,
  foreignTextNote,
  INBOX_PATH,
  inboxSentence,
  notificationAction,
  notificationSymbol,
  reviewQueueLines,
  type ReviewQueueLine,
} from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { memo, type ReactElement } from 'react';
import { clockTime, weekdayText } from '../../../ui/formats/time-format.ts';
import { LinkedText } from '../../../ui/formats/LinkedText.tsx';
import type { InboxReading } from '../inbox-reading.hook.ts';
import { InboxSymbol } from './InboxSymbol.tsx';
import { ArrivalTime, DeadlineTag } from './InboxTimes.tsx';
import { unreadIdsOf, type InboxItem, type InboxThread } from './inbox-threads.ts';

/** What can be done with rows; the functions stay the same, so that rows are made again only when they change. */
export interface RowActions {
  /** Selects rows, or none of them any more where all are selected. */
  readonly onSelect: (ids: readonly string[]) => void;
  /** Marks rows as read, or as unread where all have been read. */
  readonly onMark: (ids: readonly string[]) => void;
  /** Follows the link of a row. */
  readonly onOpen: (thread: InboxThread) => void;
}

export interface RowOptions extends RowActions {
  readonly reading: InboxReading;
  readonly selected: ReadonlySet<string>;
}

interface MessageProps {
  readonly item: InboxItem;
  readonly message: string;
  /** The lists that it is about, where they are several: a link to each. */
  readonly lists: readonly ReviewQueueLine[];
  readonly isUnread: boolean;
  readonly reading: InboxReading;
  readonly onOpen: () => void;
}

interface WrittenTextProps extends Pick<InboxItem, 'params'> {
  readonly locale: string;
}

/** The text that somebody wrote, and in which language where it is not the reader's. */
const WrittenText = ({ params, locale }: WrittenTextProps): ReactElement => (
  <>
    <div className="inbox-note">{foreignTextNote(params, locale)}</div>
    <div className="inbox-text" lang={foreignTextLanguage(params, locale) ?? undefined}>
      <LinkedText text={String(params['text'])} />
    </div>
  </>
);

/** The lists in which there is something to decide, one below the other. */
const ReviewLists = ({ lists, onOpen }: Pick<MessageProps, 'lists' | 'onOpen'>): ReactElement => (
  <ul className="inbox-reviews">
    {lists.map(({ text, path }) => (
      <li key={path}>
        <LinkBase to={path} onClick={onOpen}>
          {text}
        </LinkBase>
      </li>
    ))}
  </ul>
);

/** Returns the lists that a reminder of reviews is about where they are several; none for all other notifications. */
function severalListsOf({ titleKey, params }: InboxItem, locale: string): readonly ReviewQueueLine[] {
  if (titleKey !== 'administrator.reviews_due') return [];
  const lists = reviewQueueLines(params, locale);
  return lists.length > 1 ? lists : [];
}

/** What a notification says and what to do next: a link that marks it as read, or text where it leads nowhere. */
function Message({ item, message, lists, isUnread, reading, onOpen }: MessageProps): ReactElement {
  const { text, valueLabel, locale } = reading;
  const { link, params } = item;
  const leadsElsewhere = link !== INBOX_PATH;
  const action = leadsElsewhere && notificationAction(item.titleKey, locale, params);
  const content = (
    <>
      {isUnread && <span className="visually-hidden">{text('inbox.unread')}: </span>}
      <span className="inbox-sentence">{message}</span>
      <DeadlineTag item={item} reading={reading} />
      {/* The spaces are for those who hear it as one sentence. */}
      {params['outcome'] && (
        <>
          {' '}
          <span className="inbox-outcome">{valueLabel('applicationState', String(params['outcome']))}</span>
        </>
      )}
      {action && !params['text'] && (
        <>
          {' '}
          <span className="inbox-action">{action}</span>
        </>
      )}
    </>
  );
  return (
    <>
      {leadsElsewhere ? (
        <LinkBase to={link} data-message onClick={onOpen}>
          {content}
        </LinkBase>
      ) : (
        <div data-message tabIndex={-1}>
          {content}
        </div>
      )}
      {lists.length > 0 && <ReviewLists lists={lists} onOpen={onOpen} />}
      {params['text'] && <WrittenText params={params} locale={locale} />}
      {/* Leads where the sentence above the text does, for those who have read so far. */}
      {action && params['text'] && (
        <LinkBase to={link} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
          <span className="inbox-action">{action}</span>
        </LinkBase>
      )}
    </>
  );
}

interface EarlierProps {
  readonly items: readonly InboxItem[];
  readonly reading: InboxReading;
}

/** What was said before about the same, in small. */
function Earlier({ items, reading: { text, locale, timeZone, now } }: EarlierProps): ReactElement {
  return (
    <ul aria-label={text('inbox.earlier')} className="inbox-earlier">
      {items.map(({ id, titleKey, params, createdAt }) => (
        <li key={id}>
          {inboxSentence(titleKey, params, { locale, timeZone, now }, true)}{' '}
          <time dateTime={createdAt}>
            {weekdayText(dayOf(createdAt, timeZone), dayOf(now, timeZone), locale)},{' '}
            {clockTime(Date.parse(createdAt), locale, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  );
}

interface RowBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of what it stands for is selected. */
  readonly isMixed?: boolean;
  readonly onChange: () => void;
}

/** A box to tick, with room for a finger. */
export const RowBox = ({ label, isChecked, isMixed = false, onChange }: RowBoxProps): ReactElement => (
  <label className="inbox-check">
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={onChange}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
    />
  </label>
);

interface MarkProps {
  readonly label: string;
  readonly title: string;
  readonly onMark: () => void;
}

/** Marks a row or a block as read or as unread: a dot, filled while it is unread. */
export const MarkButton = ({ label, title, onMark }: MarkProps): ReactElement => (
  <button type="button" className="inbox-mark" aria-label={label} title={title} onClick={onMark} />
);

interface RowProps extends RowActions {
  readonly thread: InboxThread;
  readonly reading: InboxReading;
  readonly isSelected: boolean;
  /** Whether a heading above says what it is about. */
  readonly isUnderSubject?: boolean;
}

/** A notification, with its box to tick, its time, a mark for what is unread, and what was said before about the same. */
export const InboxRow = memo(function InboxRow(props: RowProps): ReactElement {
  const { thread, reading, isSelected, isUnderSubject = false, onSelect, onMark, onOpen } = props;
  const { text, locale, timeZone, now } = reading;
  const { latest: item, earlier } = thread;
  const isUnread = unreadIdsOf(thread).length > 0;
  const lists = severalListsOf(item, locale);
  const message =
    lists.length > 0
      ? text('inbox.reviews')
      : inboxSentence(item.titleKey, item.params, { locale, timeZone, now }, isUnderSubject);
  return (
    <li data-notification={item.id} className={isUnread ? 'inbox-row is-unread' : 'inbox-row'}>
      <RowBox
        label={text('inbox.select', { what: message })}
        isChecked={isSelected}
        onChange={() => onSelect([item.id])}
      />
      <InboxSymbol name={notificationSymbol(item.type, item.titleKey)} className="inbox-symbol" />
      <div className="inbox-content">
        <Message {...{ item, message, lists, isUnread, reading }} onOpen={() => onOpen(thread)} />
        {earlier.length > 0 && <Earlier items={earlier} reading={reading} />}
      </div>
      <ArrivalTime createdAt={item.createdAt} reading={reading} />
      <MarkButton
        label={text(isUnread ? 'inbox.markOneRead' : 'inbox.markOneUnread', { what: message })}
        title={text(isUnread ? 'inbox.markRead' : 'inbox.markUnread')}
        onMark={() => onMark([item.id])}
      />
    </li>
  );
});
