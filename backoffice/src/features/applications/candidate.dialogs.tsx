import {
  applicationLimits,
  terminationReasons,
  wasInterviewed,
  type ApplicationTransition,
  type Interview,
} from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { ComingDialog } from '../../ui/coming.dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import type { Candidacy, CandidateRow } from './application.types.ts';
import { PlacesLeft } from './places.left.tsx';

const RejectDialog = lazy(() => import('./reject.dialog.tsx'));
const InterviewDialog = lazy(() => import('./interview.dialog.tsx'));
const OfferDialog = lazy(() => import('./offer.dialog.tsx'));

/** Of a candidate what the dialogs need: a whole one or a row of a list. */
export type Movable = Pick<CandidateRow, 'id' | 'internshipId' | 'displayName' | 'state' | 'version'> & {
  readonly interview: Interview | CandidateRow['interview'];
  /** Rows come without. */
  readonly events?: Candidacy['events'];
};

/** What a dialog is asking for right now. */
export type Asking =
  'rejected' | 'interview' | 'reschedule' | 'callOff' | 'offered' | 'terminated_early' | 'withdrawOffer' | null;

interface CandidateDialogsProps {
  readonly one: Movable;
  readonly asking: Asking;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onMove: (move: ApplicationTransition) => void;
  readonly onReschedule: (interview: Interview) => void;
  readonly onCallOff: (note: string) => void;
}

const NOTE = { min: 0, max: 1_000 };

type DialogProps = Pick<CandidateDialogsProps, 'one' | 'busy' | 'onClose' | 'onMove'>;

/** Begins with what was posted. */
function Offering({ one, busy, onClose, onMove }: DialogProps): ReactElement {
  const asked = useQuery({
    queryKey: ['internships', 'one', one.internshipId],
    queryFn: ({ signal }) => client.internships.get({ params: { id: one.internshipId } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {(posted) => (
        <OfferDialog
          applicationId={one.id}
          name={one.displayName}
          startDate={posted.startDate ?? null}
          pay={posted.pay ?? null}
          places={<PlacesLeft internshipId={one.internshipId} openings={posted.openings} />}
          busy={busy}
          onClose={onClose}
          onOffer={(offer) => onMove({ to: 'offered', offer })}
        />
      )}
    </Loaded>
  );
}

function Ending({ one, busy, onClose, onMove }: DialogProps): ReactElement {
  const text = useText();
  return (
    <ReasonDialog
      about={one.id}
      title={text('outcome.endTitle', { name: one.displayName })}
      help={text('outcome.endHelp')}
      codes={terminationReasons}
      words="terminationReason"
      note={NOTE}
      confirm={text('outcome.end')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes: [reason], note }) =>
        reason && onMove({ to: 'terminated_early', reason, note: note || null })
      }
    />
  );
}

function TakingBack({ one, busy, onClose, onMove }: DialogProps): ReactElement {
  const text = useText();
  return (
    <ReasonDialog
      about={one.id}
      title={text('outcome.withdrawTitle', { name: one.displayName })}
      help={text('outcome.withdrawHelp')}
      confirm={text('outcome.withdraw')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => onMove({ to: 'finalist' })}
    />
  );
}

type CallingOffProps = Pick<CandidateDialogsProps, 'one' | 'busy' | 'onClose' | 'onCallOff'>;

function CallingOff({ one, busy, onClose, onCallOff }: CallingOffProps): ReactElement {
  const text = useText();
  return (
    <ReasonDialog
      about={one.id}
      title={text('outcome.callOffTitle', { name: one.displayName })}
      help={text('outcome.callOffHelp')}
      note={{ ...applicationLimits.callOff, label: text('outcome.callOffWords') }}
      confirm={text('outcome.callOff')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ note }) => onCallOff(note)}
    />
  );
}

function Rejecting({ one, busy, onClose, onMove }: DialogProps): ReactElement {
  const text = useText();
  return (
    <RejectDialog
      about={one.id}
      title={text('candidates.rejectTitle', { name: one.displayName })}
      interviewed={one.events ? wasInterviewed(one.events) : one.interview !== null}
      busy={busy}
      onClose={onClose}
      onReject={onMove}
    />
  );
}

/** The dialogs of the moves that need a reason, terms, or a time and place. */
export function CandidateDialogs({ asking, onReschedule, onCallOff, ...props }: CandidateDialogsProps): ReactElement {
  const { one, busy, onClose, onMove } = props;
  const shared = { applicationId: one.id, name: one.displayName, busy, onClose };
  return (
    <Suspense fallback={<ComingDialog onClose={onClose} />}>
      {asking === 'rejected' && <Rejecting {...props} />}
      {asking === 'interview' && (
        <InterviewDialog {...shared} onInvite={(interview) => onMove({ to: 'interview', interview })} />
      )}
      {asking === 'reschedule' && <InterviewDialog {...shared} before={interviewIn(one)} onInvite={onReschedule} />}
      {asking === 'callOff' && <CallingOff {...props} onCallOff={onCallOff} />}
      {asking === 'offered' && <Offering {...props} />}
      {asking === 'terminated_early' && <Ending {...props} />}
      {asking === 'withdrawOffer' && <TakingBack {...props} />}
    </Suspense>
  );
}

/** The whole interview, where it is at hand. */
const interviewIn = ({ interview }: Movable): Interview | undefined =>
  interview && 'durationMinutes' in interview ? interview : undefined;
