import { Box, Button, TableCell, TableRow } from '@mui/material';
import type { MemberRole } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import { RoleChoice } from './role.choice.tsx';

type Member = Awaited<ReturnType<typeof client.members.list>>['items'][number];

function RemoveButton({ one }: { one: Member }): ReactElement {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const remove = useMove(() => client.members.remove({ params: { id: one.id } }), {
    done: 'company.removed',
    onDone: () => setAsking(false),
  });
  const name = one.name ?? one.email;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('company.removeTitle', { name })}
        onClick={() => setAsking(true)}
      >
        {text('action.remove')}
      </Button>
      {asking && (
        <ReasonDialog
          about={one.id}
          title={text('company.removeTitle', { name })}
          help={text('company.removeHelp')}
          confirm={text('action.remove')}
          danger
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </>
  );
}

/** One member; an owner changes the role of the others and removes them. */
export function MemberRow({ one, changeable }: { one: Member; changeable: boolean }): ReactElement {
  const text = useText();
  const word = useWord();
  const change = useMove(
    (role: MemberRole) => client.members.update({ params: { id: one.id }, body: { role }, version: one.version }),
    { done: 'saved.done' },
  );
  return (
    <TableRow>
      <TableCell>
        <strong>{one.name ?? one.email}</strong>
        {one.name && <Box sx={{ color: 'text.secondary' }}>{one.email}</Box>}
      </TableCell>
      <TableCell>
        {changeable ? (
          <RoleChoice
            label={text('company.roleOf', { name: one.name ?? one.email })}
            labelHidden
            value={one.role}
            disabled={change.isPending}
            onChoose={change.mutate}
          />
        ) : (
          word('memberRole', one.role)
        )}
      </TableCell>
      <TableCell align="right">{changeable && <RemoveButton one={one} />}</TableCell>
    </TableRow>
  );
}
