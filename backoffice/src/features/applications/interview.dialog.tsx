import { interviewFaults, type Interview } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { keptTyping } from '../../ui/kept.typing.hook.ts';
import { useNow } from '../../ui/now.hook.ts';
import { TypingDialog } from '../../ui/typing.dialog.tsx';
import { InterviewFields } from './interview.fields.tsx';
import { interviewOf, typingOf, type InterviewTyped } from './interview.typed.ts';
import { fieldsAt, fieldsOf } from './wrong.fields.ts';

interface InterviewDialogProps {
  readonly applicationId: string;
  readonly name: string;
  /** The interview that is moved; a first one is arranged when absent. */
  readonly before?: Interview | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onInvite: (interview: Interview) => void;
}

const useInterviewTyping = keptTyping<InterviewTyped>('interview');

/** Time, place and length of an interview; the candidate gets a calendar file. */
export default function InterviewDialog(props: InterviewDialogProps): ReactElement {
  const { applicationId, name, before, busy, onClose, onInvite } = props;
  const text = useText();
  const kept = useInterviewTyping(`${applicationId} ${before?.startsAt ?? ''}`, () => typingOf(before));
  const { typed } = kept;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const now = useNow();
  const submit = () => {
    const checked = interviewOf(typed);
    const wrongFields = checked.success
      ? fieldsOf(interviewFaults(checked.data, new Date(now)))
      : fieldsAt(checked.error);
    setWrong(wrongFields);
    const fits = checked.success && wrongFields.length === 0;
    if (fits) onInvite(checked.data);
    return fits;
  };
  return (
    <TypingDialog
      title={text(before ? 'outcome.rescheduleTitle' : 'candidates.inviteTitle', { name })}
      kept={kept}
      confirm={text(before ? 'outcome.reschedule' : 'candidates.invite')}
      busy={busy}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      <InterviewFields typed={typed} wrong={wrong} onType={(part) => kept.write({ ...typed, ...part })} />
    </TypingDialog>
  );
}
