import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { isCandidacy, type Candidacy } from './application.types.ts';
import { useCriteria } from './compare.criteria.tsx';

function Compared({ candidates }: { candidates: readonly Candidacy[] }): ReactElement {
  const text = useText();
  const criteria = useCriteria();
  return (
    <Box
      sx={{ position: 'relative', overflowX: 'auto' }}
      role="region"
      aria-label={text('outcome.compareTitle')}
      tabIndex={0}
    >
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: widthOf(candidates.length) }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...firstStyle, width: FIRST }}>{text('outcome.criterion')}</TableCell>
            {candidates.map((one) => (
              <TableCell key={one.id} scope="col">
                <Link component={LinkBase} to={pathTo('candidate', one.id)}>
                  {one.displayName}
                </Link>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {criteria.map(({ label, render }) => (
            <TableRow key={label} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ ...firstStyle, fontWeight: 600 }}>
                {label}
              </TableCell>
              {candidates.map((one) => (
                <TableCell key={one.id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {render(one)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/* On narrow screens two candidates are to be seen, and what they are compared by stays. */
const FIRST = { xs: 92, md: 160 } as const;
const widthOf = (candidates: number) => ({ xs: FIRST.xs + candidates * 140, md: FIRST.md + candidates * 200 });
const firstStyle = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  overflowWrap: 'anywhere',
  px: { xs: 1, md: 1.5 },
} as const;

/** Up to four candidates side by side, row by row the same criterion. */
export function Compare({ ids }: { ids: readonly string[] }): ReactElement {
  const asked = useQuery({
    queryKey: ['applications', 'compare', ids],
    queryFn: ({ signal }) => client.applications.compare({ query: { ids: ids.join(',') } }, { signal }),
  });
  return <Loaded asked={asked}>{(found) => <Compared candidates={found.filter(isCandidacy)} />}</Loaded>;
}
