import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { permissions, type Permission } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

interface GrantsFieldProps {
  readonly chosen: readonly Permission[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (permissions: Permission[]) => void;
}

/** Shows the permissions of a limited administrator, each with a box to tick. */
export function PermissionsField({ chosen, error: wrong, disabled = false, onChoose }: GrantsFieldProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const toggle = (permission: Permission) =>
    onChoose(
      permissions.filter((other) => (other === permission ? !chosen.includes(permission) : chosen.includes(other))),
    );
  return (
    <FormControl component="fieldset" error={wrong !== undefined} disabled={disabled}>
      <FormLabel component="legend">{text('administrators.permissions')}</FormLabel>
      <FormGroup>
        {permissions.map((permission) => (
          <FormControlLabel
            key={permission}
            control={
              <Checkbox size="small" checked={chosen.includes(permission)} onChange={() => toggle(permission)} />
            }
            label={valueLabel('permission', permission)}
          />
        ))}
      </FormGroup>
      {wrong && <FormHelperText>{wrong}</FormHelperText>}
    </FormControl>
  );
}
