import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The members of an employer with their roles. */
export function EmployerMembers({ employerId }: { employerId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const asked = useQuery({
    queryKey: ['members', 'of', employerId],
    queryFn: ({ signal }) => client.members.list({ list: { filter: { employerId } } }, { signal }),
  });
  return (
    <Panel title={text('employers.members')}>
      <Loaded asked={asked}>
        {({ items }) => (
          <Scroll label={text('employers.members')}>
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
                {items.map((one) => (
                  <TableRow key={one.id}>
                    <TableCell>{one.name ?? '–'}</TableCell>
                    <TableCell>{one.email}</TableCell>
                    <TableCell>{word('memberRole', one.role)}</TableCell>
                    <TableCell>
                      <Moment at={one.createdAt} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Scroll>
        )}
      </Loaded>
    </Panel>
  );
}
