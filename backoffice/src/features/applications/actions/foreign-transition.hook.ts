import type { ApplicationState } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useMe } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { useDecisionConflict } from '../../../ui/mutations/decision-conflict.hook.ts';
import { isApplicationDetails, type ApplicationDetails } from '../application-types.ts';
import { colleagueNameIn, colleagues } from '../candidate/colleague-names.hook.ts';
import { latestTransition, useTransitionMessage } from '../candidate/transition-message.hook.ts';
import { useUndoContext } from '../undo/UndoProvider.tsx';
import type { TransitionableApplication } from './CandidateDialogs.tsx';

/** Milliseconds for which it shows who was first. */
const SHOWN_MS = 12_000;

/** Returns what says who took a candidate to their state; the names of the team are loaded only then. */
function useMessageOfTransition(): (application: ApplicationDetails) => Promise<string> {
  const queries = useQueryClient();
  const messageOf = useTransitionMessage();
  return async (application) => {
    const members = await queries.ensureQueryData(colleagues).catch(() => null);
    return messageOf(application, (userId) => colleagueNameIn(members?.items ?? [], userId));
  };
}

/** Returns whether the reader took the candidate to this state, here or in another tab. */
function useIsOwnTransition(): (application: TransitionableApplication) => boolean {
  const { id: userId } = useMe().user;
  const { restoredIds } = useUndoContext();
  return ({ id, state, events }) => {
    const entry = events && latestTransition({ events, state });
    return entry?.actorId === userId || (entry?.reason === 'undone' && restoredIds.includes(id));
  };
}

interface ForeignTransition {
  /** Whether the reader's own decision is on its way. */
  readonly busy: boolean;
  /** Whether a dialog about the candidate is open. */
  readonly isAsking: boolean;
  /** The state that the reader knows of already. */
  readonly announcedState: RefObject<ApplicationState | null>;
  /** Called at once: a dialog has nothing left to ask. */
  readonly onChanged: () => void;
}

/**
 * Says who took a candidate to another state while the reader looked at them, unless it was the reader. Of a row of a list
 * that is said only where a dialog about it was open.
 */
export function useForeignTransition(application: TransitionableApplication, transition: ForeignTransition): void {
  const text = useMessages();
  const notify = useNotify();
  const messageOf = useMessageOfTransition();
  const isOwn = useIsOwnTransition();
  const { id, state } = application;
  const { busy } = transition;
  const before = useRef({ id, state, busy });
  const announce = useEffectEvent(async () => {
    const isSaid = !isOwn(application) && transition.announcedState.current !== state;
    transition.onChanged();
    if (!isSaid || !(application.events || transition.isAsking)) return;
    const message = isApplicationDetails(application) ? await messageOf(application) : text('conflict.current');
    notify(message, { type: 'warning', autoHideDuration: SHOWN_MS });
  });
  useEffect(() => {
    const last = before.current;
    before.current = { id, state, busy };
    if (last.id === id && last.state !== state && !last.busy) void announce();
  }, [id, state, busy]);
}

/**
 * Takes over the failure of a decision that somebody was faster with: says who, and what they decided.
 * @param onDecided called with the state that the candidate is in by then
 */
export function useTransitionConflict(
  { id, state }: TransitionableApplication,
  onDecided: (state: ApplicationState) => void,
): (failure: unknown) => boolean {
  const text = useMessages();
  const messageOf = useMessageOfTransition();
  return useDecisionConflict(async () => {
    const current = await client.applications.get({ params: { id } }).catch(() => null);
    if (!current || !isApplicationDetails(current) || current.state === state) return text('conflict.current');
    onDecided(current.state);
    return messageOf(current);
  });
}
