import type { ApplicationTransition } from '@prentice/contract';
import { lazy, Suspense, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { Candidacy } from './application.types.ts';

const RejectDialog = lazy(() => import('./reject.dialog.tsx'));
const InterviewDialog = lazy(() => import('./interview.dialog.tsx'));

/** What a dialog is asking for right now. */
export type Asking = 'rejected' | 'interview' | null;

interface CandidateDialogsProps {
  readonly one: Candidacy;
  readonly asking: Asking;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onMove: (move: ApplicationTransition) => void;
}

/** The dialogs of the moves that need a reason, or a time and place. */
export function CandidateDialogs({ one, asking, busy, onClose, onMove }: CandidateDialogsProps): ReactElement {
  const text = useText();
  return (
    <Suspense>
      {asking === 'rejected' && (
        <RejectDialog
          title={text('candidates.rejectTitle', { name: one.displayName })}
          interviewed={one.interview !== null}
          busy={busy}
          onClose={onClose}
          onReject={onMove}
        />
      )}
      {asking === 'interview' && (
        <InterviewDialog
          name={one.displayName}
          busy={busy}
          onClose={onClose}
          onInvite={(interview) => onMove({ to: 'interview', interview })}
        />
      )}
    </Suspense>
  );
}
