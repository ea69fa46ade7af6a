import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { hasErrorCode, useNotifyFailure } from './error-message.hook.ts';

/**
 * Finds who decided about a record and what, in a sentence for the reader; null when nothing was decided and something else
 * has changed. `colleague` stands for somebody whose name the reader may not know.
 */
type FindDecision = (colleague: string) => Promise<string | null>;

const isConflictError = (failure: unknown): boolean =>
  hasErrorCode(failure, 'VERSION_CONFLICT') || hasErrorCode(failure, 'TRANSITION_NOT_ALLOWED');

/**
 * Takes over the failure of a decision that a colleague made first: says who it was and what they decided, and has the
 * screen asked for again. The record may have been left meanwhile.
 */
export function useDecisionConflict(find: FindDecision): (failure: unknown) => boolean {
  const text = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const showDecision = async (failure: unknown) => {
    const decision = await find(text('conflict.colleague')).catch(() => null);
    if (decision)
      notify(`${decision} ${text('conflict.notSaved')}`, {
        type: 'warning',
        autoHideDuration: 12_000,
      });
    else showFailure(failure);
    void queries.invalidateQueries();
  };
  return (failure) => {
    if (!isConflictError(failure)) return false;
    void showDecision(failure);
    return true;
  };
}

interface ShownDecision {
  /** Whether the record on the screen waits for a decision. */
  readonly isOpen: boolean;
  /** Whether the reader's own decision about it is on its way. */
  readonly busy: boolean;
}

/**
 * Says who decided about a record that is on the screen and waited for the reader's decision until then.
 * @param find finds the decision since the record as it is shown
 * @param onDecided called at once: a dialog about it has nothing left to ask
 */
export function useForeignDecision({ isOpen, busy }: ShownDecision, find: FindDecision, onDecided: () => void): void {
  const text = useMessages();
  const notify = useNotify();
  const before = useRef({ isOpen, busy, find });
  const announce = useEffectEvent(async (findSince: FindDecision) => {
    onDecided();
    const decision = await findSince(text('conflict.colleague')).catch(() => null);
    if (decision) notify(decision, { type: 'warning', autoHideDuration: 12_000 });
  });
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { isOpen, busy, find };
    if (last.isOpen && !last.busy && !isOpen) void announce(last.find);
  });
  useEffect(() => follow(), [isOpen, busy]);
}
