import { useEffect, useRef } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Undo } from './inbox-actions.hook.ts';

/** Milliseconds after which the bar closes by itself. */
export const UNDO_BAR_MS = 10_000;

interface InboxUndoBarProps {
  t: Translate;
  undo: Undo;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Returns whether somebody is about to use an element: with the mouse over it, or with the keyboard in it. */
const isInUse = (element: HTMLElement | null): boolean =>
  element !== null && (element.matches(':hover') || element.querySelector(':focus-visible') !== null);

/** Says what was done, and takes it back. It closes when it is in the way, or by itself while nobody is about to use it. */
export function InboxUndoBar({ t, undo, busy, onUndo, onClose }: InboxUndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));
  useEffect(() => {
    const timer = setInterval(() => isInUse(bar.current) || close.current(), UNDO_BAR_MS);
    return () => clearInterval(timer);
  }, [undo]);
  return (
    <div className="inbox-undo" ref={bar}>
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
}
