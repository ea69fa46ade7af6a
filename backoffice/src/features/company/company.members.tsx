import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { MemberRole } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Panel } from '../../ui/panel.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import { CompanyInvitations } from './company.invitations.tsx';
import { MemberRow } from './member.row.tsx';
import { RoleChoice } from './role.choice.tsx';

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
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mt: 2 }}
    >
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
  const mine = useMe().actor.id;
  const asked = useQuery({
    queryKey: ['members', 'own'],
    queryFn: ({ signal }) => client.members.list({}, { signal }),
  });
  return (
    <Panel title={text('company.members')}>
      <Loaded asked={asked}>
        {({ items }) => (
          <Scroll label={text('company.members')}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('employers.memberName')}</TableCell>
                  <TableCell>{text('company.role')}</TableCell>
                  <TableCell>
                    <span className="visually-hidden">{text('company.change')}</span>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {items.map((one) => (
                  <MemberRow key={one.id} one={one} changeable={owner && one.userId !== mine} />
                ))}
              </TableBody>
            </Table>
          </Scroll>
        )}
      </Loaded>
      {owner && <CompanyInvitations />}
      {owner && <Invite />}
    </Panel>
  );
}
