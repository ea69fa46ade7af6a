import { Button, TextField } from '@mui/material';
import { invitationCreate, issueSentence, knownSentence, Refusal, type Permission } from '@prentice/contract';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useFieldText, useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { GrantsField } from './grants.field.tsx';

interface Invited {
  readonly email: string;
  readonly permissions: readonly Permission[];
}
type Wrong = Readonly<Partial<Record<string, string>>>;

const nobody: Invited = { email: '', permissions: [] };

/** The first message per field of what the contract's schema refuses, or null. */
export function problemsOf(invited: Invited): Wrong | null {
  const checked = invitationCreate.safeParse({ ...invited, role: 'limited_admin' });
  if (checked.success) return null;
  const messages = checked.error.issues.map(
    (issue) => [String(issue.path[0] ?? 'email'), issueSentence(issue)] as const,
  );
  return Object.fromEntries(messages.toReversed());
}

const wrongFields = (failure: unknown): Wrong | null =>
  failure instanceof Refusal && failure.fields.length > 0
    ? Object.fromEntries(
        failure.fields.map(({ field, message }) => [field.split('.')[0] ?? field, knownSentence(message)]),
      )
    : null;

/** Invites a limited administrator by mail, with ticked permissions. */
export function InviteForm(): ReactElement {
  const text = useText();
  const fieldText = useFieldText();
  const [invited, setInvited] = useState(nobody);
  const [wrong, setWrong] = useState<Wrong>({});
  const invite = useMove(
    ({ email, permissions: granted }: Invited) =>
      client.invitations.create({ body: { email, role: 'limited_admin', permissions: [...granted] } }),
    {
      done: 'administrators.invited',
      onDone: () => setInvited(nobody),
      onFailure: (failure) => {
        const fields = wrongFields(failure);
        setWrong(fields ?? {});
        return fields !== null;
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(invited);
    setWrong(problems ?? {});
    if (!problems) invite.mutate(invited);
  };
  return (
    <form onSubmit={submit} noValidate>
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
      <GrantsField
        chosen={invited.permissions}
        wrong={wrong['permissions'] && fieldText(wrong['permissions'])}
        onChoose={(granted) => setInvited({ ...invited, permissions: granted })}
      />
      <div>
        <Button type="submit" variant="contained" size="large" disabled={invite.isPending} sx={{ mt: 1 }}>
          {text('administrators.invite')}
        </Button>
      </div>
    </form>
  );
}
