import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { MemberRole } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { narrowTable } from '../../ui/list/narrow-table.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Panel, HorizontalScroll } from '../../ui/page/Panel.tsx';
import { CompanyInvitations } from './CompanyInvitations.tsx';
import { MemberRow } from './MemberRow.tsx';
import { RoleChoice } from './RoleChoice.tsx';

function InviteMemberForm(): ReactElement {
  const text = useMessages();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('recruiter');
  const invite = useApiMutation(() => client.memberInvitations.create({ body: { email: email.trim(), role } }), {
    successMessage: 'company.invited',
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
        id="invite"
        type="email"
        required
        label={text('company.inviteEmail')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        sx={{ flex: 1, minWidth: 220, '& input': { scrollMarginTop: 160 } }}
      />
      <RoleChoice label={text('company.role')} value={role} onChoose={setRole} />
      <Button type="submit" variant="outlined" disabled={invite.isPending}>
        {text('company.invite')}
      </Button>
    </Box>
  );
}

/** Shows who belongs to the company, in which role; owners invite, change and remove. */
export function CompanyMembers({ owner }: { owner: boolean }): ReactElement {
  const text = useMessages();
  const currentUserId = useMe().actor.id;
  const query = useQuery({
    queryKey: ['members', 'own'],
    queryFn: ({ signal }) => client.members.list({}, { signal }),
  });
  return (
    <Panel id="members" title={text('company.members')}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <HorizontalScroll label={text('company.members')}>
            <Table size="small" role="table" sx={narrowTable}>
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
                {items.map((member) => (
                  <MemberRow key={member.id} member={member} canChange={owner && member.userId !== currentUserId} />
                ))}
              </TableBody>
            </Table>
          </HorizontalScroll>
        )}
      </QueryBoundary>
      {owner && <CompanyInvitations />}
      {owner && <InviteMemberForm />}
    </Panel>
  );
}
