import { Box, Link } from '@mui/material';
import type { ApplicationState, EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';

interface CandidateEntry {
  readonly applicationId: string;
  readonly internshipTitle: string;
  readonly candidate: EmployerDashboard['interviews'][number]['candidate'];
  readonly state?: ApplicationState;
}

interface CandidateEntriesProps<E extends CandidateEntry> {
  readonly label: string;
  readonly entries: readonly E[];
  /** What is when for this candidate: it stands first after the name. */
  readonly renderTime: (entry: E) => ReactNode;
}

/** Lists candidates in two lines each: who and when, then for which internship and how far they are. */
export function CandidateEntries<E extends CandidateEntry>(props: CandidateEntriesProps<E>): ReactElement {
  const { label, entries, renderTime } = props;
  const nameOf = useCandidateName();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.applicationId} sx={entryStyle}>
          <Box sx={lineStyle}>
            <Link component={LinkBase} to={pathTo('candidate', entry.applicationId)} sx={nameStyle}>
              {nameOf({ displayName: entry.candidate.name ?? entry.candidate.alias })}
            </Link>
            <Box sx={{ flex: 'none', zIndex: 1 }}>{renderTime(entry)}</Box>
          </Box>
          <Box sx={{ ...lineStyle, color: 'text.secondary' }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {entry.internshipTitle}
            </Box>
            {entry.state && (
              <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
                <StatusChip state={entry.state} labelPrefix="applicationState" />
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const entryStyle = {
  position: 'relative',
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0.5 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const lineStyle = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 } as const;
/* The whole entry leads to the candidate. */
const nameStyle = {
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
