import type { Role } from '@prentice/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useInboxActions, type PendingMarks } from './inbox-actions.hook.ts';
import { MAX_ITEMS, type InboxContent, type InboxItem } from './inbox-loader.ts';
import { InboxList } from './InboxList.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';

const ROW = '[data-notification]';

interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('select, textarea, input:not([type="checkbox"])');

/** Whether a key is meant for the list: without another key, and typed in the list or while nothing has the focus. */
const isForList = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, list: HTMLElement): boolean =>
  (target === document.body || list.contains(target as Node)) && !ctrlKey && !metaKey && !altKey && !isTyping(target);

function focusRow(rows: readonly HTMLElement[], index: number): void {
  rows[Math.min(rows.length - 1, Math.max(0, index))]?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
}

/**
 * Handles the keys of the inbox, also while nothing has the focus: j and k move, x selects, m marks as read or unread;
 * Enter follows the link as always.
 */
function handleInboxKey(event: KeyboardEvent, list: HTMLElement, { onSelect, onMark }: InboxKeyActions): void {
  if (!isForList(event, list)) return;
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const index = rows.findIndex((row) => row.contains(event.target as Node));
  const id = rows[index]?.dataset['notification'];
  if (event.key === 'j') focusRow(rows, index + 1);
  else if (event.key === 'k') focusRow(rows, index - 1);
  else if (event.key === 'x' && id) onSelect(id);
  else if (event.key === 'm' && id) {
    focusRow(rows, index + 1);
    onMark(id);
  } else return;
  event.preventDefault();
}

/** Listens for the keys of the inbox on the whole page. */
function useInboxKeys(list: RefObject<HTMLElement | null>, actions: InboxKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions));
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (list.current) handleInboxKey(event, list.current, latest.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list]);
}

/** Moves the focus to what came of a button that is gone: undoing it, or the first row that was loaded. */
function useFocusAfter(list: RefObject<HTMLElement | null>, hasUndo: boolean, shown: number) {
  const wanted = useRef<'undo' | number | null>(null);
  useEffect(() => {
    const { current } = wanted;
    if (current === 'undo' && hasUndo) list.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
    else if (typeof current === 'number' && shown > current)
      focusRow([...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])], current);
    else return;
    wanted.current = null;
  }, [list, hasUndo, shown]);
  return {
    onUndo: () => void (wanted.current = 'undo'),
    onRow: (index: number) => void (wanted.current = index),
  };
}

/**
 * Divides notifications into those that were unread when they were first shown and the others: rows stay where they are
 * while somebody marks them.
 */
function useFirstParts(items: readonly InboxItem[]) {
  const [wasUnread] = useState(() => new Map<string, boolean>());
  for (const { id, readAt } of items) if (!wasUnread.has(id)) wasUnread.set(id, readAt === null);
  const isNew = ({ id }: InboxItem): boolean => wasUnread.get(id) ?? false;
  const newestFirst = items.toSorted((left, right) => right.createdAt.localeCompare(left.createdAt));
  return { unread: newestFirst.filter(isNew), read: newestFirst.filter((item) => !isNew(item)) };
}

/** Returns the notifications with what is being marked as if it were. */
function withMarks(items: readonly InboxItem[], pending: readonly PendingMarks[], now: number): readonly InboxItem[] {
  const at = new Date(now).toISOString();
  return items.map((item) => {
    const marks = pending.findLast(({ ids }) => ids === 'all' || ids.has(item.id));
    if (!marks) return item;
    return { ...item, readAt: marks.read ? (item.readAt ?? at) : null };
  });
}

interface InboxResultsProps {
  t: Translate;
  language: Language;
  timeZone: string;
  role: Role;
  now: number;
  content: InboxContent;
  /** Whether a topic is chosen: then only what is shown is marked, and nothing else of the inbox. */
  isTopicChosen: boolean;
  /** More are being loaded. */
  loading: boolean;
  reload: () => Promise<unknown>;
  onMore: () => void;
  /** What is said when there are none. */
  empty: string;
}

/** The shown notifications, unread ones first, with what can be done with them. */
export function InboxResults(props: InboxResultsProps) {
  const { t, language, timeZone, role, now, content, isTopicChosen, loading, reload, onMore, empty } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const actions = useInboxActions(t, reload);
  const items = withMarks([...content.unread, ...content.read], actions.pending, now);
  const parts = useFirstParts(items);
  const unreadIds = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const selected = new Set(items.map(({ id }) => id).filter((id) => chosen.has(id)));
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
    setChosen(new Set());
    setIsSelecting(false);
  };
  const toggleRead = (id: string): void => mark([id], items.find((item) => item.id === id)?.readAt === null);
  const onRead = (id: string): void => mark([id], true);
  const shared = { t, language, timeZone, role, now, selected, isSelecting };
  const row = { ...shared, onSelect: toggle, onOpen: actions.open, onRead };
  const { undo } = actions;
  const list = useRef<HTMLDivElement>(null);
  useInboxKeys(list, { onSelect: toggle, onMark: toggleRead });
  const focus = useFocusAfter(list, undo !== null, items.length);
  const markAll = (): void => {
    focus.onUndo();
    if (isTopicChosen) mark(unreadIds, true);
    else actions.markAll(unreadIds);
  };
  return (
    <div ref={list}>
      {actions.failure && <Notice tone="attention" role="alert" title={actions.failure} />}
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <InboxToolbar
          t={t}
          shown={items.length}
          total={content.total}
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
      {parts.unread.length > 0 && <InboxList {...row} title={t('inbox.unread')} items={parts.unread} />}
      {parts.read.length > 0 && <InboxList {...row} title={t('inbox.alreadyRead')} items={parts.read} />}
      {items.length < content.total && items.length < MAX_ITEMS && (
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
      {undo && (
        <div className="inbox-undo">
          <Notice
            tone="answered"
            role="status"
            title={t(undo.read ? 'inbox.done.read' : 'inbox.done.unread', { count: undo.count })}
          >
            <span data-undo>
              <Button look="small" busy={actions.busy} onClick={() => actions.runUndo(undo)}>
                {t('inbox.undo')}
              </Button>
            </span>
          </Notice>
        </div>
      )}
    </div>
  );
}
