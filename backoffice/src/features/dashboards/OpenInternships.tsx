import { Box, Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/formats/time-format.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { StatusChip, StatusTag } from '../../ui/formats/StatusChip.tsx';

type Row = EmployerDashboard['internships'][number];

/** What is counted of candidates who are on the way, in order, each with the query of the list that has those. */
const activeCounts = [
  ['interested', { state: 'interested' }],
  ['submitted', { state: 'submitted' }],
  ['inReview', { state: 'in_review' }],
  ['selected', null],
] as const;

/** Shows how many candidates are how far, each with the list of those; first of all how many wait too long. */
function CandidatesByState({ internship: { id, counts, overdue } }: { internship: Row }): ReactElement {
  const text = useMessages();
  const all = pathTo('candidates', id);
  const filtered = (filter: object) => `${all}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const active = activeCounts.filter(([name]) => counts[name]);
  return (
    <Box component="ul" sx={statesStyle}>
      {overdue > 0 && (
        <li>
          <Link component={LinkBase} to={filtered({ overdue: true })} sx={{ color: 'inherit' }}>
            <StatusTag tone="attention">{text('dashboard.overdueCount', { smart_count: overdue })}</StatusTag>
          </Link>
        </li>
      )}
      {active.map(([name, filter]) => (
        <li key={name}>
          <Link component={LinkBase} to={filter ? filtered(filter) : pathTo('selected', id)}>
            {text(`dashboard.count.${name}`, { smart_count: counts[name] ?? 0 })}
          </Link>
        </li>
      ))}
      {active.length === 0 && (
        <li>
          <Link component={LinkBase} to={all}>
            {text('dashboard.noActiveCandidates')}
          </Link>
        </li>
      )}
    </Box>
  );
}

const statesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { whiteSpace: 'nowrap' },
  '& a': { display: 'inline-block', minHeight: { xs: 32, sm: 24 }, lineHeight: { xs: '32px', sm: '24px' } },
} as const;

/** Lists own internships with how far their candidates are. */
export function OpenInternships({ internships }: Pick<EmployerDashboard, 'internships'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const columns: readonly PlainColumn<Row>[] = [
    {
      label: text('dashboard.internship'),
      isTitle: true,
      render: ({ id, title }) => (
        <Link component={LinkBase} to={pathTo('employerInternship', id)}>
          {title}
        </Link>
      ),
    },
    {
      label: text('dashboard.state'),
      isSelfEvident: true,
      render: ({ state }) => <StatusChip state={state} labelPrefix="internshipState" />,
    },
    {
      label: text('dashboard.deadline'),
      render: ({ deadline }) => <Box sx={{ whiteSpace: 'nowrap' }}>{deadline ? dayText(deadline, locale) : '–'}</Box>,
    },
    {
      label: text('dashboard.candidates'),
      isSelfEvident: true,
      render: (row) => <CandidatesByState internship={row} />,
    },
  ];
  return (
    <Panel
      title={text('dashboard.internships')}
      beside={
        <Link component={LinkBase} to={pathTo('employerInternships')}>
          {text('dashboard.allInternships')}
        </Link>
      }
    >
      <PlainTable label={text('dashboard.internships')} columns={columns} rows={internships} keyOf={({ id }) => id} />
    </Panel>
  );
}
