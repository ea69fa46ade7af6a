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
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { Confirm } from 'react-admin';
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
  const [isConfirming, setIsConfirming] = useState(false);
  const name = administrator.name ?? administrator.email;
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
    if (!update.success) return;
    if (full && administrator.role !== 'admin') setIsConfirming(true);
    else grant.mutate(update.data);
  };
  const wrong = hasTried && !update.success ? text('administrators.chooseSome') : undefined;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="grants-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="grants-title">{text('administrators.changeOf', { name })}</DialogTitle>
        <DialogContent>
          <PermissionsField chosen={full ? [] : chosen} error={wrong} disabled={full} onChoose={setChosen} />
          <FullAdministratorBox checked={full} onChange={setFull} />
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
      <Confirm
        isOpen={isConfirming}
        loading={grant.isPending}
        title={text('administrators.makeFullTitle', { name })}
        content={text('administrators.makeFullHelp')}
        confirm={text('administrators.makeFull')}
        confirmColor="warning"
        onConfirm={() => update.data && grant.mutate(update.data)}
        onClose={() => setIsConfirming(false)}
      />
    </Dialog>
  );
}

interface FullAdministratorBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Offers all permissions at once, apart from the ordinary ones: it lets somebody change who administers the site. */
function FullAdministratorBox({ checked, onChange }: FullAdministratorBoxProps): ReactElement {
  const text = useMessages();
  const helpId = useId();
  return (
    <Box sx={fullStyle}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={text('administrators.full')}
      />
      <FormHelperText id={helpId} sx={{ ml: '27px', mt: 0 }}>
        {text('administrators.fullHelp')}
      </FormHelperText>
    </Box>
  );
}

const fullStyle = { mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' } as const;

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
