import { Box, Button } from '@mui/material';
import {
  isUndoableDecision,
  type ApplicationState,
  type ApplicationTransitionRequest,
  type Interview,
} from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { actionBarStyle } from '../../../ui/page/action-bar.ts';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { TapGuard } from '../../../ui/page/TapGuard.tsx';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useDecision } from '../../../ui/mutations/decision.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { isUnblinded, type ApplicationDetails } from '../application-types.ts';
import { useRemoveFromBoard } from '../board/stage-candidates.hook.ts';
import { CandidateDialogs, type OpenDialog, type TransitionableApplication } from './CandidateDialogs.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { useDoneMessage } from './done-message.hook.ts';
import { useForeignTransition, useTransitionConflict } from './foreign-transition.hook.ts';
import { useAvailableActions, type CandidateAction } from './available-actions.hook.ts';
import { useUndoContext } from '../undo/UndoProvider.tsx';
import { UndoDecision, useUndoOfDecision } from '../candidate/UndoDecision.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/** Has the UndoProvider offer to undo a transition, or says that it was made where it cannot be undone. */
function useAnnounceTransition(application: TransitionableApplication) {
  const nameOf = useCandidateName();
  const notify = useNotify();
  const { remember, forget } = useUndoContext();
  const removeFromBoard = useRemoveFromBoard();
  return {
    sent: (to: ApplicationState, sent: Promise<unknown>) => {
      if (!isUndoableDecision(application.state, to)) return;
      remember({
        to,
        ids: [application.id],
        name: nameOf(application),
        confirmedIds: sent.then(() => [application.id]),
      });
    },
    made: (to: ApplicationState, message: string) => {
      removeFromBoard([application.id]);
      if (isUndoableDecision(application.state, to)) return;
      forget([application.id]);
      notify(message, { type: 'success' });
    },
  };
}

/**
 * Returns the actions on one candidate with their dialogs, for buttons, menus, keys and the board; `onMade` is called after a
 * transition with the state that it led to.
 */
export function useCandidateActions(application: TransitionableApplication, onMade?: (to: ApplicationState) => void) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const onDone = () => setOpenDialog(null);
  const announceTransition = useAnnounceTransition(application);
  const doneMessage = useDoneMessage(application);
  const notify = useNotify();
  /* The screen is loaded again by itself. */
  const announcedState = useRef<ApplicationState | null>(null);
  const onFailure = useTransitionConflict(application, (state) => {
    announcedState.current = state;
    onDone();
  });
  const transition = useDecision(
    application,
    (body: ApplicationTransitionRequest, about) => {
      const sent = client.applications.transition({ ...about, body });
      announceTransition.sent(body.to, sent);
      return sent;
    },
    {
      onDone: (request) => {
        onDone();
        announceTransition.made(request.to, doneMessage.transition(request));
        onMade?.(request.to);
      },
      onFailure,
    },
  );
  const reschedule = useApiMutation(
    async (interview: Interview) => {
      await client.applications.rescheduleInterview({
        params: { id: application.id },
        body: { interview },
        version: application.version,
      });
      return interview;
    },
    {
      onDone: (interview) => {
        onDone();
        notify(doneMessage.rescheduled(interview), { type: 'success' });
      },
    },
  );
  const cancelInterview = useDecision(
    application,
    (note: string, about) => client.applications.cancelInterview({ ...about, body: { note } }),
    {
      onDone: () => {
        onDone();
        announceTransition.made('shortlisted', doneMessage.cancelled());
      },
      onFailure,
    },
  );
  const busy = transition.busy || reschedule.isPending || cancelInterview.busy;
  useForeignTransition(application, { busy, isAsking: openDialog !== null, announcedState, onChanged: onDone });
  const dialogs = (
    <CandidateDialogs
      application={application}
      openDialog={openDialog}
      busy={busy}
      onClose={onDone}
      onTransition={transition.mutate}
      onReschedule={reschedule.mutate}
      onCancelInterview={cancelInterview.mutate}
    />
  );
  /* A key does not know that its button waits. */
  const performTransition = (body: ApplicationTransitionRequest) => void (busy || transition.mutate(body));
  return {
    actions: useAvailableActions(application, performTransition, setOpenDialog),
    ask: setOpenDialog,
    busy,
    dialogs,
  };
}

interface CandidateActionBarProps {
  readonly application: ApplicationDetails;
  readonly candidateActions: ReturnType<typeof useCandidateActions>;
}

/**
 * Returns the actions of the bar. Until an interview has taken place, nothing is to be decided: what comes first is to
 * reschedule it, which the candidate may have asked for.
 */
function useBarActions(
  application: ApplicationDetails,
  { actions, ask }: CandidateActionBarProps['candidateActions'],
): readonly BarAction[] {
  const text = useMessages();
  const canCancel = application.state === 'interview' && actions.some(({ to }) => to === 'shortlisted');
  if (!canCancel) return actions;
  const isAskedFor = isUnblinded(application) && application.interviewAnswer?.answer === 'other_time';
  const reschedule: BarAction = {
    label: text('outcome.reschedule'),
    buttonProps: { variant: isAskedFor ? 'contained' : 'outlined' },
    start: () => ask('reschedule'),
  };
  return [reschedule, ...actions];
}
type BarAction = Omit<CandidateAction, 'to'>;

function ActionButton({ action, busy }: { action: BarAction; busy: boolean }): ReactElement {
  const { label, key, buttonProps, start } = action;
  return (
    <Button {...buttonProps} aria-keyshortcuts={key} disabled={busy} onClick={start} sx={buttonStyle}>
      {label}
      {key && <ShortcutKey name={key} />}
    </Button>
  );
}

type ButtonsProps = Pick<CandidateActionBarProps, 'application'> & {
  readonly actions: readonly BarAction[];
  readonly busy: boolean;
};

/** Shows what comes next, and the last, which ends it; on a phone there is room for no more: the rest is in a menu. */
function NarrowButtons({ application, actions, busy }: ButtonsProps): ReactElement {
  const nameOf = useCandidateName();
  const undo = useUndoOfDecision(application, application.state === 'shortlisted');
  const isShown = (_: BarAction, index: number) => index === 0 || index === actions.length - 1;
  const menu = [...actions.filter((action, index) => !isShown(action, index)), ...(undo ? [undo] : [])];
  return (
    <>
      {actions.filter(isShown).map((action) => (
        <ActionButton key={action.label} action={action} busy={busy} />
      ))}
      <ActionMenu isInBar name={nameOf(application)} actions={menu} busy={busy} />
    </>
  );
}

const WideButtons = ({ application, actions, busy }: ButtonsProps): ReactElement => (
  <>
    {actions.map((action) => (
      <ActionButton key={action.label} action={action} busy={busy} />
    ))}
    {application.state === 'shortlisted' && <UndoDecision application={application} />}
  </>
);

/** Shows what the lifecycle has from this state, for those who may, each with its key. */
export function CandidateActionBar({ application, candidateActions }: CandidateActionBarProps): ReactElement {
  const { actions, busy, dialogs } = candidateActions;
  const barActions = useBarActions(application, candidateActions);
  const Buttons = useIsNarrowScreen() ? NarrowButtons : WideButtons;
  useKeyboardShortcuts(actions.map(({ key, label, start: run }) => ({ label, run, ...(key && { key }) })));
  return (
    <>
      {actions.length > 0 && (
        <Box className="action-bar" sx={barStyle}>
          <TapGuard key={`${application.id} ${application.state}`}>
            <Buttons application={application} actions={barActions} busy={busy} />
          </TapGuard>
        </Box>
      )}
      {dialogs}
    </>
  );
}

/* In the head of the page, which stays in sight; on a phone what comes first has the room that the others leave. */
const barStyle = {
  ...actionBarStyle,
  mb: 0,
  '& .MuiButton-root:first-of-type': { flex: { xs: '1 1 0', sm: 'none' } },
} as const;
/* Fingers need more than the pointer. */
const buttonStyle = { minHeight: { xs: 44, sm: 40 }, px: { xs: 1.5, sm: 2.75 }, lineHeight: 1.25 } as const;
