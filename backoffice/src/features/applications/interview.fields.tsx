import { MenuItem, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import type { InterviewTyped } from './interview.typed.ts';

const modes = ['onsite', 'video', 'phone'] as const;
const { min, max } = applicationLimits.interviewMinutes;

interface InterviewFieldsProps {
  readonly typed: InterviewTyped;
  /** Names of the fields that are not as they should be. */
  readonly wrong: readonly string[];
  readonly onType: (part: Partial<InterviewTyped>) => void;
}

function Mode({ typed, onType }: Omit<InterviewFieldsProps, 'wrong'>): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <TextField
      select
      label={text('candidates.mode')}
      value={typed.mode}
      onChange={(event) => onType({ mode: modes.find((one) => one === event.target.value) ?? 'video' })}
    >
      {modes.map((one) => (
        <MenuItem key={one} value={one}>
          {word('interviewMode', one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** When, for how long, in which way and where. */
export function InterviewFields({ typed, wrong, onType }: InterviewFieldsProps): ReactElement {
  const text = useText();
  const placeWrong = wrong.includes('place') || wrong.includes('link');
  return (
    <>
      <TextField
        required
        type="datetime-local"
        label={text('candidates.startsAt')}
        value={typed.startsAt}
        onChange={(event) => onType({ startsAt: event.target.value })}
        error={wrong.includes('startsAt')}
        helperText={wrong.includes('startsAt') && text('candidates.wrongTime')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        required
        type="number"
        label={text('candidates.minutes')}
        value={typed.durationMinutes}
        onChange={(event) => onType({ durationMinutes: event.target.value })}
        error={wrong.includes('durationMinutes')}
        helperText={wrong.includes('durationMinutes') && text('candidates.wrongMinutes', { min, max })}
        slotProps={{ htmlInput: { min, max } }}
      />
      <Mode typed={typed} onType={onType} />
      <TextField
        label={text('candidates.place')}
        value={typed.place}
        onChange={(event) => onType({ place: event.target.value })}
        error={placeWrong}
        helperText={text(placeWrong ? 'candidates.wrongPlace' : 'candidates.placeHelp')}
      />
      <TextField
        multiline
        minRows={2}
        label={text('candidates.interviewNote')}
        value={typed.note}
        onChange={(event) => onType({ note: event.target.value })}
        error={wrong.includes('note')}
        helperText={wrong.includes('note') && text('candidates.wrongLong')}
      />
    </>
  );
}
