import { Button, Box, Popover } from '@mui/material';
import {
  allows,
  internshipLifecycle,
  internshipCompleteness,
  transitionsFrom,
  type InternshipState,
  type InternshipTransitionRequest,
} from '@prentice/contract';
import { Fragment, useId, useState, type ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { draftContentOf } from '../draft-content.ts';
import type { OwnInternship } from '../internship-types.ts';
import { ReviewUnavailable } from './ReviewUnavailable.tsx';
import {
  ConfirmTransitionDialog,
  needsConfirmation,
  transitionFor,
  type ConfirmedAction,
} from './ConfirmTransitionDialog.tsx';
import { useInternshipActions } from './internship-actions.hook.ts';
import { ReopenDialog } from './ReopenDialog.tsx';

type InternshipProps = { readonly internship: OwnInternship };
type InternshipTransitions = ReturnType<typeof useInternshipActions>;
type SimpleTransition = Extract<
  InternshipState,
  'pending_review' | 'draft' | 'paused' | 'closed' | 'filled' | 'archived'
>;

const labels: Readonly<Record<SimpleTransition, MessageKey>> = {
  pending_review: 'internships.transition.pending_review',
  draft: 'internships.transition.draft',
  paused: 'internships.transition.paused',
  closed: 'internships.transition.closed',
  filled: 'internships.transition.filled',
  archived: 'internships.transition.archived',
};
const isSimple = (state: InternshipState): state is SimpleTransition => Object.hasOwn(labels, state);

/** Returns what the lifecycle has for members from this state; filled is offered once all openings are filled. */
const availableTransitions = ({ state, counts, openings }: OwnInternship): InternshipState[] =>
  transitionsFrom(internshipLifecycle, state, 'employer')
    .map(({ to }) => to)
    .filter((to) => to !== 'filled' || counts.accepted >= openings);

/** Resumes a paused internship, or reopens a closed one with a new deadline. */
function ResumeOrReopen({
  internship,
  transition,
}: InternshipProps & Pick<InternshipTransitions, 'transition'>): ReactElement {
  const text = useMessages();
  const [isReopening, setIsReopening] = useState(false);
  const closed = internship.state === 'closed';
  const reopen = (deadline: string) =>
    transition.mutate({ to: 'open', deadline }, { onSuccess: () => setIsReopening(false) });
  return (
    <>
      <Button
        variant="contained"
        disabled={transition.isPending}
        onClick={() => (closed ? setIsReopening(true) : transition.mutate({ to: 'open' }))}
      >
        {text(closed ? 'internships.reopen' : 'internships.resume')}
      </Button>
      {isReopening && (
        <ReopenDialog busy={transition.isPending} onClose={() => setIsReopening(false)} onReopen={reopen} />
      )}
    </>
  );
}

/** Returns whether everything is there that a review needs. */
function useIsComplete(internship: OwnInternship): boolean {
  const now = new Date(useNow());
  const content = draftContentOf(internship);
  return content !== null && internshipCompleteness(content, internship.employer.type, now) === 100;
}

interface TransitionButtonsProps extends InternshipProps {
  readonly allowedStates: readonly InternshipState[];
  readonly busy: boolean;
  readonly onTransition: (to: SimpleTransition) => void;
}

function TransitionButtons({ internship, allowedStates, busy, onTransition }: TransitionButtonsProps): ReactElement {
  const text = useMessages();
  const why = useId();
  const complete = useIsComplete(internship);
  const waits = (to: SimpleTransition): boolean => to === 'pending_review' && !complete;
  return (
    <>
      {allowedStates.filter(isSimple).map((to) => (
        <Fragment key={to}>
          <Button
            variant={to === 'pending_review' ? 'contained' : 'text'}
            disabled={busy || waits(to)}
            aria-describedby={waits(to) ? why : undefined}
            onClick={() => onTransition(to)}
          >
            {text(labels[to])}
          </Button>
          {waits(to) && <ReviewUnavailable internship={internship} id={why} />}
        </Fragment>
      ))}
    </>
  );
}

interface InternshipActionsProps extends InternshipProps {
  readonly onTransitioned?: () => void;
}

/** Offers to submit, pause, close, reopen and so on: what the lifecycle has from this state, for those who may. */
export function InternshipActions({ internship, onTransitioned }: InternshipActionsProps): ReactElement | null {
  const text = useMessages();
  const ability = useAbility();
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null);
  const { transition, duplicate, remove } = useInternshipActions(internship, onTransitioned);
  if (!allows(ability, 'transition', 'Internship', internship)) return null;
  const allowedStates = availableTransitions(internship);
  const close = () => setConfirming(null);
  const send = (body: InternshipTransitionRequest) => transition.mutate(body, { onSuccess: close });
  const requestTransition = (to: SimpleTransition) => (needsConfirmation(to) ? setConfirming(to) : send({ to }));
  const confirm = (note: string) => {
    if (confirming === 'delete') remove.mutate(undefined, { onSettled: close });
    else if (confirming) send(transitionFor(confirming, note));
  };
  return (
    <>
      {allowedStates.includes('open') && <ResumeOrReopen internship={internship} transition={transition} />}
      <TransitionButtons
        internship={internship}
        allowedStates={allowedStates}
        busy={transition.isPending}
        onTransition={requestTransition}
      />
      <Button disabled={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
        {text('internships.duplicate')}
      </Button>
      {allows(ability, 'delete', 'Internship', internship) && (
        <Button color="error" disabled={remove.isPending} onClick={() => setConfirming('delete')}>
          {text('internships.delete')}
        </Button>
      )}
      {confirming && (
        <ConfirmTransitionDialog
          internshipId={internship.id}
          action={confirming}
          label={text(confirming === 'delete' ? 'internships.delete' : labels[confirming])}
          title={internship.title ?? text('internships.untitled')}
          busy={transition.isPending || remove.isPending}
          onClose={close}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

interface InternshipActionsPopoverProps {
  readonly internship: OwnInternship;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Shows what can be done with an internship, beside the button that asked for it. */
export default function InternshipActionsPopover({
  internship,
  label,
  anchor,
  onClose,
}: InternshipActionsPopoverProps): ReactElement {
  return (
    <Popover open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 1 }}>
        <InternshipActions internship={internship} onTransitioned={onClose} />
      </Box>
    </Popover>
  );
}
