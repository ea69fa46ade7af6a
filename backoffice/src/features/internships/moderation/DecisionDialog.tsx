import type { InternshipTransition, ModerationReason } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ReasonDialog, type ReasonInput } from '../../../ui/ReasonDialog.tsx';
import type { Decision } from './available-decisions.ts';

const MAX_NOTE = 1_000;
const MIN_NOTE = 20;

interface DecisionDialogProps {
  readonly internshipId: string;
  readonly decision: Decision;
  readonly title: string;
  readonly reasons: readonly ModerationReason[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (move: InternshipTransition) => void;
}

type GivenModerationReason = ReasonInput<ModerationReason>;

/** The move that a decision with its reason makes, or null while the reason is missing. */
export function transitionForDecision(
  decision: Decision,
  { codes: [reason], note }: GivenModerationReason,
): InternshipTransition | null {
  if (decision === 'approve') return { to: 'open', confirmRisk: true };
  if (decision === 'reinstate') return { to: 'closed', note };
  if (!reason) return null;
  if (decision === 'askChanges') return { to: 'changes_requested', reason, note };
  return { to: decision === 'reject' ? 'rejected' : 'removed', reason, note: note || null };
}

const notes = {
  approve: undefined,
  askChanges: { min: MIN_NOTE, max: MAX_NOTE },
  reject: { min: 0, max: MAX_NOTE },
  remove: { min: 0, max: MAX_NOTE },
  reinstate: { min: 1, max: MAX_NOTE },
} as const;

/** Asks what a decision needs: a reason and a note for the employer, or the confirmation of a high risk. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const text = useMessages();
  const { decision, title } = props;
  const reasoned = decision !== 'approve' && decision !== 'reinstate';
  return (
    <ReasonDialog
      about={props.internshipId}
      title={text(`moderation.${decision}Title`, { title })}
      help={text(`moderation.${decision}Help`)}
      codes={reasoned ? props.reasons : []}
      labelPrefix="moderationReason"
      note={notes[decision]}
      confirm={text(`moderation.${decision}`)}
      danger={decision === 'reject' || decision === 'remove'}
      busy={props.busy}
      onClose={props.onClose}
      onConfirm={(given) => {
        const move = transitionForDecision(decision, given);
        if (move) props.onDecide(move);
      }}
    />
  );
}
