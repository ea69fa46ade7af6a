import { useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { failureText } from '../ui/form.errors.ts';

interface Act {
  busy: boolean;
  /** What went wrong with the last attempt, in a sentence. */
  failure: string | undefined;
  /** Does it unless it is under way; tells whether it worked. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One act at a time, with what became of it: for buttons that are no forms. */
export function useAct(t: Translate): Act {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
