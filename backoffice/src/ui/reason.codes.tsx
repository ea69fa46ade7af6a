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
import { useText, useWord } from '../i18n/text.hook.ts';

interface CodesProps<Code extends string> {
  readonly codes: readonly Code[];
  readonly words: string;
  readonly chosen: readonly Code[];
  readonly wrong: boolean;
  readonly onChoose: (codes: Code[]) => void;
}

/** One reason out of several. */
export function OneCode<Code extends string>({
  codes,
  words,
  chosen,
  wrong,
  onChoose,
}: CodesProps<Code>): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <TextField
      select
      required
      fullWidth
      label={text('reason.label')}
      value={chosen[0] ?? ''}
      onChange={(event) => onChoose(codes.filter((code) => code === event.target.value))}
      error={wrong}
      helperText={wrong ? text('reason.choose') : undefined}
      sx={{ mt: 1 }}
    >
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          {word(words, code)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Several reasons at once. */
export function SomeCodes<Code extends string>({
  codes,
  words,
  chosen,
  wrong,
  onChoose,
}: CodesProps<Code>): ReactElement {
  const text = useText();
  const word = useWord();
  const toggle = (code: Code) =>
    onChoose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <FormControl component="fieldset" error={wrong} sx={{ mt: 1 }}>
      <FormLabel component="legend">{text('reason.label')}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {codes.map((code) => (
          <FormControlLabel
            key={code}
            control={<Checkbox size="small" checked={chosen.includes(code)} onChange={() => toggle(code)} />}
            label={word(words, code)}
          />
        ))}
      </FormGroup>
      {wrong && <FormHelperText>{text('reason.choose')}</FormHelperText>}
    </FormControl>
  );
}
