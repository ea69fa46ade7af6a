import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';

/** Shows the internships of an employer, newest first. */
export function EmployerInternships({ employerId }: { employerId: string }): ReactElement {
  const text = useMessages();
  const query = useQuery({
    queryKey: ['internships', 'of', employerId],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.internships.list({ list: { filter: { employerId } } }, { signal }),
  });
  return (
    <Panel title={text('employers.internships')}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.length === 0 && <li>{text('employers.noInternships')}</li>}
            {items.map((internship) => (
              <Box component="li" key={internship.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 0.5 }}>
                <Link component={LinkBase} to={pathTo('moderatedInternship', internship.id)}>
                  {internship.title ?? text('internships.untitled')}
                </Link>
                <StatusChip state={internship.state} labelPrefix="internshipState" />
              </Box>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  );
}
