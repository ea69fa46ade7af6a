import type { BulkReply } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { createContext, useCallback, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useKeys } from '../../ui/key.hint.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { useRefusedText } from '../../ui/refusal.hook.ts';
import { useTakeOff } from './board.cards.hook.ts';
import { UndoBar } from './undo.bar.tsx';

/** What was decided last and can be taken back. */
export interface Decided {
  readonly to: 'shortlisted' | 'rejected';
  readonly ids: readonly string[];
}

const Remember = createContext<(decided: Decided | null) => void>(() => undefined);

/** Tells the frame around what was just decided, so that it offers the way back. */
export const useRemember = (): ((decided: Decided | null) => void) => useContext(Remember);

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

/** The last decision of the screen inside, with the way back by button and by the key u while the server allows it. */
export function UndoFrame({ children }: { children: ReactNode }): ReactElement {
  const text = useText();
  const tell = useTellRefused();
  const takeOff = useTakeOff();
  const [last, setLast] = useState<Decided | null>(null);
  const undo = useMove((ids: readonly string[]) => client.applications.undo({ body: { ids: [...ids] } }), {
    onDone: (reply) => {
      tell(reply);
      takeOff(reply.results.flatMap(({ id, ok }) => (ok ? [id] : [])));
      setLast(null);
    },
  });
  const forget = useCallback(() => setLast(null), []);
  const takeBack = () => last && !undo.isPending && undo.mutate(last.ids);
  const keys = useMemo(() => (last ? [{ key: 'u', label: text('action.undo') }] : []), [last, text]);
  useKeys(keys.map((key) => ({ ...key, run: takeBack })));
  return (
    <Remember.Provider value={setLast}>
      <UndoBar last={last} busy={undo.isPending} keys={keys} onUndo={takeBack} onForget={forget} />
      {children}
    </Remember.Provider>
  );
}
