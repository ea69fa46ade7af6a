import { interviewFaults, type Interview, type FieldError } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { createDraftHook } from '../../../ui/dialogs/stored-draft.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { DraftDialog } from '../../../ui/dialogs/DraftDialog.tsx';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog.tsx';
import { useLastInterviewPlace } from './last-interview-place.hook.ts';
import { useScheduledInterviews, type ScheduledInterview } from './scheduled-interviews.hook.ts';
import { InterviewFields } from './InterviewFields.tsx';
import { interviewFromForm, initialInterviewValues, type InterviewFormValues } from './interview-form-values.ts';

interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** Returns the fields in which a schema found faults; their words are the dialog's, in the reader's language. */
export const invalidFieldsOf = ({ issues }: Issues): string[] => issues.map(({ path }) => String(path[0] ?? ''));

/** Returns the same of faults that depend on the day: `offer.startDate` is the field `startDate`. */
export const fieldNamesOf = (faults: readonly FieldError[]): string[] =>
  faults.map(({ field }) => field.slice(field.indexOf('.') + 1));

interface InterviewDialogProps {
  readonly applicationId: string;
  readonly name: string;
  /** The interview that is rescheduled; a first one is arranged when absent. */
  readonly currentInterview?: Interview | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onInvite: (interview: Interview) => void;
}

const useInterviewDraft = createDraftHook<InterviewFormValues>('interview');

/** Shows time, place and length of an interview; the candidate gets a calendar file. It begins with a time that is free. */
export default function InterviewDialog(props: InterviewDialogProps): ReactElement {
  const interviews = useScheduledInterviews(props.applicationId);
  return interviews ? <InterviewForm {...props} interviews={interviews} /> : <LoadingDialog onClose={props.onClose} />;
}

interface InterviewFormProps extends InterviewDialogProps {
  /** The other interviews of the company. */
  readonly interviews: readonly ScheduledInterview[];
}

function InterviewForm(props: InterviewFormProps): ReactElement {
  const { applicationId, name, currentInterview, interviews, busy, onClose, onInvite } = props;
  const text = useMessages();
  const now = useNow();
  const lastPlace = useLastInterviewPlace();
  const draft = useInterviewDraft(`${applicationId} ${currentInterview?.startsAt ?? ''}`, () =>
    initialInterviewValues(currentInterview, now, interviews),
  );
  const { value: typed } = draft;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = () => {
    const checked = interviewFromForm(typed);
    const wrongFields = checked.success
      ? fieldNamesOf(interviewFaults(checked.data, new Date(now)))
      : invalidFieldsOf(checked.error);
    setWrong(wrongFields);
    const fits = checked.success && wrongFields.length === 0;
    if (fits) onInvite(checked.data);
    return fits;
  };
  return (
    <DraftDialog
      title={text(currentInterview ? 'outcome.rescheduleTitle' : 'candidates.inviteTitle', { name })}
      draft={draft}
      confirm={text(currentInterview ? 'outcome.reschedule' : 'candidates.invite')}
      busy={busy}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      <InterviewFields
        values={typed}
        invalid={wrong}
        lastPlace={lastPlace}
        interviews={interviews}
        onChange={(part) => draft.update({ ...typed, ...part })}
      />
    </DraftDialog>
  );
}
