import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';

/** Shows the verification cases of an employer, newest first. */
export function EmployerCases({ employerId }: { employerId: string }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const query = useQuery({
    queryKey: ['verification-cases', 'of', employerId],
    meta: { isLive: true },
    queryFn: ({ signal }) =>
      client.verificationCases.list({ list: { filter: { employerId }, sort: ['createdAt', 'DESC'] } }, { signal }),
  });
  return (
    <Panel title={text('employers.cases')}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.length === 0 && <li>{text('employers.noCases')}</li>}
            {items.map((verificationCase) => (
              <Box
                component="li"
                key={verificationCase.id}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 0.5 }}
              >
                <StatusChip state={verificationCase.state} labelPrefix="caseState" />
                {valueLabel('caseOrigin', verificationCase.origin)}
                <RelativeTime instant={verificationCase.createdAt} />
                <Link component={LinkBase} to={`${pathTo('verification')}#${verificationCase.id}`}>
                  {text('employers.openCase')}
                </Link>
              </Box>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  );
}
