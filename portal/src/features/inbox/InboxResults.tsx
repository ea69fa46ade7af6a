import type { Role } from '@prentice/contract';
import { useState, type KeyboardEvent } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useInboxActions } from './inbox-actions.hook.ts';
import { MAX_ITEMS, type InboxContent } from './inbox-loader.ts';
import { InboxList } from './InboxList.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';

const ROW = '[data-notification]';

interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string) => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('select, textarea, input:not([type="checkbox"])');

function focusRow(rows: readonly HTMLElement[], index: number): void {
  rows[Math.min(rows.length - 1, Math.max(0, index))]?.querySelector<HTMLElement>('a')?.focus();
}

/**
 * Handles the keys of the inbox: j and k move, x selects, m marks as read or unread; Enter follows the link as always.
 */
function handleInboxKey(event: KeyboardEvent<HTMLElement>, { onSelect, onMark }: InboxKeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const id = rows[at]?.dataset['notification'];
  if (event.key === 'j') focusRow(rows, at + 1);
  else if (event.key === 'k') focusRow(rows, at - 1);
  else if (event.key === 'x' && id) onSelect(id);
  else if (event.key === 'm' && id) onMark(id);
  else return;
  event.preventDefault();
}

interface InboxResultsProps {
  t: Translate;
  language: Language;
  timeZone: string;
  role: Role;
  now: number;
  content: InboxContent;
  /** Whether a topic is chosen, so that not all of the inbox is shown. */
  isTopicChosen: boolean;
  /** More are being loaded. */
  loading: boolean;
  reload: () => void;
  onMore: () => void;
}

/** The shown notifications, unread ones first, with what can be done with them. */
export function InboxResults(props: InboxResultsProps) {
  const { t, language, timeZone, role, now, content, isTopicChosen, loading, reload, onMore } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const actions = useInboxActions(t, reload);
  const items = [...content.unread, ...content.read];
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
  const row = { t, language, timeZone, role, now, selected, isSelecting, onSelect: toggle, onOpen: actions.open };
  const { undo } = actions;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for what its links and checkboxes do
    <div onKeyDown={(event) => handleInboxKey(event, { onSelect: toggle, onMark: toggleRead })}>
      {actions.failure && <Notice tone="attention" role="alert" title={actions.failure} />}
      {undo && (
        <Notice
          tone="answered"
          role="status"
          title={t(undo.read ? 'inbox.done.read' : 'inbox.done.unread', { count: undo.count })}
        >
          <Button look="small" busy={actions.busy} onClick={() => actions.runUndo(undo)}>
            {t('inbox.undo')}
          </Button>
        </Notice>
      )}
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
        onMarkAllRead={isTopicChosen || content.unread.length === 0 ? null : actions.markAll}
        onMark={(read) => mark([...selected], read)}
        onSelectAll={(all) => setChosen(new Set(all ? items.map(({ id }) => id) : []))}
      />
      {content.unread.length > 0 && <InboxList {...row} title={t('inbox.unread')} items={content.unread} />}
      {content.read.length > 0 && <InboxList {...row} title={t('inbox.alreadyRead')} items={content.read} />}
      {items.length < content.total && items.length < MAX_ITEMS && (
        <p className="section-more">
          <Button busy={loading} onClick={onMore}>
            {t('inbox.more')}
          </Button>
        </p>
      )}
    </div>
  );
}
