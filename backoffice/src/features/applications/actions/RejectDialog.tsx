import { applicationLimits, possibleRejectionCodes, type RejectionCode } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';

const { min, max } = applicationLimits.rejection;

export interface Rejection {
  readonly to: 'rejected';
  readonly code: RejectionCode;
  readonly text: string | null;
}

interface RejectDialogProps {
  /** The application's id, or those of all. */
  readonly draftKey: string;
  readonly title: string;
  /** Of each candidate: after an interview they get words, not only a reason. */
  readonly interviewed: readonly boolean[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (rejection: Rejection) => void;
}

/** Asks for the reason that the candidate will read, and after an interview for a text. */
export default function RejectDialog(props: RejectDialogProps): ReactElement {
  const { draftKey: about, title, interviewed, busy, onClose, onReject } = props;
  const text = useMessages();
  const wasInterviewed = interviewed.some(Boolean);
  return (
    <ReasonDialog
      about={about}
      title={title}
      help={text('candidates.rejectHelp', { minutes: applicationLimits.undoMinutes })}
      codes={possibleRejectionCodes(interviewed)}
      labelPrefix="rejectionCode"
      showsAllCodes
      note={{
        min: wasInterviewed ? min : 0,
        max,
        label: text('candidates.feedback'),
        help: text(wasInterviewed ? 'candidates.feedbackNeeded' : 'candidates.feedbackHelp', { min }),
      }}
      confirm={text('candidates.reject')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes: [code], note }) => code && onReject({ to: 'rejected', code, text: note || null })}
    />
  );
}
