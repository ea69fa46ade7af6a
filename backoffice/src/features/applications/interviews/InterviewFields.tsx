import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, InputAdornment, MenuItem, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { clockTime, exactTime, readersDay, zoneName } from '../../../ui/formats/time-format.ts';
import { toneStyle } from '../../../ui/formats/StatusChip.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { startOf, type InterviewFormValues } from './interview-form-values.ts';
import { overlapping, type ScheduledInterview } from './scheduled-interviews.hook.ts';
import type { InterviewPlace } from './last-interview-place.hook.ts';

const modes = ['onsite', 'video', 'phone'] as const;
const { min, max } = applicationLimits.interviewMinutes;

interface InterviewFieldsProps {
  readonly values: InterviewFormValues;
  /** Names of the fields that are not as they should be. */
  readonly invalid: readonly string[];
  /** Where the company arranged its latest interview. */
  readonly lastPlace: InterviewPlace | null;
  /** The other interviews of the company. */
  readonly interviews: readonly ScheduledInterview[];
  readonly onChange: (part: Partial<InterviewFormValues>) => void;
}

type FieldProps = Pick<InterviewFieldsProps, 'values' | 'invalid' | 'onChange'>;
type TimeFieldsProps = Omit<InterviewFieldsProps, 'lastPlace'>;

function InterviewModeSelect({ values, onChange }: Omit<FieldProps, 'invalid'>): ReactElement {
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

/** Names who else has an interview at the time; it is there, empty, before: so it is read out. */
function OverlapWarning({ values, interviews }: Pick<InterviewFieldsProps, 'values' | 'interviews'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const nameOf = useCandidateName();
  const others = overlapping(interviews, Date.parse(startOf(values)), Number(values.durationMinutes));
  return (
    <Box role="status" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
      {others.length > 0 && (
        <Box sx={overlapStyle}>
          <WarningIcon aria-hidden fontSize="small" />
          <div>
            {others.map((other) => (
              <div key={other.applicationId}>
                {text('candidates.interviewOverlap', {
                  name: nameOf(other),
                  time: clockTime(Date.parse(other.startsAt), locale),
                })}
              </div>
            ))}
          </div>
        </Box>
      )}
    </Box>
  );
}

const overlapStyle = {
  ...toneStyle('due'),
  display: 'flex',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: '3px',
  overflowWrap: 'anywhere',
} as const;

/** Shows on which day, when and for how long, and below what that is in the reader's language and time zone. */
function InterviewTimeFields({ values, invalid, interviews, onChange }: TimeFieldsProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const startsAt = Date.parse(startOf(values));
  const isTimeWrong = invalid.includes('startsAt');
  return (
    <div>
      <Box sx={timeStyle}>
        <TextField
          required
          type="date"
          label={text('candidates.date')}
          value={values.date}
          onChange={(event) => onChange({ date: event.target.value })}
          error={isTimeWrong}
          helperText={isTimeWrong && text('candidates.wrongTime')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: readersDay(now) } }}
        />
        <TextField
          required
          type="time"
          label={text('candidates.startTime')}
          value={values.time}
          onChange={(event) => onChange({ time: event.target.value })}
          error={isTimeWrong}
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
            htmlInput: { min, max, step: 15 },
            input: { endAdornment: <InputAdornment position="end">{text('candidates.minutes')}</InputAdornment> },
          }}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
        {Number.isNaN(startsAt)
          ? text('candidates.startsZone', { zone: zoneName(now, locale) })
          : exactTime(startsAt, locale)}
      </Box>
      <OverlapWarning values={values} interviews={interviews} />
    </div>
  );
}

const timeStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '4fr 3fr 4fr' },
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 2,
} as const;

/** Shows where, and offers the latest place of the company to take again. */
function InterviewPlaceField({
  values,
  invalid,
  lastPlace,
  onChange,
}: Omit<InterviewFieldsProps, 'interviews'>): ReactElement {
  const text = useMessages();
  const isWrong = invalid.includes('place') || invalid.includes('link');
  return (
    <div>
      <TextField
        fullWidth
        required={values.mode !== 'phone'}
        label={text('candidates.place')}
        value={values.place}
        onChange={(event) => onChange({ place: event.target.value })}
        error={isWrong}
        helperText={text(isWrong ? 'candidates.wrongPlace' : 'candidates.placeHelp')}
      />
      {lastPlace && values.place === '' && (
        <Button size="small" onClick={() => onChange(lastPlace)} sx={lastPlaceStyle}>
          {text('candidates.usePlace', { place: lastPlace.place })}
        </Button>
      )}
    </div>
  );
}

const lastPlaceStyle = {
  mt: 0.5,
  minHeight: { xs: 44, sm: 32 },
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

/** Shows when, for how long, in which way and where. */
export function InterviewFields(props: InterviewFieldsProps): ReactElement {
  const { values, invalid, interviews, onChange } = props;
  const text = useMessages();
  return (
    <>
      <InterviewTimeFields values={values} invalid={invalid} interviews={interviews} onChange={onChange} />
      <InterviewModeSelect values={values} onChange={onChange} />
      <InterviewPlaceField {...props} />
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
