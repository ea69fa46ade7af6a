import type { InternshipTransition, ModerationReason } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { ReasonDialog, type ReasonGiven } from '../../../ui/reason.dialog.tsx';
import type { Decision } from './decision.offer.ts';

const LONGEST_NOTE = 1_000;
const SHORTEST_NOTE = 20;

interface DecisionDialogProps {
  readonly internshipId: string;
  readonly decision: Decision;
  readonly title: string;
  readonly reasons: readonly ModerationReason[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (move: InternshipTransition) => void;
}

type Given = ReasonGiven<ModerationReason>;

/** The move that a decision with its reason makes, or null while the reason is missing. */
export function moveOf(decision: Decision, { codes: [reason], note }: Given): InternshipTransition | null {
  if (decision === 'approve') return { to: 'open', confirmRisk: true };
  if (decision === 'reinstate') return { to: 'closed', note };
  if (!reason) return null;
  if (decision === 'askChanges') return { to: 'changes_requested', reason, note };
  return { to: decision === 'reject' ? 'rejected' : 'removed', reason, note: note || null };
}

const notes = {
  approve: undefined,
  askChanges: { min: SHORTEST_NOTE, max: LONGEST_NOTE },
  reject: { min: 0, max: LONGEST_NOTE },
  remove: { min: 0, max: LONGEST_NOTE },
  reinstate: { min: 1, max: LONGEST_NOTE },
} as const;

/** Asks what a decision needs: a reason and a note for the employer, or the confirmation of a high risk. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const text = useText();
  const { decision, title } = props;
  const reasoned = decision !== 'approve' && decision !== 'reinstate';
  return (
    <ReasonDialog
      about={props.internshipId}
      title={text(`moderation.${decision}Title`, { title })}
      help={text(`moderation.${decision}Help`)}
      codes={reasoned ? props.reasons : []}
      words="moderationReason"
      note={notes[decision]}
      confirm={text(`moderation.${decision}`)}
      danger={decision === 'reject' || decision === 'remove'}
      busy={props.busy}
      onClose={props.onClose}
      onConfirm={(given) => {
        const move = moveOf(decision, given);
        if (move) props.onDecide(move);
      }}
    />
  );
}
