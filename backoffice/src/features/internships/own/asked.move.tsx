import type { InternshipState, InternshipTransition } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, type TextKey } from '../../../i18n/text.hook.ts';
import { ReasonDialog } from '../../../ui/reason.dialog.tsx';

/** What others feel or what cannot be taken back, and is therefore asked about first. */
export type Asked = Extract<InternshipState, 'closed' | 'filled' | 'archived'> | 'delete';

const helps: Readonly<Record<Asked, TextKey>> = {
  closed: 'internships.ask.closed',
  filled: 'internships.ask.filled',
  archived: 'internships.ask.archived',
  delete: 'internships.ask.delete',
};

export const isAsked = (move: string): move is Asked => Object.hasOwn(helps, move);

/** What the API is sent for a confirmed move. */
export const moveOf = (to: Exclude<Asked, 'delete'>, note: string): InternshipTransition =>
  to === 'closed' ? { to, note: note || null } : { to };

const NOTE = { min: 0, max: 1_000 };

interface AskedMoveProps {
  readonly internshipId: string;
  readonly asked: Asked;
  /** What the button that led here says. */
  readonly label: string;
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Says what a move means before it is made; closing takes a note for the history. */
export function AskedMove(props: AskedMoveProps): ReactElement {
  const { internshipId, asked, label, title, busy, onClose, onConfirm } = props;
  const text = useText();
  return (
    <ReasonDialog
      about={internshipId}
      title={`${label}: ${title}`}
      help={text(helps[asked])}
      {...(asked === 'closed' ? { note: NOTE } : {})}
      confirm={label}
      danger={asked === 'delete'}
      busy={busy}
      onClose={onClose}
      onConfirm={({ note }) => onConfirm(note)}
    />
  );
}
