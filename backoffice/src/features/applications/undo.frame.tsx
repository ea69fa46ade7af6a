import type { BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { createContext, useCallback, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { idsOf } from '../../ui/bulk.reply.ts';
import { useKeys } from '../../ui/key.hint.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { useRefusedText } from '../../ui/refusal.hook.ts';
import { useTakeOff } from './board.cards.hook.ts';
import { newestOf, shownOf, useActs, type Act } from './undo.acts.hook.ts';
import { UndoBar, type TakenBack } from './undo.bar.tsx';

/** A decision that can be taken back, as it is sent. */
export interface Decided {
  readonly to: 'shortlisted' | 'rejected';
  readonly ids: readonly string[];
  /** Who it is about, when it is about one. */
  readonly name: string;
  /** For whom it was made, once the server has answered. */
  readonly made: Promise<readonly string[]>;
}

interface Remembering {
  /** Offers the way back from a decision. */
  readonly remember: (decided: Decided) => void;
  /** Nothing that was decided about these can be taken back any more. */
  readonly forget: (ids: readonly string[]) => void;
}

const Remember = createContext<Remembering>({
  remember: ({ made }) => void made.catch(() => undefined),
  forget: () => undefined,
});

/** Tells the frame around what is decided, so that it offers the way back. */
export const useRemember = (): Remembering => useContext(Remember);

/** Says which of several could not be done, and why the first of them. */
export function useTellRefused(): (reply: BulkReply) => void {
  const text = useText();
  const notify = useNotify();
  const say = useRefusedText();
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
function useTakeBack({ put, drop }: Pick<ReturnType<typeof useActs>, 'put' | 'drop'>) {
  const tell = useTellRefused();
  const takeOff = useTakeOff();
  const [taken, setTaken] = useState<TakenBack | null>(null);
  const send = async (act: Act) => {
    try {
      const ids = await act.made.catch(() => []);
      const reply = ids.length > 0 ? await client.applications.undo({ body: { ids: [...ids] } }) : nobody;
      return { act, reply };
    } catch (failure) {
      put(act.key, () => ({ stage: 'made' }));
      setTaken(null);
      throw failure;
    }
  };
  const undo = useMove(send, {
    onDone: ({ act, reply }) => {
      tell(reply);
      takeOff(idsOf(reply, true));
      drop(act.key);
      setTaken((now) => (now?.act.key === act.key ? (reply.done > 0 ? { act, done: true } : null) : now));
    },
  });
  const takeBack = (act: Act | undefined) => {
    if (!act) return;
    put(act.key, () => ({ stage: 'taken' }));
    setTaken({ act, done: false });
    undo.mutate(act);
  };
  return { taken, takeBack, quiet: useCallback(() => setTaken(null), []) };
}

/** The decisions of the screen inside, with the way back from each, newest first, while the server allows it. */
export function UndoFrame({ children }: { children: ReactNode }): ReactElement {
  const text = useText();
  const { acts, latest, remember, forget, put, drop, clear } = useActs();
  const { taken, takeBack, quiet } = useTakeBack({ put, drop });
  const shown = shownOf(acts);
  const more = acts.filter(({ stage }) => stage !== 'taken').length - 1;
  const keys = useMemo(() => (shown ? [{ key: 'u', label: text('action.undo') }] : []), [shown, text]);
  useKeys([{ key: 'u', label: '', run: () => takeBack(newestOf(latest.current)) }]);
  const remembering = useMemo(() => {
    const begin = (decided: Decided) => {
      quiet();
      remember(decided);
    };
    return { remember: begin, forget };
  }, [quiet, remember, forget]);
  return (
    <Remember.Provider value={remembering}>
      <UndoBar act={shown} more={more} taken={taken} keys={keys} onUndo={() => takeBack(shown)} onForget={clear} />
      {children}
    </Remember.Provider>
  );
}
