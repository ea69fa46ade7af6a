import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { exactTime, fromLocalInput, zoneName } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { InterviewFormValues } from './interview-form-values.ts';

const modes = ['onsite', 'video', 'phone'] as const;
const { min, max } = applicationLimits.interviewMinutes;

interface InterviewFieldsProps {
  readonly values: InterviewFormValues;
  /** Names of the fields that are not as they should be. */
  readonly invalid: readonly string[];
  readonly onChange: (part: Partial<InterviewFormValues>) => void;
}

function InterviewModeSelect({ values, onChange }: Omit<InterviewFieldsProps, 'invalid'>): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <TextField
      select
      label={text('candidates.mode')}
      value={values.mode}
      onChange={(event) => onChange({ mode: modes.find((mode) => mode === event.target.value) ?? 'video' })}
    >
      {modes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {valueLabel('interviewMode', mode)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shows when, for how long, in which way and where. */
export function InterviewFields({ values, invalid, onChange }: InterviewFieldsProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const startsAt = Date.parse(fromLocalInput(values.startsAt));
  /* The field shows dates as the browser writes them; below it stands the chosen one in the reader's language. */
  const startText = Number.isNaN(startsAt)
    ? text('candidates.startsZone', { zone: zoneName(now, locale) })
    : exactTime(startsAt, locale);
  const placeWrong = invalid.includes('place') || invalid.includes('link');
  return (
    <>
      <TextField
        required
        type="datetime-local"
        label={text('candidates.startsAt')}
        value={values.startsAt}
        onChange={(event) => onChange({ startsAt: event.target.value })}
        error={invalid.includes('startsAt')}
        helperText={invalid.includes('startsAt') ? text('candidates.wrongTime') : startText}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        required
        type="number"
        label={text('candidates.duration')}
        value={values.durationMinutes}
        onChange={(event) => onChange({ durationMinutes: event.target.value })}
        error={invalid.includes('durationMinutes')}
        helperText={invalid.includes('durationMinutes') && text('candidates.wrongMinutes', { min, max })}
        slotProps={{
          htmlInput: { min, max },
          input: { endAdornment: <InputAdornment position="end">{text('candidates.minutes')}</InputAdornment> },
        }}
      />
      <InterviewModeSelect values={values} onChange={onChange} />
      <TextField
        required={values.mode !== 'phone'}
        label={text('candidates.place')}
        value={values.place}
        onChange={(event) => onChange({ place: event.target.value })}
        error={placeWrong}
        helperText={text(placeWrong ? 'candidates.wrongPlace' : 'candidates.placeHelp')}
      />
      <TextField
        multiline
        minRows={2}
        label={text('candidates.interviewNote')}
        value={values.note}
        onChange={(event) => onChange({ note: event.target.value })}
        error={invalid.includes('note')}
        helperText={invalid.includes('note') && text('candidates.wrongLong')}
      />
    </>
  );
}
