import { useRef, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { failureText } from '../ui/form.errors.ts';

interface Act {
  busy: boolean;
  /** What went wrong with the last attempt, in a sentence. */
  failure: string | undefined;
  /**
   * Does it unless it is under way; tells whether it worked.
   * @param what tells several acts apart, as those of the rows of a list: one does not keep another away
   */
  run: (work: () => Promise<unknown>, what?: string) => Promise<boolean>;
}

/** Acts with what became of them, each once at a time: for buttons that are no forms. */
export function useAct(t: Translate): Act {
  const underway = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run: Act['run'] = async (work, what = '') => {
    if (underway.current.has(what)) return false;
    underway.current.add(what);
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureText(error, t));
      return false;
    } finally {
      underway.current.delete(what);
      setBusy(underway.current.size > 0);
    }
  };
  return { busy, failure, run };
}
