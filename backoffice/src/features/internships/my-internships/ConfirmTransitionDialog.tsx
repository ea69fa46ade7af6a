import { internshipLimits, type InternshipState, type InternshipTransitionRequest } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';

/** What others feel or what cannot be taken back, and is therefore asked about first. */
export type ConfirmedAction = Extract<InternshipState, 'closed' | 'filled' | 'archived'> | 'delete';

const helpKeys: Readonly<Record<ConfirmedAction, MessageKey>> = {
  closed: 'internships.ask.closed',
  filled: 'internships.ask.filled',
  archived: 'internships.ask.archived',
  delete: 'internships.ask.delete',
};

export const needsConfirmation = (action: string): action is ConfirmedAction => Object.hasOwn(helpKeys, action);

/** Returns what the API is sent for a confirmed transition. */
export const transitionFor = (to: Exclude<ConfirmedAction, 'delete'>, note: string): InternshipTransitionRequest =>
  to === 'closed' ? { to, note: note || null } : { to };

const NOTE = { min: 0, max: internshipLimits.note };

interface ConfirmTransitionDialogProps {
  readonly internshipId: string;
  readonly action: ConfirmedAction;
  /** What the button that led here says. */
  readonly label: string;
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Says what a transition means before it is made; closing takes a note for the history. */
export function ConfirmTransitionDialog(props: ConfirmTransitionDialogProps): ReactElement {
  const { internshipId, action, label, title, busy, onClose, onConfirm } = props;
  const text = useMessages();
  return (
    <ReasonDialog
      about={internshipId}
      title={`${label}: ${title}`}
      help={text(helpKeys[action])}
      {...(action === 'closed' ? { note: NOTE } : {})}
      confirm={label}
      danger={action === 'delete'}
      busy={busy}
      onClose={onClose}
      onConfirm={({ note }) => onConfirm(note)}
    />
  );
}
