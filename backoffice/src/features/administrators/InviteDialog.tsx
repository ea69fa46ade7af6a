import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import {
  administratorInvitationCreate,
  issueMessage,
  knownFieldMessage,
  AppError,
  type Permission,
} from '@prentice/contract';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useFieldMessage, useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { hasErrorCode, useFailureMessage } from '../../ui/mutations/error-message.hook.ts';
import { actionsStyle, focusFirstField, formStyle, paperStyle } from '../../ui/dialogs/dialog-form.ts';
import { PermissionsField } from './PermissionsField.tsx';

interface InvitationDraft {
  readonly email: string;
  readonly permissions: readonly Permission[];
}
type FieldMessages = Readonly<Partial<Record<string, string>>>;

const emptyInvitation: InvitationDraft = { email: '', permissions: [] };

/** Returns the first message per field of what the contract's schema refuses, or null. */
function fieldMessagesOf(invited: InvitationDraft): FieldMessages | null {
  const checked = administratorInvitationCreate.safeParse({ ...invited, role: 'limited_admin' });
  if (checked.success) return null;
  const messages = checked.error.issues.map(
    (issue) => [String(issue.path[0] ?? 'email'), issueMessage(issue)] as const,
  );
  return Object.fromEntries(messages.toReversed());
}

/** Returns what the API refuses by field; null for what concerns no field. */
function fieldMessagesFromError(failure: unknown): FieldMessages | null {
  if (!(failure instanceof AppError)) return null;
  if (failure.fields.length === 0) return null;
  return Object.fromEntries(
    failure.fields.map(({ field, message }) => [field.split('.')[0] ?? field, knownFieldMessage(message)]),
  );
}

/** Invites a limited administrator by mail, with ticked permissions. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactElement {
  const text = useMessages();
  const fieldText = useFieldMessage();
  const failureMessage = useFailureMessage();
  const [invited, setInvited] = useState(emptyInvitation);
  const [wrong, setWrong] = useState<FieldMessages>({});
  const invite = useApiMutation(
    ({ email, permissions: granted }: InvitationDraft) =>
      client.invitations.create({ body: { email, role: 'limited_admin', permissions: [...granted] } }),
    {
      successMessage: 'administrators.invited',
      onDone: onClose,
      onFailure: (failure) => {
        const inUse = hasErrorCode(failure, 'EMAIL_IN_USE') && { email: failureMessage(failure) };
        const fields = inUse || fieldMessagesFromError(failure);
        setWrong(fields ?? {});
        return fields !== null;
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = fieldMessagesOf(invited);
    setWrong(problems ?? {});
    if (!problems) invite.mutate(invited);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby="invite-title"
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Box component="form" ref={focusFirstField} onSubmit={submit} noValidate sx={formStyle}>
        <DialogTitle id="invite-title">{text('administrators.inviteTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            type="email"
            required
            fullWidth
            label={text('administrators.email')}
            value={invited.email}
            onChange={(event) => setInvited({ ...invited, email: event.target.value })}
            error={wrong['email'] !== undefined}
            helperText={wrong['email'] ? fieldText(wrong['email']) : text('administrators.emailHelp')}
            sx={{ display: 'flex', mb: 2, maxWidth: 460 }}
          />
          <PermissionsField
            chosen={invited.permissions}
            error={wrong['permissions'] && fieldText(wrong['permissions'])}
            onChoose={(granted) => setInvited({ ...invited, permissions: granted })}
          />
        </DialogContent>
        <DialogActions sx={actionsStyle}>
          <Button onClick={onClose} color="inherit">
            {text('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={invite.isPending}>
            {text('administrators.invite')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
