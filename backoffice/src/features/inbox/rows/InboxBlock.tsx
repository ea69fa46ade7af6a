import { useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { ArrivalTime } from './InboxTimes.tsx';
import { InboxRow, MarkButton, RowBox, type RowOptions } from './InboxRow.tsx';
import { InboxSymbol } from './InboxSymbol.tsx';
import { unreadIdsOf, type InboxThread } from './inbox-threads.ts';

/** Blocks of which it is kept that they are closed: the last ones that were. */
const MAX_CLOSED = 50;
const NONE: readonly string[] = [];

/** Returns whether a block is open, and a function that opens or closes it, also for the next visit. */
function useFolding(name: string): readonly [isOpen: boolean, toggle: () => void] {
  const [closed, setClosed] = useStore<readonly string[]>('inbox.closed', NONE);
  const isOpen = !closed.includes(name);
  const others = closed.filter((each) => each !== name);
  return [isOpen, () => setClosed(isOpen ? [...others, name].slice(-MAX_CLOSED) : others)];
}

interface InboxBlockProps extends RowOptions {
  /** Tells the block from all others: its newest, and what it is about. */
  readonly name: string;
  readonly subject: string;
  readonly threads: readonly InboxThread[];
}

/**
 * Shows the rows of a day about the same thing, where its newest stands: a block that is closed, selected and
 * marked as a whole.
 */
export function InboxBlock({ name, subject, threads, selected, ...row }: InboxBlockProps): ReactElement {
  const [isOpen, toggle] = useFolding(name);
  const { reading, onSelect, onMark } = row;
  const { text } = reading;
  const ids = threads.map(({ latest }) => latest.id);
  const unreadCount = threads.filter((thread) => unreadIdsOf(thread).length > 0).length;
  const selectedCount = ids.filter((id) => selected.has(id)).length;
  const isUnread = unreadCount > 0;
  return (
    <li>
      <div data-block={ids.join(' ')} className={isUnread ? 'inbox-row is-unread' : 'inbox-row'}>
        <RowBox
          label={text('inbox.selectBlock', { what: subject })}
          isChecked={selectedCount === ids.length}
          isMixed={selectedCount > 0 && selectedCount < ids.length}
          onChange={() => onSelect(ids)}
        />
        <button type="button" className="inbox-head" data-message aria-expanded={isOpen} onClick={toggle}>
          <InboxSymbol name="expand" />
          <span>
            <span className="inbox-subject">{subject}</span>
            <span className="inbox-count">
              {[
                unreadCount < threads.length && text('inbox.group.count', { smart_count: threads.length }),
                isUnread && text('inbox.group.unread', { smart_count: unreadCount }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        </button>
        {!isOpen && <ArrivalTime createdAt={threads[0]?.latest.createdAt ?? ''} reading={reading} />}
        <MarkButton
          label={text(isUnread ? 'inbox.markBlockRead' : 'inbox.markBlockUnread', { what: subject })}
          title={text(isUnread ? 'inbox.markRead' : 'inbox.markUnread')}
          onMark={() => onMark(ids)}
        />
      </div>
      {isOpen && (
        <ul className="inbox-list is-group">
          {threads.map((thread) => (
            <InboxRow
              key={thread.latest.id}
              thread={thread}
              isUnderSubject
              isSelected={selected.has(thread.latest.id)}
              {...row}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
