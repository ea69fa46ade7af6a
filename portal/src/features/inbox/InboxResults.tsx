import type { Role } from '@prentice/contract';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isMarked, useInboxActions, withMarks, type Marks, type Undo } from './inbox-actions.hook.ts';
import { focusRow, rowsIn, useInboxKeys } from './inbox-keys.hook.ts';
import { MAX_ITEMS, type InboxContent, type InboxItem } from './inbox-loader.ts';
import { InboxList } from './InboxList.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';

/** Moves the focus to what came of a button that is gone: undoing it, or the first row that was loaded. */
function useFocusAfter(list: RefObject<HTMLElement | null>, hasUndo: boolean, rowCount: number) {
  const focusTarget = useRef<'undo' | number | null>(null);
  useEffect(() => {
    const { current } = focusTarget;
    if (current === 'undo' && hasUndo) list.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
    else if (typeof current === 'number' && rowCount > current) focusRow(rowsIn(list.current), current);
    else return;
    focusTarget.current = null;
  }, [list, hasUndo, rowCount]);
  return {
    onUndo: () => void (focusTarget.current = 'undo'),
    onRow: (index: number) => void (focusTarget.current = index),
  };
}

const byNewest = (left: InboxItem, right: InboxItem): number => right.createdAt.localeCompare(left.createdAt);

/** Adds to the unread notifications those that were marked here: rows stay where they are while somebody marks them. */
function useMarkedRows(items: readonly InboxItem[], isUnreadOnly: boolean) {
  const [marked, setMarked] = useState<readonly InboxItem[]>([]);
  const ids = new Set(items.map(({ id }) => id));
  const remaining = isUnreadOnly ? marked.filter(({ id }) => !ids.has(id)) : [];
  return {
    rows: remaining.length > 0 ? [...items, ...remaining].toSorted(byNewest) : items,
    keptCount: remaining.length,
    setMarked,
  };
}

/** Pixels from the top of the page within which new notifications are shown at once. */
const NEAR_TOP = 80;

/** Holds back what arrives while somebody reads further down: it would push away what they read. */
function useHeldArrivals(rows: readonly InboxItem[]) {
  const newest = rows[0]?.createdAt ?? '';
  const [shownUntil, setShownUntil] = useState(newest);
  if (newest > shownUntil && (shownUntil === '' || scrollY <= NEAR_TOP)) setShownUntil(newest);
  const visibleRows = rows.filter(({ createdAt }) => createdAt <= shownUntil);
  return { shown: visibleRows, heldCount: rows.length - visibleRows.length, showHeld: () => setShownUntil(newest) };
}

interface UndoBarProps {
  t: Translate;
  actions: ReturnType<typeof useInboxActions>;
  undo: Undo;
  /** The buttons are about to go. */
  onLeave: () => void;
}

/** Says what was done, and takes it back; closed when it is in the way. */
const UndoBar = ({ t, actions, undo, onLeave }: UndoBarProps) => (
  <div className="inbox-undo">
    <Notice
      tone="answered"
      role="status"
      title={t(undo.read ? 'inbox.done.read' : 'inbox.done.unread', { count: undo.count })}
    >
      <span className="row" data-undo>
        <Button
          look="small"
          busy={actions.busy}
          onClick={() => {
            onLeave();
            actions.runUndo(undo);
          }}
        >
          {t('inbox.undo')}
        </Button>
        <Button
          look="small"
          onClick={() => {
            onLeave();
            actions.dismissUndo();
          }}
        >
          {t('inbox.undo.close')}
        </Button>
      </span>
    </Notice>
  </div>
);

interface InboxResultsProps {
  t: Translate;
  language: Language;
  timeZone: string;
  role: Role;
  now: number;
  content: InboxContent;
  /** Whether a topic is chosen: then only what is shown is marked, and nothing else of the inbox. */
  isTopicChosen: boolean;
  isUnreadOnly: boolean;
  /** More are being loaded. */
  loading: boolean;
  /** Says of what is loaded that it is marked. */
  onMarked: (marks: Marks) => void;
  reload: () => Promise<unknown>;
  onMore: () => void;
  /** What is shown when there are none. */
  empty: ReactNode;
}

/** The shown notifications, newest first, with what can be done with them. */
export function InboxResults(props: InboxResultsProps) {
  const { t, language, timeZone, role, now, content, isTopicChosen, isUnreadOnly, loading, reload, onMore } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const { rows, keptCount, setMarked } = useMarkedRows(content.items, isUnreadOnly);
  const { shown: visibleRows, heldCount, showHeld } = useHeldArrivals(rows);
  const onMarked = (marks: Marks): void => {
    setMarked((before) => {
      const others = before.filter(({ id }) => !visibleRows.some((item) => item.id === id));
      const isConcerned = ({ id }: InboxItem) => isMarked(marks, id) || before.some((item) => item.id === id);
      return withMarks([...others, ...visibleRows.filter(isConcerned)], [marks], now);
    });
    props.onMarked(marks);
  };
  const actions = useInboxActions(t, { onMarked, reload });
  const items = withMarks(visibleRows, actions.pending, now);
  const unreadIds = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const selected = new Set(items.map(({ id }) => id).filter((id) => chosen.has(id)));
  const endSelection = (): void => {
    setChosen(new Set());
    setIsSelecting(false);
  };
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setIsSelecting(true);
  };
  const mark = (ids: readonly string[], read: boolean): void => {
    const differing = items.filter((item) => ids.includes(item.id) && (item.readAt !== null) !== read);
    if (differing.length > 0)
      actions.mark(
        differing.map(({ id }) => id),
        read,
      );
    endSelection();
  };
  /* As unread only where all of them have been read. */
  const toggleRead = (ids: readonly string[]): void =>
    mark(
      ids,
      unreadIds.some((id) => ids.includes(id)),
    );
  const { undo } = actions;
  const list = useRef<HTMLDivElement>(null);
  useInboxKeys(list, {
    onSelect: toggle,
    onMark: (id) => {
      if (selected.size > 0) toggleRead([...selected]);
      else if (id) {
        const all = rowsIn(list.current);
        focusRow(all, all.findIndex((row) => row.dataset['notification'] === id) + 1);
        toggleRead([id]);
      }
    },
    onUndo: () => undo && !actions.busy && actions.runUndo(undo),
    onEndSelection: endSelection,
  });
  const focus = useFocusAfter(list, undo !== null, items.length);
  const markAll = (): void => {
    focus.onUndo();
    if (isTopicChosen) mark(unreadIds, true);
    else actions.markAll(unreadIds);
  };
  const focusMarked = ({ ids }: Undo): void => {
    const all = rowsIn(list.current);
    focusRow(
      all,
      all.findIndex(({ dataset }) => ids.has(dataset['notification'] ?? '')),
    );
  };
  const row = { t, language, timeZone, role, now, selected, isSelecting };
  return (
    <div ref={list}>
      {actions.failure && <Notice tone="attention" role="alert" title={actions.failure} />}
      {heldCount > 0 && (
        <p className="inbox-arrivals" role="status">
          <Button
            look="small"
            onClick={() => {
              showHeld();
              scrollTo(0, 0);
            }}
          >
            {t('inbox.arrivals', { count: heldCount })}
          </Button>
        </p>
      )}
      {items.length === 0 ? (
        props.empty
      ) : (
        <InboxToolbar
          t={t}
          shownCount={items.length}
          total={content.total + keptCount}
          selected={selected.size}
          isSelecting={isSelecting}
          onSelecting={(selecting) => {
            setIsSelecting(selecting);
            setChosen(new Set());
          }}
          busy={actions.busy}
          onMarkAllRead={unreadIds.length === 0 ? null : markAll}
          onMark={(read) => {
            focus.onUndo();
            mark([...selected], read);
          }}
          onSelectAll={(all) => setChosen(new Set(all ? items.map(({ id }) => id) : []))}
        />
      )}
      <InboxList {...row} items={items} onSelect={toggle} onOpen={actions.open} onMark={(id) => toggleRead([id])} />
      {content.items.length < content.total && content.items.length < MAX_ITEMS && (
        <p className="section-more">
          <Button
            busy={loading}
            onClick={() => {
              focus.onRow(items.length);
              onMore();
            }}
          >
            {t('inbox.more')}
          </Button>
        </p>
      )}
      {undo && <UndoBar t={t} actions={actions} undo={undo} onLeave={() => focusMarked(undo)} />}
    </div>
  );
}
