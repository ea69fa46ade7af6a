import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../i18n/messages.hook.ts';

interface ReasonSelectProps<Code extends string> {
  readonly codes: readonly Code[];
  readonly labelPrefix: string;
  readonly chosen: readonly Code[];
  readonly invalid: boolean;
  readonly onChoose: (codes: Code[]) => void;
}

/** One reason out of several. */
export function SingleReasonSelect<Code extends string>({
  codes,
  labelPrefix,
  chosen,
  invalid,
  onChoose,
}: ReasonSelectProps<Code>): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  return (
    <TextField
      select
      required
      fullWidth
      label={text('reason.label')}
      value={chosen[0] ?? ''}
      onChange={(event) => onChoose(codes.filter((code) => code === event.target.value))}
      error={invalid}
      helperText={invalid ? text('reason.choose') : undefined}
      sx={{ mt: 1 }}
    >
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          {word(labelPrefix, code)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Several reasons at once. */
export function MultipleReasonSelect<Code extends string>({
  codes,
  labelPrefix,
  chosen,
  invalid,
  onChoose,
}: ReasonSelectProps<Code>): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const toggle = (code: Code) =>
    onChoose(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  return (
    <FormControl component="fieldset" error={invalid} sx={{ mt: 1 }}>
      <FormLabel component="legend">{text('reason.label')}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {codes.map((code) => (
          <FormControlLabel
            key={code}
            control={<Checkbox size="small" checked={chosen.includes(code)} onChange={() => toggle(code)} />}
            label={word(labelPrefix, code)}
          />
        ))}
      </FormGroup>
      {invalid && <FormHelperText>{text('reason.choose')}</FormHelperText>}
    </FormControl>
  );
}
