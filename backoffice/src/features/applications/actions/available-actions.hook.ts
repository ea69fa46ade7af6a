import {
  allows,
  decisionGuardNames,
  applicationLifecycle,
  isBeforeInterview,
  transitionsFrom,
  type ApplicationState,
  type ApplicationTransitionRequest,
} from '@prentice/contract';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../../providers/me-store.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { OpenDialog, TransitionableApplication } from './CandidateDialogs.tsx';

/** An action on a candidate: performed at once, or after a dialog has asked for what it needs. */
export interface CandidateAction {
  readonly to: ApplicationState;
  readonly label: string;
  readonly key?: string;
  readonly buttonProps: { readonly variant: 'contained' | 'outlined'; readonly color?: 'error' };
  readonly start: () => void;
  /** What a drop does instead, where the candidate is told at once and nobody can undo it: it asks. */
  readonly confirmDrop?: () => void;
}

/** The keys that decide about a candidate, on every screen that shows candidates. */
export const decisionKeys = { shortlisted: 's', rejected: 'r' } as const;

const primaryButton = { variant: 'contained' } as const;
const secondaryButton = { variant: 'outlined' } as const;
const dangerButton = { variant: 'outlined', color: 'error' } as const;

const { beforeInterview } = decisionGuardNames;

/** Returns the states that this person can take the candidate to now. */
function useAllowedStates(application: TransitionableApplication): readonly ApplicationState[] {
  const now = useNow();
  /* Rows do not say whose they are: employers are only ever listed their own. */
  const { employerId } = useMe().actor;
  const may = allows(useAbility(), 'transition', 'Application', { employerId, ...application });
  if (!may) return [];
  return transitionsFrom(applicationLifecycle, application.state, 'employer')
    .filter(({ guards }) => !guards?.includes(beforeInterview) || isBeforeInterview(application, now))
    .map(({ to }) => to);
}

/**
 * Returns the actions on a candidate from their state; `performTransition` performs one at once, `ask` opens the dialog of
 * another.
 */
export function useAvailableActions(
  application: TransitionableApplication,
  performTransition: (transition: ApplicationTransitionRequest) => void,
  ask: (what: OpenDialog) => void,
): CandidateAction[] {
  const text = useMessages();
  const allowedStates = useAllowedStates(application);
  const isRejected = application.state === 'rejected';
  const now = useNow();
  const isInterviewed = application.state === 'interview' && !isBeforeInterview(application, now);
  const finalist: CandidateAction =
    application.state === 'offered'
      ? {
          to: 'finalist',
          label: text('outcome.withdraw'),
          buttonProps: dangerButton,
          start: () => ask('withdrawOffer'),
        }
      : {
          to: 'finalist',
          label: text('candidates.finalist'),
          buttonProps: isInterviewed ? primaryButton : secondaryButton,
          start: () => performTransition({ to: 'finalist' }),
          confirmDrop: () => ask('finalist'),
        };
  /* From an interview the way back to the shortlist is to cancel it. */
  const hasInterview = application.state === 'interview';
  const shortlisted: CandidateAction = hasInterview
    ? {
        to: 'shortlisted',
        label: text('outcome.cancelInterview'),
        buttonProps: dangerButton,
        start: () => ask('cancelInterview'),
      }
    : {
        to: 'shortlisted',
        label: text(isRejected ? 'candidates.reconsider' : 'candidates.shortlist'),
        key: decisionKeys.shortlisted,
        buttonProps: primaryButton,
        /* Whoever was rejected is told at once, so one key is too little. */
        start: () => (isRejected ? ask('shortlisted') : performTransition({ to: 'shortlisted' })),
      };
  const invite: CandidateAction = {
    to: 'interview',
    label: text('candidates.invite'),
    buttonProps: primaryButton,
    start: () => ask('interview'),
  };
  const all: CandidateAction[] = [
    ...(hasInterview ? [] : [shortlisted, invite]),
    { to: 'offered', label: text('outcome.offer'), buttonProps: primaryButton, start: () => ask('offered') },
    finalist,
    {
      to: 'placed',
      label: text('outcome.placed'),
      buttonProps: primaryButton,
      start: () => performTransition({ to: 'placed' }),
      confirmDrop: () => ask('placed'),
    },
    {
      to: 'completed',
      label: text('outcome.completed'),
      buttonProps: primaryButton,
      start: () => performTransition({ to: 'completed' }),
      confirmDrop: () => ask('completed'),
    },
    {
      to: 'terminated_early',
      label: text('outcome.end'),
      buttonProps: dangerButton,
      start: () => ask('terminated_early'),
    },
    ...(hasInterview ? [shortlisted] : []),
    {
      to: 'rejected',
      label: text('candidates.reject'),
      key: decisionKeys.rejected,
      buttonProps: dangerButton,
      start: () => ask('rejected'),
    },
  ];
  return all.filter(({ to }) => allowedStates.includes(to));
}
