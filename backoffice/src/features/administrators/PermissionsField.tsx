import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Typography } from '@mui/material';
import { permissions, type Permission } from '@prentice/contract';
import { useId, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

/** The permissions by what they are about; the compiler asks for each. */
const groups: Readonly<Record<Permission, 'people' | 'content' | 'messages'>> = {
  'dashboard:view': 'people',
  'employers:verify': 'people',
  'external-jobs:manage': 'content',
  'news:manage': 'content',
  'announcements:manage': 'messages',
};
const groupNames = [...new Set(Object.values(groups))];

interface PermissionBoxProps {
  readonly permission: Permission;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

/** Shows a permission with what it lets somebody do. */
function PermissionBox({ permission, checked, onToggle }: PermissionBoxProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const helpId = useId();
  return (
    <Box sx={{ mb: 0.5 }}>
      <FormControlLabel
        sx={{ alignItems: 'start', mr: 0, '& .MuiFormControlLabel-label': { pt: '5px' } }}
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={onToggle}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={valueLabel('permission', permission)}
      />
      {/* The group's error is one line of its own: it does not colour what explains each box. */}
      <FormHelperText id={helpId} error={false} sx={{ ml: '27px', mt: 0 }}>
        {text(`administrators.help.${permission}`)}
      </FormHelperText>
    </Box>
  );
}

interface PermissionsFieldProps {
  readonly chosen: readonly Permission[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (permissions: Permission[]) => void;
}

/** Shows the permissions of a limited administrator in groups, each with a box to tick and what it is for. */
export function PermissionsField({
  chosen,
  error: wrong,
  disabled = false,
  onChoose,
}: PermissionsFieldProps): ReactElement {
  const text = useMessages();
  const groupId = useId();
  const toggle = (permission: Permission) =>
    onChoose(
      permissions.filter((other) => (other === permission ? !chosen.includes(permission) : chosen.includes(other))),
    );
  return (
    <FormControl component="fieldset" fullWidth error={wrong !== undefined} disabled={disabled}>
      <FormLabel component="legend">{text('administrators.permissions')}</FormLabel>
      {wrong && <FormHelperText sx={{ ml: 0 }}>{wrong}</FormHelperText>}
      <Box sx={groupsStyle}>
        {groupNames.map((group) => (
          <Box key={group} role="group" aria-labelledby={`${groupId}-${group}`}>
            <Typography id={`${groupId}-${group}`} component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {text(`administrators.group.${group}`)}
            </Typography>
            {permissions
              .filter((permission) => groups[permission] === group)
              .map((permission) => (
                <PermissionBox
                  key={permission}
                  permission={permission}
                  checked={chosen.includes(permission)}
                  onToggle={() => toggle(permission)}
                />
              ))}
          </Box>
        ))}
      </Box>
    </FormControl>
  );
}

const groupsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 1.5,
  mt: 1,
} as const;
