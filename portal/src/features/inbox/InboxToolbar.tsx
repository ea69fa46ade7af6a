import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { useNarrow } from '../../ui/PhoneFold.tsx';
import { InboxMenu } from './InboxMenu.tsx';
import type { useInboxMarking } from './inbox-marking.hook.ts';

interface InboxToolbarProps {
  t: Translate;
  shownCount: number;
  total: number;
  selected: number;
  /** Something is being marked. */
  busy: boolean;
  selection: ReturnType<typeof useInboxMarking>['selection'];
  marking: Pick<ReturnType<typeof useInboxMarking>, 'markAll' | 'markSelected'>;
}

/** Shows what can be done with several notifications at once; on phones in a menu until some are selected. */
export function InboxToolbar({ t, shownCount, total, selected, busy, selection, marking }: InboxToolbarProps) {
  const { isSelecting, setSelecting, selectAll } = selection;
  const { markAll, markSelected } = marking;
  const isNarrow = useNarrow();
  if (isNarrow && !isSelecting)
    return <InboxMenu t={t} onSelect={shownCount > 0 ? () => setSelecting(true) : null} onMarkAll={markAll} />;
  if (shownCount === 0) return null;
  return (
    <div className={`result-bar inbox-toolbar${isSelecting ? ' is-selecting' : ''}`}>
      <span className="row">
        <Button look="small" onClick={() => setSelecting(!isSelecting)}>
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
              onChange={(event) => selectAll(event.target.checked)}
            />
            <span>{t('inbox.selectAll')}</span>
          </label>
        )}
        <span className="note" role="status">
          {selected > 0
            ? t('inbox.selected', { count: selected })
            : t(shownCount < total ? 'inbox.count' : 'inbox.count.all', { shown: shownCount, total })}
        </span>
      </span>
      {selected > 0 ? (
        <span className="row">
          <Button look="small" busy={busy} onClick={() => markSelected(true)}>
            {t('inbox.read')}
          </Button>
          <Button look="small" busy={busy} onClick={() => markSelected(false)}>
            {t('inbox.markUnread')}
          </Button>
        </span>
      ) : (
        markAll && (
          <Button look="small" busy={busy} onClick={markAll}>
            {t('inbox.markAllRead')}
          </Button>
        )
      )}
    </div>
  );
}
