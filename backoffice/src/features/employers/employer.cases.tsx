import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

/** The verification cases of an employer, newest first. */
export function EmployerCases({ employerId }: { employerId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const asked = useQuery({
    queryKey: ['verification-cases', 'of', employerId],
    queryFn: ({ signal }) =>
      client.verificationCases.list({ list: { filter: { employerId }, sort: ['createdAt', 'DESC'] } }, { signal }),
  });
  return (
    <Panel title={text('employers.cases')}>
      <Loaded asked={asked}>
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.length === 0 && <li>{text('employers.noCases')}</li>}
            {items.map((one) => (
              <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 0.5 }}>
                <StatusChip state={one.state} words="caseState" />
                {word('caseOrigin', one.origin)}
                <Moment at={one.createdAt} />
                <Link component={LinkBase} to={`${pathTo('verification')}#${one.id}`}>
                  {text('employers.openCase')}
                </Link>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
