import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
} from '@mui/material';
import {
  administratorUpdate,
  type administratorView,
  type administratorInvitationView,
  type ViewOf,
  type Permission,
} from '@prentice/contract';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { PermissionsField } from './PermissionsField.tsx';

/** An administrator as the list shows them. */
export type Administrator = ViewOf<typeof administratorView>;
/** An invitation as the list shows it. */
export type Invitation = ViewOf<typeof administratorInvitationView>;

/** Changes what another administrator may do; it counts at their next request. */
export function PermissionsDialog({
  administrator,
  onClose,
}: {
  administrator: Administrator;
  onClose: () => void;
}): ReactElement {
  const text = useMessages();
  const [full, setFull] = useState(administrator.role === 'admin');
  const [chosen, setChosen] = useState(administrator.permissions);
  const [hasTried, setHasTried] = useState(false);
  const update = administratorUpdate.safeParse(
    full ? { role: 'admin', permissions: [] } : { role: 'limited_admin', permissions: chosen },
  );
  const grant = useApiMutation(
    (body: NonNullable<typeof update.data>) =>
      client.administrators.update({ params: { id: administrator.id }, body, version: administrator.version }),
    { successMessage: 'administrators.changed', onDone: onClose },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (update.success) grant.mutate(update.data);
  };
  const wrong = hasTried && !update.success ? text('administrators.chooseSome') : undefined;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="grants-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="grants-title">
          {text('administrators.changeOf', { name: administrator.name ?? administrator.email })}
        </DialogTitle>
        <DialogContent>
          <PermissionsField chosen={full ? [] : chosen} error={wrong} disabled={full} onChoose={setChosen} />
          <FormControlLabel
            control={<Checkbox size="small" checked={full} onChange={(_, checked) => setFull(checked)} />}
            label={text('administrators.full')}
          />
          <FormHelperText>{text('administrators.fullHelp')}</FormHelperText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {text('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={grant.isPending}>
            {text('action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface PermissionNamesProps {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/** Shows the role and what it lets an administrator do, in words; full administrators hold everything. */
export function PermissionList({ role, permissions }: PermissionNamesProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box>{valueLabel('role', role)}</Box>
      {role === 'admin' ? (
        <Box sx={permissionStyle}>{text('administrators.everything')}</Box>
      ) : (
        <Box component="ul" sx={permissionListStyle}>
          {permissions.map((permission) => (
            <li key={permission}>{valueLabel('permission', permission)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const permissionStyle = { color: 'text.secondary' } as const;
const permissionListStyle = { ...permissionStyle, m: 0, p: 0, listStyle: 'none' } as const;
