import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The members of an employer with their roles. */
export function EmployerMembers({ employerId }: { employerId: string }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const query = useQuery({
    queryKey: ['members', 'of', employerId],
    queryFn: ({ signal }) => client.members.list({ list: { filter: { employerId } } }, { signal }),
  });
  return (
    <Panel title={text('employers.members')}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <HorizontalScroll label={text('employers.members')}>
            <Table size="small" sx={{ maxWidth: 720 }}>
              <TableHead>
                <TableRow>
                  <TableCell>{text('employers.memberName')}</TableCell>
                  <TableCell>{text('employers.memberEmail')}</TableCell>
                  <TableCell>{text('employers.memberRole')}</TableCell>
                  <TableCell>{text('employers.since')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {items.map((member) => (
                  <TableRow key={member.id}>
                    <TableCell>{member.name ?? '–'}</TableCell>
                    <TableCell>{member.email}</TableCell>
                    <TableCell>{word('memberRole', member.role)}</TableCell>
                    <TableCell>
                      <RelativeTime instant={member.createdAt} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </HorizontalScroll>
        )}
      </QueryBoundary>
    </Panel>
  );
}
