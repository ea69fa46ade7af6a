import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';

interface InboxToolbarProps {
  t: Translate;
  shownCount: number;
  total: number;
  selected: number;
  /** Whether notifications are being selected. */
  isSelecting: boolean;
  onSelecting: (selecting: boolean) => void;
  /** Something is being marked. */
  busy: boolean;
  /** Null where nothing that is shown is unread. */
  onMarkAllRead: (() => void) | null;
  onMark: (read: boolean) => void;
  onSelectAll: (selected: boolean) => void;
}

/** What can be done with several notifications at once. */
export function InboxToolbar(props: InboxToolbarProps) {
  const { t, shownCount, total, selected, isSelecting, busy, onSelecting, onMarkAllRead, onMark, onSelectAll } = props;
  return (
    <div className={`result-bar inbox-toolbar${isSelecting ? ' is-selecting' : ''}`}>
      <span className="row">
        <Button look="small" onClick={() => onSelecting(!isSelecting)}>
          {t(isSelecting ? 'inbox.chooseEnd' : 'inbox.choose')}
        </Button>
        {isSelecting && (
          <label className="check">
            <input
              type="checkbox"
              checked={selected === shownCount}
              ref={(input) => {
                if (input) input.indeterminate = selected > 0 && selected < shownCount;
              }}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
            <span>{t('inbox.selectAll')}</span>
          </label>
        )}
        <span className="note" role="status">
          {selected > 0 ? t('inbox.selected', { count: selected }) : t('inbox.count', { shown: shownCount, total })}
        </span>
      </span>
      {selected > 0 ? (
        <span className="row">
          <Button look="small" busy={busy} onClick={() => onMark(true)}>
            {t('inbox.read')}
          </Button>
          <Button look="small" busy={busy} onClick={() => onMark(false)}>
            {t('inbox.markUnread')}
          </Button>
        </span>
      ) : (
        onMarkAllRead && (
          <Button look="small" busy={busy} onClick={onMarkAllRead}>
            {t('inbox.markAllRead')}
          </Button>
        )
      )}
    </div>
  );
}
