import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { permissions, type Permission } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';

interface GrantsFieldProps {
  readonly chosen: readonly Permission[];
  readonly wrong?: string | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (permissions: Permission[]) => void;
}

/** The permissions of a limited administrator, each with a box to tick. */
export function GrantsField({ chosen, wrong, disabled = false, onChoose }: GrantsFieldProps): ReactElement {
  const text = useText();
  const word = useWord();
  const toggle = (one: Permission) =>
    onChoose(permissions.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other))));
  return (
    <FormControl component="fieldset" error={wrong !== undefined} disabled={disabled}>
      <FormLabel component="legend">{text('administrators.permissions')}</FormLabel>
      <FormGroup>
        {permissions.map((one) => (
          <FormControlLabel
            key={one}
            control={<Checkbox size="small" checked={chosen.includes(one)} onChange={() => toggle(one)} />}
            label={word('permission', one)}
          />
        ))}
      </FormGroup>
      {wrong && <FormHelperText>{wrong}</FormHelperText>}
    </FormControl>
  );
}
