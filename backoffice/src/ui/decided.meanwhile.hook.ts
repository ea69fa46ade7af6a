import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useText } from '../i18n/text.hook.ts';
import { isRefusal, useShowFailure } from './refusal.hook.ts';

interface Decided {
  /** Who decided, where the reader may know it. */
  readonly name: string | null;
  /** How the record stands since, in the reader's words. */
  readonly state: string;
}

const isLate = (failure: unknown): boolean =>
  isRefusal(failure, 'VERSION_CONFLICT') || isRefusal(failure, 'TRANSITION_NOT_ALLOWED');

/**
 * Takes over the failure of a decision that a colleague made first: says who it was and what they decided, and has the
 * screen asked for again. `about` names the record, which may have been left meanwhile. `find` answers null when nothing was
 * decided and something else has changed.
 */
export function useDecidedMeanwhile(about: string, find: () => Promise<Decided | null>): (failure: unknown) => boolean {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const tell = async (failure: unknown) => {
    const decided = await find().catch(() => null);
    if (decided)
      notify(
        text('conflict.decided', { about, name: decided.name ?? text('conflict.colleague'), state: decided.state }),
        {
          type: 'warning',
          autoHideDuration: 12_000,
        },
      );
    else showFailure(failure);
    void queries.invalidateQueries();
  };
  return (failure) => {
    if (!isLate(failure)) return false;
    void tell(failure);
    return true;
  };
}
