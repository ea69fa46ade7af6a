import { useRef, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { useFailure } from '../ui/failure.hook.ts';
import { failureMessage } from '../ui/form-errors.ts';

interface ActionState {
  busy: boolean;
  /** Message about the failure of the last action. */
  failure: string | undefined;
  /**
   * Runs the action unless it is already running. Returns whether it succeeded.
   * @param what identifies the action where a component has several, such as one per row: different actions can run at
   * once
   */
  run: (work: () => Promise<unknown>, what?: string) => Promise<boolean>;
}

/**
 * Runs the actions of buttons outside forms, each at most once at a time, and keeps their state.
 * @param messageOf what is said of a failure, where it is not what forms say
 */
export function useAction(t: Translate, messageOf = failureMessage): ActionState {
  const underway = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  const { failure, fail, forget } = useFailure();
  const run: ActionState['run'] = async (work, what = '') => {
    if (underway.current.has(what)) return false;
    underway.current.add(what);
    setBusy(true);
    forget();
    try {
      await work();
      return true;
    } catch (error) {
      fail(error, messageOf(error, t));
      return false;
    } finally {
      underway.current.delete(what);
      setBusy(underway.current.size > 0);
    }
  };
  return { busy, failure, run };
}
