import type { BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { idsByOutcome } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useErrorMessage } from '../../../ui/mutations/error-message.hook.ts';
import { useRemoveFromBoard } from '../board/stage-candidates.hook.ts';
import type { SentDecision, UndoableDecision } from './decision-store.ts';
import { newestUndoable, newestShown, useUndoableDecisions } from './undoable-decisions.hook.ts';
import { UndoBar, type UndoneDecision } from './UndoBar.tsx';

interface UndoContextValue {
  /** Offers the way back from a decision. */
  readonly remember: (decided: SentDecision) => void;
  /** Nothing that was decided about these can be undone any more. */
  readonly forget: (ids: readonly string[]) => void;
  /** Whether a decision about this one is offered to be undone already. */
  readonly offersUndo: (id: string) => boolean;
  /** Undoes a decision that was made earlier, or elsewhere. */
  readonly undoEarlier: (decided: Omit<SentDecision, 'confirmedIds'>) => void;
  /** Those of the decision that was undone last, a new list each time. */
  readonly restoredIds: readonly string[];
}

const noIds: readonly string[] = [];

/** The key of a decision that is not among those that were made on these screens. */
const EARLIER = -1;

const UndoContext = createContext<UndoContextValue>({
  remember: ({ confirmedIds }) => void confirmedIds.catch(() => undefined),
  forget: () => undefined,
  offersUndo: () => false,
  undoEarlier: () => undefined,
  restoredIds: noIds,
});

/** Tells the UndoProvider what is decided, so that it offers to undo it. */
export const useUndoContext = (): UndoContextValue => useContext(UndoContext);

/** Calls back with the candidate whose decision was undone, once the server has done so; of several, with the first. */
export function useRestoredCandidate(onRestored: (id: string) => void): void {
  const { restoredIds } = useUndoContext();
  const report = useEffectEvent(onRestored);
  useEffect(() => {
    const [id] = restoredIds;
    if (id !== undefined) report(id);
  }, [restoredIds]);
}

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
  const [restoredIds, setRestoredIds] = useState(noIds);
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
      const ids = idsByOutcome(reply, true);
      removeFromBoard(ids);
      if (ids.length > 0) setRestoredIds(ids);
      drop(decision.key);
      setUndone((now) =>
        now?.decision.key === decision.key ? (reply.done > 0 ? { decision, done: true } : null) : now,
      );
    },
  });
  const { mutate } = undoMutation;
  const undo = useCallback(
    (decision: UndoableDecision | undefined) => {
      if (!decision) return;
      put(decision.key, () => ({ stage: 'undoing' }));
      setUndone({ decision, done: false });
      mutate(decision);
    },
    [put, mutate],
  );
  const undoEarlier = useCallback(
    (decided: Omit<SentDecision, 'confirmedIds'>) =>
      undo({ ...decided, key: EARLIER, stage: 'made', until: Infinity, confirmedIds: Promise.resolve(decided.ids) }),
    [undo],
  );
  return { undone, undo, undoEarlier, restoredIds, dismiss: useCallback(() => setUndone(null), []) };
}

interface UndoProviderProps {
  /** The name of the screens among which one goes and decides; each offers to undo what was decided on the others. */
  readonly sharedAs?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the decisions of the screen inside, with the way back from each, newest first, while the server allows it. */
export function UndoProvider({ sharedAs, children }: UndoProviderProps): ReactElement {
  const text = useMessages();
  const { decisions, latest, remember, forget, put, drop, clear } = useUndoableDecisions(sharedAs);
  const { undone, undo, undoEarlier, restoredIds, dismiss } = useUndoDecision({ put, drop });
  const shownDecision = newestShown(decisions);
  const more = decisions.filter(({ stage }) => stage !== 'undoing').length - 1;
  useKeyboardShortcuts([{ key: 'u', label: text('action.undo'), run: () => undo(newestUndoable(latest())) }]);
  const contextValue = useMemo(() => {
    const rememberNew = (decided: SentDecision) => {
      dismiss();
      remember(decided);
    };
    const offersUndo = (id: string) => decisions.some(({ ids }) => ids.includes(id));
    return { remember: rememberNew, forget, offersUndo, undoEarlier, restoredIds };
  }, [dismiss, remember, forget, decisions, undoEarlier, restoredIds]);
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
