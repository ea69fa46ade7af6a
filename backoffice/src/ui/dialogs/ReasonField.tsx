import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ShortcutKey } from '../keyboard/KeyboardShortcuts.tsx';
import { useSingleKeySetting } from '../keyboard/keyboard-shortcut-setting.ts';

interface ReasonSelectProps<Code extends string> {
  readonly codes: readonly Code[];
  /** Those whose order gives each its key, also where only some are offered. */
  readonly keyedCodes: readonly Code[];
  readonly labelPrefix: string;
  readonly chosen: readonly Code[];
  readonly invalid: boolean;
  readonly onChoose: (codes: Code[]) => void;
}

/** Shows one reason out of several. */
function SingleReasonSelect<Code extends string>({
  codes,
  labelPrefix,
  chosen,
  invalid,
  onChoose,
}: ReasonSelectProps<Code>): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
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
          {valueLabel(labelPrefix, code)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The keys of the reasons in their order; they work while one of them has the focus. */
const REASON_KEYS = '1234567890abcdef';

interface KeyedReasons<Code extends string> {
  readonly codes: readonly Code[];
  readonly keyedCodes: readonly Code[];
}

const keyOfCode = <Code extends string>(keyedCodes: readonly Code[], code: Code): string | undefined =>
  REASON_KEYS[keyedCodes.indexOf(code)];

/** Returns the offered reason whose key is pressed, alone. */
function codeOfKey<Code extends string>(
  { codes, keyedCodes }: KeyedReasons<Code>,
  event: KeyboardEvent,
): Code | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return codes.find((code) => keyOfCode(keyedCodes, code) === event.key);
}

/** Shows one reason out of several that all show, each with a key that chooses it. The first one has the focus. */
function ReasonRadios<Code extends string>({
  codes,
  keyedCodes,
  labelPrefix,
  chosen,
  invalid,
  onChoose,
}: ReasonSelectProps<Code>): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [hasKeys] = useSingleKeySetting();
  const group = useRef<HTMLDivElement>(null);
  const focus = (code: string | undefined) =>
    group.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.focus();
  const first = useRef(chosen[0] ?? codes[0]);
  useEffect(() => focus(first.current), []);
  const press = (event: KeyboardEvent) => {
    const code = codeOfKey({ codes, keyedCodes }, event);
    if (!hasKeys || !code) return;
    onChoose([code]);
    focus(code);
  };
  return (
    <FormControl component="fieldset" fullWidth required error={invalid} sx={{ mt: 1 }} onKeyDown={press}>
      <FormLabel component="legend">{text('reason.label')}</FormLabel>
      <RadioGroup ref={group} aria-invalid={invalid} sx={columnsStyle}>
        {codes.map((code) => (
          <FormControlLabel
            key={code}
            value={code}
            sx={keyedLabelStyle}
            control={<Radio size="small" checked={code === chosen[0]} onChange={() => onChoose([code])} />}
            label={
              <>
                <span>{valueLabel(labelPrefix, code)}</span>
                <ShortcutKey name={keyOfCode(keyedCodes, code) ?? ''} />
              </>
            }
          />
        ))}
      </RadioGroup>
      {invalid && <FormHelperText>{text('reason.choose')}</FormHelperText>}
    </FormControl>
  );
}

/** Shows several reasons at once. */
function MultipleReasonSelect<Code extends string>({
  codes,
  keyedCodes,
  labelPrefix,
  chosen,
  invalid,
  onChoose,
}: ReasonSelectProps<Code>): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [hasKeys] = useSingleKeySetting();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  const toggle = (code: Code) =>
    onChoose(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  const press = (event: KeyboardEvent) => {
    const code = codeOfKey({ codes, keyedCodes }, event);
    if (!hasKeys || !code) return;
    toggle(code);
    group.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.focus();
  };
  return (
    <FormControl component="fieldset" fullWidth required error={invalid} sx={{ mt: 1 }} onKeyDown={press}>
      <FormLabel component="legend">{text('reason.label')}</FormLabel>
      <FormGroup ref={group} sx={columnsStyle}>
        {codes.map((code) => (
          <Box key={code} sx={keyedRowStyle}>
            <FormControlLabel
              value={code}
              required={false}
              sx={{ mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(code)}
                  onChange={() => toggle(code)}
                  slotProps={{
                    input: {
                      'aria-invalid': invalid,
                      'aria-keyshortcuts': hasKeys ? keyOfCode(keyedCodes, code) : undefined,
                    },
                  }}
                />
              }
              label={valueLabel(labelPrefix, code)}
            />
            <ShortcutKey name={keyOfCode(keyedCodes, code) ?? ''} />
          </Box>
        ))}
      </FormGroup>
      {invalid && <FormHelperText>{text('reason.choose')}</FormHelperText>}
    </FormControl>
  );
}

/* The key at the end of a reason stays apart from the box of the reason beside it. */
const columnsStyle = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4 } as const;
/* The keys stand below each other, beside their reasons also where those take two lines. */
const keyedRowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& kbd': { flex: 'none' },
} as const;
const keyedLabelStyle = { mr: 0, '& .MuiFormControlLabel-label': { ...keyedRowStyle, flex: 1 } } as const;

interface ReasonFieldProps<Code extends string> extends ReasonSelectProps<Code> {
  readonly maxCodes: number;
  readonly showsAllCodes: boolean | undefined;
}

/** Shows the field for as many reasons as may be given, all in sight where `showsAllCodes`. */
export function ReasonField<Code extends string>({
  maxCodes,
  showsAllCodes,
  ...field
}: ReasonFieldProps<Code>): ReactElement {
  if (maxCodes > 1) return <MultipleReasonSelect {...field} />;
  return showsAllCodes ? <ReasonRadios {...field} /> : <SingleReasonSelect {...field} />;
}
