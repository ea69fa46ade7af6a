import { MenuItem, TextField } from '@mui/material';
import { applicationLimits, interview as interviewSchema, interviewFaults, type Interview } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { keptTyping } from '../../ui/kept.typing.hook.ts';
import { useNow } from '../../ui/now.hook.ts';
import { TypingDialog } from '../../ui/typing.dialog.tsx';
import { fieldsAt, fieldsOf } from './wrong.fields.ts';

const modes = ['onsite', 'video', 'phone'] as const;
const { min, max } = applicationLimits.interviewMinutes;
const USUAL_MINUTES = 45;

interface Typed {
  readonly startsAt: string;
  readonly durationMinutes: string;
  readonly mode: Interview['mode'];
  readonly place: string;
  readonly note: string;
}

interface InterviewDialogProps {
  readonly applicationId: string;
  readonly name: string;
  /** The interview that is moved; a first one is arranged when absent. */
  readonly before?: Interview | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onInvite: (interview: Interview) => void;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** An instant as a date and time field shows it, in the reader's zone. */
function localTime(instant: string): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

const typingOf = (before: Interview | undefined): Typed => ({
  startsAt: before ? localTime(before.startsAt) : '',
  durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
  mode: before?.mode ?? 'video',
  place: before?.place ?? before?.link ?? '',
  note: before?.note ?? '',
});

const isLink = (place: string): boolean => /^https:\/\//i.test(place.trim());

/** What was typed as the contract's interview; a place that is a link becomes the link. */
export function interviewOf(typed: Typed) {
  const startsAt = Number.isNaN(Date.parse(typed.startsAt)) ? '' : new Date(typed.startsAt).toISOString();
  return interviewSchema.safeParse({
    startsAt,
    durationMinutes: Number(typed.durationMinutes),
    mode: typed.mode,
    place: isLink(typed.place) ? null : typed.place,
    link: isLink(typed.place) ? typed.place.trim() : null,
    note: typed.note,
  });
}

const useInterviewTyping = keptTyping<Typed>();

/** Time, place and length of an interview; the candidate gets a calendar file. */
export default function InterviewDialog(props: InterviewDialogProps): ReactElement {
  const { applicationId, name, before, busy, onClose, onInvite } = props;
  const text = useText();
  const word = useWord();
  const kept = useInterviewTyping(`${applicationId} ${before?.startsAt ?? ''}`, () => typingOf(before));
  const { typed } = kept;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const now = useNow();
  const placeWrong = wrong.includes('place') || wrong.includes('link');
  const set = (part: Partial<Typed>) => kept.write({ ...typed, ...part });
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
      <TextField
        required
        type="datetime-local"
        label={text('candidates.startsAt')}
        value={typed.startsAt}
        onChange={(event) => set({ startsAt: event.target.value })}
        error={wrong.includes('startsAt')}
        helperText={wrong.includes('startsAt') && text('candidates.wrongTime')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        required
        type="number"
        label={text('candidates.minutes')}
        value={typed.durationMinutes}
        onChange={(event) => set({ durationMinutes: event.target.value })}
        error={wrong.includes('durationMinutes')}
        helperText={wrong.includes('durationMinutes') && text('candidates.wrongMinutes', { min, max })}
        slotProps={{ htmlInput: { min, max } }}
      />
      <TextField
        select
        label={text('candidates.mode')}
        value={typed.mode}
        onChange={(event) => set({ mode: modes.find((one) => one === event.target.value) ?? 'video' })}
      >
        {modes.map((one) => (
          <MenuItem key={one} value={one}>
            {word('interviewMode', one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={text('candidates.place')}
        value={typed.place}
        onChange={(event) => set({ place: event.target.value })}
        error={placeWrong}
        helperText={text(placeWrong ? 'candidates.wrongPlace' : 'candidates.placeHelp')}
      />
      <TextField
        multiline
        minRows={2}
        label={text('candidates.interviewNote')}
        value={typed.note}
        onChange={(event) => set({ note: event.target.value })}
        error={wrong.includes('note')}
        helperText={wrong.includes('note') && text('candidates.wrongLong')}
      />
    </TypingDialog>
  );
}
