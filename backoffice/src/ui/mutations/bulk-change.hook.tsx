import { Button } from '@mui/material';
import type { BulkReply } from '@prentice/contract';
import { useCloseNotification, useNotify } from 'ra-core';
import { useEffect, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { useApiMutation } from './api-mutation.hook.ts';
import { useErrorMessage } from './error-message.hook.ts';
import { idsByOutcome } from './submitted-rows.hook.ts';

const SHOWN_MS = 12_000;
/** More reasons than these are no message that anybody reads. */
const REASONS_SHOWN = 3;

function UndoButton({ onUndo, closeRef }: Pick<UndoableNotice, 'onUndo' | 'closeRef'>): ReactElement {
  const text = useMessages();
  const close = useCloseNotification();
  useEffect(() => {
    if (!closeRef) return undefined;
    closeRef.current = close;
    return () => void (closeRef.current = null);
  }, [close, closeRef]);
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" size="small" onClick={undo}>
      {text('action.undo')}
    </Button>
  );
}

/** Returns whether the last change of a record can still be undone at a moment in milliseconds. */
export const isUndoable = (record: { readonly undoableUntil: string | null }, now: number): boolean =>
  record.undoableUntil !== null && Date.parse(record.undoableUntil) > now;

interface UndoableNotice {
  readonly message: string;
  readonly onUndo: () => void;
  readonly type?: 'success' | 'warning';
  /** What else can be done about it, before "Undo". */
  readonly beside?: ReactNode;
  /** What closes the notice is put here while it is shown, for those who undo in another way. */
  readonly closeRef?: RefObject<(() => void) | null>;
}

/** Says what the server has done, with the way back from it; leaving the page loses nothing but this notice. */
export function useNotifyUndoable(): (notice: UndoableNotice) => void {
  const notify = useNotify();
  return ({ message, onUndo, type = 'success', beside, closeRef }) =>
    notify(message, {
      type,
      autoHideDuration: SHOWN_MS,
      action: (
        <>
          {beside}
          <UndoButton onUndo={onUndo} {...(closeRef && { closeRef })} />
        </>
      ),
    });
}

interface BulkChange {
  readonly ids: readonly string[];
  readonly change: () => Promise<BulkReply>;
  /** Says how many were changed, by `smart_count`. */
  readonly message: MessageKey;
}

/**
 * Changes several records at once, says how many and why others were not, and offers to undo it.
 * @param undoMany undoes the last change of each record
 */
export function useBulkChange(undoMany: (ids: string[]) => Promise<BulkReply>): {
  readonly start: (change: BulkChange) => void;
  readonly undo: (ids: string[]) => void;
} {
  const text = useMessages();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const errorMessage = useErrorMessage();
  const reasonOf = (refused: BulkReply['results'][number]): string => {
    if (refused.code === 'VALIDATION_FAILED') return text('bulk.incomplete');
    return refused.code === 'TRANSITION_NOT_ALLOWED' ? text('bulk.otherStatus') : errorMessage(refused);
  };
  const withRefusals = (done: string, { refused, results }: BulkReply): string => {
    if (refused === 0) return done;
    const byReason = Map.groupBy(
      results.filter(({ ok }) => !ok),
      (result) => reasonOf(result),
    );
    const refusals = [...byReason].map(([why, { length }]) => text('bulk.refused', { smart_count: length, why }));
    const shownReasons = refusals.slice(0, REASONS_SHOWN).join(' ');
    return refused === results.length ? shownReasons : `${done}. ${shownReasons}`;
  };
  const undo = useApiMutation(undoMany, {
    onDone: (reply) =>
      notify(withRefusals(text('bulk.undone', { smart_count: reply.done }), reply), {
        type: reply.refused > 0 ? 'warning' : 'success',
      }),
  });
  const send = async ({ change, message }: BulkChange) => ({ reply: await change(), message });
  const { mutate } = useApiMutation(send, {
    onDone: ({ reply, message }) => {
      const ids = idsByOutcome(reply, true);
      const notice = withRefusals(text(message, { smart_count: ids.length }), reply);
      const type = reply.refused > 0 ? 'warning' : 'success';
      if (ids.length === 0) notify(notice, { type });
      else notifyUndoable({ message: notice, type, onUndo: () => undo.mutate(ids) });
    },
  });
  return { start: mutate, undo: undo.mutate };
}
