import type { BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { createContext, useCallback, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { idsByOutcome } from '../../../ui/submitted-rows.hook.ts';
import { useKeyboardShortcuts } from '../../../ui/KeyboardShortcuts.tsx';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import { useErrorMessage } from '../../../ui/error-message.hook.ts';
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
  /** Nothing that was decided about these can be taken back any more. */
  readonly forget: (ids: readonly string[]) => void;
}

const UndoContext = createContext<UndoContextValue>({
  remember: ({ confirmedIds: made }) => void made.catch(() => undefined),
  forget: () => undefined,
});

/** Tells the frame around what is decided, so that it offers the way back. */
export const useUndoContext = (): UndoContextValue => useContext(UndoContext);

/** Says which of several could not be done, and why the first of them. */
export function useNotifyRefused(): (reply: BulkReply) => void {
  const text = useMessages();
  const notify = useNotify();
  const say = useErrorMessage();
  return (reply) => {
    const first = reply.results.find(({ ok }) => !ok);
    if (first)
      notify(text('candidates.someRefused', { smart_count: reply.refused, why: say(first) }), {
        type: 'warning',
      });
  };
}

const nobody: BulkReply = { done: 0, refused: 0, results: [] };

/** Takes acts back, each for itself, and says which one it was. */
function useUndoDecision({ put, drop }: Pick<ReturnType<typeof useUndoableDecisions>, 'put' | 'drop'>) {
  const notifyRefused = useNotifyRefused();
  const takeOff = useRemoveFromBoard();
  const [undone, setTaken] = useState<UndoneDecision | null>(null);
  const send = async (decision: UndoableDecision) => {
    try {
      const ids = await decision.confirmedIds.catch(() => []);
      const reply = ids.length > 0 ? await client.applications.undo({ body: { ids: [...ids] } }) : nobody;
      return { act: decision, reply };
    } catch (failure) {
      put(decision.key, () => ({ stage: 'made' }));
      setTaken(null);
      throw failure;
    }
  };
  const undo = useApiMutation(send, {
    onDone: ({ act: decision, reply }) => {
      notifyRefused(reply);
      takeOff(idsByOutcome(reply, true));
      drop(decision.key);
      setTaken((now) =>
        now?.decision.key === decision.key ? (reply.done > 0 ? { decision, done: true } : null) : now,
      );
    },
  });
  const takeBack = (decision: UndoableDecision | undefined) => {
    if (!decision) return;
    put(decision.key, () => ({ stage: 'taken' }));
    setTaken({ decision, done: false });
    undo.mutate(decision);
  };
  return { taken: undone, takeBack, quiet: useCallback(() => setTaken(null), []) };
}

/** The decisions of the screen inside, with the way back from each, newest first, while the server allows it. */
export function UndoProvider({ children }: { children: ReactNode }): ReactElement {
  const text = useMessages();
  const { acts: decisions, latest, remember, forget, put, drop, clear } = useUndoableDecisions();
  const { taken: undone, takeBack, quiet } = useUndoDecision({ put, drop });
  const shown = newestShown(decisions);
  const more = decisions.filter(({ stage }) => stage !== 'taken').length - 1;
  useKeyboardShortcuts([{ key: 'u', label: text('action.undo'), run: () => takeBack(newestUndoable(latest.current)) }]);
  const remembering = useMemo(() => {
    const begin = (decided: SentDecision) => {
      quiet();
      remember(decided);
    };
    return { remember: begin, forget };
  }, [quiet, remember, forget]);
  return (
    <UndoContext.Provider value={remembering}>
      <UndoBar decision={shown} more={more} undone={undone} onUndo={() => takeBack(shown)} onForget={clear} />
      {children}
    </UndoContext.Provider>
  );
}
