import {
  applicationLimits,
  terminationReasons,
  wasInterviewed,
  type ApplicationTransitionRequest,
  type Interview,
} from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { Confirm } from 'react-admin';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';
import type { ApplicationDetails, CandidateRow } from '../application-types.ts';
import { OpeningsLeft } from '../offers/OpeningsLeft.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

const RejectDialog = lazy(() => import('./RejectDialog.tsx'));
const InterviewDialog = lazy(() => import('../interviews/InterviewDialog.tsx'));
const OfferDialog = lazy(() => import('../offers/OfferDialog.tsx'));

/** Of a candidate what the dialogs need: a whole one or a row of a list. */
export type TransitionableApplication = Pick<
  CandidateRow,
  'id' | 'internshipId' | 'displayName' | 'state' | 'version'
> & {
  readonly interview: Interview | CandidateRow['interview'];
  /** Rows come without. */
  readonly events?: ApplicationDetails['events'];
};

const confirmedStates = ['shortlisted', 'finalist', 'placed', 'completed'] as const;
type ConfirmedState = (typeof confirmedStates)[number];

/** What a dialog is asking for right now. */
export type OpenDialog =
  | ConfirmedState
  | 'rejected'
  | 'interview'
  | 'reschedule'
  | 'cancelInterview'
  | 'offered'
  | 'terminated_early'
  | 'withdrawOffer'
  | null;

interface CandidateDialogsProps {
  readonly application: TransitionableApplication;
  readonly openDialog: OpenDialog;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onTransition: (request: ApplicationTransitionRequest) => void;
  readonly onReschedule: (interview: Interview) => void;
  readonly onCancelInterview: (note: string) => void;
}

const NOTE = { min: 0, max: applicationLimits.transitionNote };

type DialogProps = Pick<CandidateDialogsProps, 'application' | 'busy' | 'onClose' | 'onTransition'>;

/** Begins with what was posted. */
function MakeOffer({ application, busy, onClose, onTransition }: DialogProps): ReactElement {
  const nameOf = useCandidateName();
  const query = useQuery({
    queryKey: ['internships', 'one', application.internshipId],
    queryFn: ({ signal }) => client.internships.get({ params: { id: application.internshipId } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(posted) => (
        <OfferDialog
          applicationId={application.id}
          name={nameOf(application)}
          startDate={posted.startDate ?? null}
          pay={posted.pay ?? null}
          openings={<OpeningsLeft internshipId={application.internshipId} openings={posted.openings} />}
          busy={busy}
          onClose={onClose}
          onOffer={(offer) => onTransition({ to: 'offered', offer })}
        />
      )}
    </QueryBoundary>
  );
}

function EndPlacement({ application, busy, onClose, onTransition }: DialogProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  return (
    <ReasonDialog
      about={application.id}
      title={text('outcome.endTitle', { name: nameOf(application) })}
      help={text('outcome.endHelp')}
      codes={terminationReasons}
      labelPrefix="terminationReason"
      note={NOTE}
      confirm={text('outcome.end')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes: [reason], note }) =>
        reason && onTransition({ to: 'terminated_early', reason, note: note || null })
      }
    />
  );
}

function WithdrawOffer({ application, busy, onClose, onTransition }: DialogProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  return (
    <ReasonDialog
      about={application.id}
      title={text('outcome.withdrawTitle', { name: nameOf(application) })}
      help={text('outcome.withdrawHelp')}
      note={{ ...NOTE, label: text('outcome.withdrawNote') }}
      confirm={text('outcome.withdraw')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ note }) => onTransition({ to: 'finalist', note: note || null })}
    />
  );
}

type CancelInterviewProps = Pick<CandidateDialogsProps, 'application' | 'busy' | 'onClose' | 'onCancelInterview'>;

function CancelInterview({ application, busy, onClose, onCancelInterview }: CancelInterviewProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  return (
    <ReasonDialog
      about={application.id}
      title={text('outcome.cancelInterviewTitle', { name: nameOf(application) })}
      help={text('outcome.cancelInterviewHelp')}
      note={{ ...applicationLimits.cancellationNote, label: text('outcome.cancellationNote') }}
      confirm={text('outcome.cancelInterview')}
      dismiss={text('outcome.keepInterview')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ note }) => onCancelInterview(note)}
    />
  );
}

function RejectCandidate({ application, busy, onClose, onTransition }: DialogProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  return (
    <RejectDialog
      draftKey={application.id}
      title={text('candidates.rejectTitle', { name: nameOf(application) })}
      interviewed={[application.events ? wasInterviewed(application.events) : application.interview !== null]}
      busy={busy}
      onClose={onClose}
      onReject={onTransition}
    />
  );
}

/** Asks whether what a drop means is meant, where the candidate is told of it at once. */
function ConfirmTransition({
  application,
  busy,
  onClose,
  onTransition,
  to,
}: DialogProps & { to: ConfirmedState }): ReactElement {
  const text = useMessages();
  const name = useCandidateName()(application);
  return (
    <Confirm
      isOpen
      loading={busy}
      title={text(`candidates.confirm.${to}`, { name })}
      content={text('candidates.confirmHelp', { name })}
      confirm={text(confirmLabels[to])}
      cancel={text('action.cancel')}
      onConfirm={() => onTransition({ to })}
      onClose={onClose}
    />
  );
}

const confirmLabels = {
  shortlisted: 'candidates.reconsider',
  finalist: 'candidates.finalist',
  placed: 'outcome.placed',
  completed: 'outcome.completed',
} as const satisfies Record<ConfirmedState, string>;

const isConfirmed = (dialog: OpenDialog): dialog is ConfirmedState => confirmedStates.some((state) => state === dialog);

/** Shows the dialogs of the transitions that need a reason, terms, or a time and place. */
export function CandidateDialogs({
  openDialog,
  onReschedule,
  onCancelInterview,
  ...props
}: CandidateDialogsProps): ReactElement {
  const { application, busy, onClose, onTransition } = props;
  const nameOf = useCandidateName();
  const shared = { applicationId: application.id, name: nameOf(application), busy, onClose };
  return (
    <Suspense fallback={<LoadingDialog onClose={onClose} />}>
      {isConfirmed(openDialog) && <ConfirmTransition {...props} to={openDialog} />}
      {openDialog === 'rejected' && <RejectCandidate {...props} />}
      {openDialog === 'interview' && (
        <InterviewDialog {...shared} onInvite={(interview) => onTransition({ to: 'interview', interview })} />
      )}
      {openDialog === 'reschedule' && (
        <InterviewDialog {...shared} currentInterview={fullInterviewOf(application)} onInvite={onReschedule} />
      )}
      {openDialog === 'cancelInterview' && <CancelInterview {...props} onCancelInterview={onCancelInterview} />}
      {openDialog === 'offered' && <MakeOffer {...props} />}
      {openDialog === 'terminated_early' && <EndPlacement {...props} />}
      {openDialog === 'withdrawOffer' && <WithdrawOffer {...props} />}
    </Suspense>
  );
}

/** Returns the whole interview, where it is at hand. */
const fullInterviewOf = ({ interview }: TransitionableApplication): Interview | undefined =>
  interview && 'durationMinutes' in interview ? interview : undefined;
