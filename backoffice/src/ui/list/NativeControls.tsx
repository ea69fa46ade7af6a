import { Box } from '@mui/material';
import type { ReactElement } from 'react';

const fieldStyle = {
  font: 'inherit',
  fontSize: '0.9375rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  minHeight: 40,
  paddingInline: '14px 32px',
  minWidth: 0,
  maxWidth: '100%',
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
} as const;

/* The arrow of the other select fields; the press goes to the field below it. */
const frameStyle = {
  position: 'relative',
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 12,
    top: 'calc(50% - 2px)',
    border: '5px solid transparent',
    borderBottomWidth: 0,
    borderTopColor: 'text.secondary',
    pointerEvents: 'none',
  },
} as const;

const labelStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.9375rem',
  color: 'text.secondary',
  maxWidth: '100%',
} as const;

interface NativeChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Value and text. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
  /** Where a title just above says it already, the label is for screen readers. */
  readonly hidesLabel?: boolean;
}

/** Shows a labelled choice of one value; the browser's own control, which is light and works everywhere. */
export const NativeSelect = ({ label, value, options, onChoose, hidesLabel }: NativeChoiceProps): ReactElement => (
  <Box component="label" sx={labelStyle}>
    {hidesLabel ? <span className="visually-hidden">{label}</span> : label}
    <Box component="span" sx={frameStyle}>
      <Box component="select" value={value} onChange={(event) => onChoose(event.target.value)} sx={fieldStyle}>
        {options.map(([optionValue, name]) => (
          <option key={optionValue} value={optionValue}>
            {name}
          </option>
        ))}
      </Box>
    </Box>
  </Box>
);

interface NativeSwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onToggle: () => void;
}

/** Shows something that is on or off. */
export const NativeCheckbox = ({ label, on, onToggle }: NativeSwitchProps): ReactElement => (
  <Box component="label" sx={{ ...labelStyle, cursor: 'pointer', minHeight: 36 }}>
    <input type="checkbox" checked={on} onChange={onToggle} />
    {label}
  </Box>
);
