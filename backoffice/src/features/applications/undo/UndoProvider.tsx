import type { BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { createContext, useCallback, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { idsByOutcome } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useErrorMessage } from '../../../ui/mutations/error-message.hook.ts';
import { useRemoveFromBoard } from '../board/stage-candidates.hook.ts';
import {
  newestUndoable,
  newestShown,
  useUndoableDecisions,
  type SentDecision,
  type UndoableDecision,
} from './undoable-decisions.hook.ts';
import { UndoBar, type UndoneDecision } from './UndoBar.tsx';

interface UndoContextValue {
  /** Offers the way back from a decision. */
  readonly remember: (decided: SentDecision) => void;
  /** Nothing that was decided about these can be undone any more. */
  readonly forget: (ids: readonly string[]) => void;
}

const UndoContext = createContext<UndoContextValue>({
  remember: ({ confirmedIds }) => void confirmedIds.catch(() => undefined),
  forget: () => undefined,
});

/** Tells the UndoProvider what is decided, so that it offers to undo it. */
export const useUndoContext = (): UndoContextValue => useContext(UndoContext);

/** Says which of several could not be done, and why the first of them. */
export function useNotifyRefused(): (reply: BulkReply) => void {
  const text = useMessages();
  const notify = useNotify();
  const errorMessage = useErrorMessage();
  return (reply) => {
    const first = reply.results.find(({ ok }) => !ok);
    if (first)
      notify(text('candidates.someRefused', { smart_count: reply.refused, why: errorMessage(first) }), {
        type: 'warning',
      });
  };
}

const nobody: BulkReply = { done: 0, refused: 0, results: [] };

/** Undoes decisions, each for itself, and says which one it was. */
function useUndoDecision({ put, drop }: Pick<ReturnType<typeof useUndoableDecisions>, 'put' | 'drop'>) {
  const notifyRefused = useNotifyRefused();
  const removeFromBoard = useRemoveFromBoard();
  const [undone, setUndone] = useState<UndoneDecision | null>(null);
  const send = async (decision: UndoableDecision) => {
    try {
      const ids = await decision.confirmedIds.catch(() => []);
      const reply = ids.length > 0 ? await client.applications.undo({ body: { ids: [...ids] } }) : nobody;
      return { decision, reply };
    } catch (failure) {
      put(decision.key, () => ({ stage: 'made' }));
      setUndone(null);
      throw failure;
    }
  };
  const undoMutation = useApiMutation(send, {
    onDone: ({ decision, reply }) => {
      notifyRefused(reply);
      removeFromBoard(idsByOutcome(reply, true));
      drop(decision.key);
      setUndone((now) =>
        now?.decision.key === decision.key ? (reply.done > 0 ? { decision, done: true } : null) : now,
      );
    },
  });
  const undo = (decision: UndoableDecision | undefined) => {
    if (!decision) return;
    put(decision.key, () => ({ stage: 'undoing' }));
    setUndone({ decision, done: false });
    undoMutation.mutate(decision);
  };
  return { undone, undo, dismiss: useCallback(() => setUndone(null), []) };
}

/** Shows the decisions of the screen inside, with the way back from each, newest first, while the server allows it. */
export function UndoProvider({ children }: { children: ReactNode }): ReactElement {
  const text = useMessages();
  const { decisions, latest, remember, forget, put, drop, clear } = useUndoableDecisions();
  const { undone, undo, dismiss } = useUndoDecision({ put, drop });
  const shownDecision = newestShown(decisions);
  const more = decisions.filter(({ stage }) => stage !== 'undoing').length - 1;
  useKeyboardShortcuts([{ key: 'u', label: text('action.undo'), run: () => undo(newestUndoable(latest.current)) }]);
  const contextValue = useMemo(() => {
    const rememberNew = (decided: SentDecision) => {
      dismiss();
      remember(decided);
    };
    return { remember: rememberNew, forget };
  }, [dismiss, remember, forget]);
  return (
    <UndoContext.Provider value={contextValue}>
      <UndoBar
        decision={shownDecision}
        more={more}
        undone={undone}
        onUndo={() => undo(shownDecision)}
        onForget={clear}
      />
      {children}
    </UndoContext.Provider>
  );
}
