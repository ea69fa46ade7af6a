import { memberRoles, type MemberRole } from '@prentice/contract';
import { MenuItem, TextField } from '@mui/material';
import type { ReactElement } from 'react';
import { useValueLabel } from '../../i18n/messages.hook.ts';

interface RoleChoiceProps {
  readonly label: string;
  readonly value: MemberRole;
  readonly onChoose: (role: MemberRole) => void;
  readonly disabled?: boolean;
  /** Where the place says what is chosen, the label is only read out. */
  readonly labelHidden?: boolean;
}

/** Shows what a member may do: owner, recruiter or reviewer. */
export function RoleChoice({ label, value, onChoose, disabled, labelHidden }: RoleChoiceProps): ReactElement {
  const valueLabel = useValueLabel();
  const choose = (choice: string) => {
    const role = memberRoles.find((option) => option === choice);
    if (role) onChoose(role);
  };
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => choose(event.target.value)}
      slotProps={labelHidden ? { inputLabel: { className: 'visually-hidden' } } : {}}
    >
      {memberRoles.map((role) => (
        <MenuItem key={role} value={role}>
          {valueLabel('memberRole', role)}
        </MenuItem>
      ))}
    </TextField>
  );
}
