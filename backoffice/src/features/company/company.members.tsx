import { Box, Button, MenuItem, Table, TableBody, TableCell, TableRow, TextField } from '@mui/material';
import { memberRoles, type MemberRole } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Scroll } from '../../ui/scroll.tsx';
import { Panel } from '../../ui/panel.tsx';

interface RoleChoiceProps {
  readonly label: string;
  readonly value: MemberRole;
  readonly onChoose: (role: MemberRole) => void;
  readonly disabled?: boolean;
}

function RoleChoice({ label, value, onChoose, disabled }: RoleChoiceProps): ReactElement {
  const word = useWord();
  const choose = (given: string) => {
    const role = memberRoles.find((one) => one === given);
    if (role) onChoose(role);
  };
  return (
    <TextField select label={label} value={value} disabled={disabled} onChange={(event) => choose(event.target.value)}>
      {memberRoles.map((role) => (
        <MenuItem key={role} value={role}>
          {word('memberRole', role)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Invite(): ReactElement {
  const text = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('recruiter');
  const invite = useMove(() => client.memberInvitations.create({ body: { email: email.trim(), role } }), {
    done: 'company.invited',
    onDone: () => setEmail(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim()) invite.mutate(undefined);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <TextField
        type="email"
        required
        label={text('company.inviteEmail')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        sx={{ flex: 1, minWidth: 220 }}
      />
      <RoleChoice label={text('company.role')} value={role} onChoose={setRole} />
      <Button type="submit" variant="outlined" disabled={invite.isPending}>
        {text('company.invite')}
      </Button>
    </Box>
  );
}

/** Who belongs to the company, in which role; owners invite, change and remove. */
export function CompanyMembers({ owner }: { owner: boolean }): ReactElement {
  const text = useText();
  const word = useWord();
  const mine = useMe().actor.id;
  const asked = useQuery({
    queryKey: ['members', 'own'],
    queryFn: ({ signal }) => client.members.list({}, { signal }),
  });
  const change = useMove(
    ({ id, role, version }: { id: string; role: MemberRole; version: number }) =>
      client.members.update({ params: { id }, body: { role }, version }),
    { done: 'saved.done' },
  );
  const remove = useMove((id: string) => client.members.remove({ params: { id } }), { done: 'company.removed' });
  return (
    <Panel title={text('company.members')}>
      <Loaded asked={asked}>
        {({ items }) => (
          <Scroll label={text('company.members')}>
            <Table size="small">
              <TableBody>
                {items.map((one) => (
                  <TableRow key={one.id}>
                    <TableCell>
                      <strong>{one.name ?? one.email}</strong>
                      <Box sx={{ color: 'text.secondary' }}>{one.email}</Box>
                    </TableCell>
                    <TableCell>
                      {owner && one.userId !== mine ? (
                        <RoleChoice
                          label={text('company.role')}
                          value={one.role}
                          onChoose={(role) => change.mutate({ id: one.id, role, version: one.version })}
                        />
                      ) : (
                        word('memberRole', one.role)
                      )}
                    </TableCell>
                    <TableCell align="right">
                      {owner && one.userId !== mine && (
                        <Button size="small" color="error" onClick={() => remove.mutate(one.id)}>
                          {text('action.remove')}
                        </Button>
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Scroll>
        )}
      </Loaded>
      {owner && <Invite />}
    </Panel>
  );
}
