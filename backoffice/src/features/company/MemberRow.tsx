import { Box, Button, TableCell, TableRow } from '@mui/material';
import type { MemberRole } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { RoleChoice } from './RoleChoice.tsx';

type Member = Awaited<ReturnType<typeof client.members.list>>['items'][number];

function RemoveButton({ member }: { member: Member }): ReactElement {
  const text = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useApiMutation(() => client.members.remove({ params: { id: member.id } }), {
    successMessage: 'company.removed',
    onDone: () => setIsAsking(false),
  });
  const name = member.name ?? member.email;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('company.removeTitle', { name })}
        onClick={() => setIsAsking(true)}
      >
        {text('action.remove')}
      </Button>
      {isAsking && (
        <ReasonDialog
          about={member.id}
          title={text('company.removeTitle', { name })}
          help={text('company.removeHelp')}
          confirm={text('action.remove')}
          danger
          busy={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </>
  );
}

/** Shows one member; an owner changes the role of the others and removes them. */
export function MemberRow({ member, canChange }: { member: Member; canChange: boolean }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const change = useApiMutation(
    (role: MemberRole) => client.members.update({ params: { id: member.id }, body: { role }, version: member.version }),
    { successMessage: 'saved.done' },
  );
  return (
    <TableRow role="row">
      <TableCell role="cell" data-first>
        <div>
          <strong>{member.name ?? member.email}</strong>
          {member.name && <Box sx={{ color: 'text.secondary' }}>{member.email}</Box>}
        </div>
      </TableCell>
      <TableCell role="cell">
        {canChange ? (
          <RoleChoice
            label={text('company.roleOf', { name: member.name ?? member.email })}
            labelHidden
            value={member.role}
            disabled={change.isPending}
            onChoose={change.mutate}
          />
        ) : (
          valueLabel('memberRole', member.role)
        )}
      </TableCell>
      <TableCell role="cell" align="right" sx={{ ml: 'auto', '& button': { minHeight: { xs: 44, sm: 32 } } }}>
        {canChange && <RemoveButton member={member} />}
      </TableCell>
    </TableRow>
  );
}
