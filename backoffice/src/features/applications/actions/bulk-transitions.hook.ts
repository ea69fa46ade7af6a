import { useSyncExternalStore } from 'react';
import { applicationLifecycle, bulkLimit, findTransition, isUndoableDecision } from '@prentice/contract';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { ExternalStore } from '../../../ui/mutations/external-store.ts';
import { idsByOutcome, useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { Rejection } from './RejectDialog.tsx';
import { useUndoContext, useNotifyRefused } from '../undo/UndoProvider.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

export type BulkTransitionRequest = { readonly to: 'shortlisted' } | Rejection;

type FailedTransitions = ReadonlyMap<string, BulkTransitionRequest>;

/* It outlives the screens: who leaves the list and comes back finds what was not saved. */
const failedTransitions = new ExternalStore<FailedTransitions>(new Map());

/** Returns the decisions that were made and not saved, by their candidates, until each is decided about again. */
export function useFailedTransitions() {
  const failed = useSyncExternalStore(failedTransitions.subscribe, () => failedTransitions.value);
  const forget = (ids: readonly string[]) =>
    failedTransitions.change((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    /** Returns what was decided about a candidate and not saved. */
    failedTransition: (id: string): BulkTransitionRequest | undefined => failed.get(id),
    markFailed: (ids: readonly string[], transition: BulkTransitionRequest) =>
      failedTransitions.change((before) => new Map([...before, ...ids.map((id) => [id, transition] as const)])),
    forgetFailed: forget,
  };
}

interface BulkRequest {
  readonly ids: string[];
  /** The first one's. */
  readonly name: string;
  readonly transition: BulkTransitionRequest;
}

/**
 * Returns, of the chosen rows those that the transition is possible for, at most as many as one request takes; shortlisting
 * several answers only who waits for a first answer.
 */
export const rowsAllowedFor = (rows: readonly CandidateRow[], to: BulkTransitionRequest['to']): CandidateRow[] =>
  rows
    .filter(
      ({ state }) =>
        findTransition(applicationLifecycle, state, to, 'employer') !== undefined && isUndoableDecision(state, to),
    )
    .slice(0, bulkLimit);

/**
 * Shortlists or rejects several candidates; the UndoProvider then offers to undo it. Others can be decided while some
 * are on their way, nobody twice. What is not saved is remembered, to be tried again.
 */
export function useBulkTransitions() {
  const text = useMessages();
  const notifyRefused = useNotifyRefused();
  const nameOf = useCandidateName();
  const { remember } = useUndoContext();
  const { isSubmitted, markSubmitted, settle } = useSubmittedRows();
  const { failedTransition, markFailed, forgetFailed } = useFailedTransitions();
  const send = async ({ ids, name, transition }: BulkRequest) => {
    const sent = client.applications.transitionMany({ body: { ids, transition } });
    remember({ to: transition.to, ids, name, confirmedIds: sent.then((reply) => idsByOutcome(reply, true)) });
    try {
      const reply = await settle(ids, sent);
      markFailed(idsByOutcome(reply, false), transition);
      return reply;
    } catch (failure) {
      markFailed(ids, transition);
      throw failure;
    }
  };
  const transitionMany = useApiMutation(send, {
    onDone: notifyRefused,
    failureTitle: ({ ids, name }) => text('candidates.notSaved', { smart_count: ids.length, name }),
  });
  return {
    failedTransition,
    busy: transitionMany.isPending,
    isSubmitted,
    /** `onMade` is called once it is made for at least one of them. */
    performTransition: (rows: readonly CandidateRow[], transition: BulkTransitionRequest, onMade?: () => void) => {
      const free = rows.filter((row) => !isSubmitted(row));
      const [first] = free;
      if (!first) return;
      markSubmitted(free);
      forgetFailed(free.map(({ id }) => id));
      transitionMany.mutate(
        { ids: free.map(({ id }) => id), name: nameOf(first), transition },
        { onSuccess: (reply) => void (idsByOutcome(reply, true).length > 0 && onMade?.()) },
      );
    },
  };
}

export type BulkTransitions = ReturnType<typeof useBulkTransitions>;
