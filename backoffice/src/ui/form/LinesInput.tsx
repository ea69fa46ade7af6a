import { Box, Button, FormHelperText, TextField } from '@mui/material';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useFieldMessage, useMessages } from '../../i18n/messages.hook.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

interface LinesInputProps {
  readonly source: string;
  readonly label: string;
  readonly help?: string;
  readonly rows: Limits;
  readonly length: Limits;
}

const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((line: unknown) => (typeof line === 'string' ? line : '')) : [];

/** Shows several short texts, each on a line of its own; Enter begins the next one. */
export function LinesInput({ source, label, help, rows, length }: LinesInputProps): ReactElement {
  const text = useMessages();
  const fieldText = useFieldMessage();
  const list = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ name: source });
  const lines = linesOf(field.value);
  const set = (next: string[]) => field.onChange(next);
  const add = () => {
    if (lines.length >= rows.max) return;
    set([...lines, '']);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('textarea') ?? [])].at(-2)?.focus());
  };
  /* From one line to the next the list is still being written. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) field.onBlur();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Box
      component="fieldset"
      ref={list}
      className={`ra-input ra-input-${source}`}
      onBlur={leave}
      sx={{ border: 0, m: 0, mb: 2, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {label}
      </Box>
      {help && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 1 }}>{help}</Box>}
      {lines.map((line, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
          <TextField
            fullWidth
            multiline
            value={line}
            onKeyDown={press}
            onChange={(event) => set(lines.with(index, event.target.value))}
            slotProps={{ htmlInput: { 'aria-label': `${label} ${index + 1}`, maxLength: length.max } }}
            helperText={
              line.trim() !== '' && line.trim().length < length.min
                ? text('reason.tooShort', { min: length.min })
                : undefined
            }
          />
          <Button
            color="inherit"
            onClick={() => set(lines.toSpliced(index, 1))}
            aria-label={`${text('action.remove')} ${index + 1}`}
          >
            {text('action.remove')}
          </Button>
        </Box>
      ))}
      {lines.length < rows.max && (
        <Button variant="outlined" size="small" onClick={add}>
          {text('action.add')}
        </Button>
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldText(fieldState.error.message)}</FormHelperText>}
    </Box>
  );
}
