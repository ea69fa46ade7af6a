import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Undo } from './inbox-actions.hook.ts';

interface InboxUndoBarProps {
  t: Translate;
  undo: Undo;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was done, and takes it back; closed when it is in the way. */
export const InboxUndoBar = ({ t, undo, busy, onUndo, onClose }: InboxUndoBarProps) => (
  <div className="inbox-undo">
    <Notice
      tone="answered"
      role="status"
      title={t(undo.read ? 'inbox.done.read' : 'inbox.done.unread', { count: undo.count })}
    >
      <span className="row" data-undo>
        <Button look="small" busy={busy} onClick={onUndo}>
          {t('inbox.undo')}
        </Button>
        <Button look="small" onClick={onClose}>
          {t('inbox.undo.close')}
        </Button>
      </span>
    </Notice>
  </div>
);
