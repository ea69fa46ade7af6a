import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

/** The internships of an employer, newest first. */
export function EmployerInternships({ employerId }: { employerId: string }): ReactElement {
  const text = useText();
  const asked = useQuery({
    queryKey: ['internships', 'of', employerId],
    queryFn: ({ signal }) => client.internships.list({ list: { filter: { employerId } } }, { signal }),
  });
  return (
    <Panel title={text('employers.internships')}>
      <Loaded asked={asked}>
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.length === 0 && <li>{text('employers.noInternships')}</li>}
            {items.map((one) => (
              <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 0.5 }}>
                <Link component={LinkBase} to={pathTo('moderatedInternship', one.id)}>
                  {one.title ?? text('internships.untitled')}
                </Link>
                <StatusChip state={one.state} words="internshipState" />
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
