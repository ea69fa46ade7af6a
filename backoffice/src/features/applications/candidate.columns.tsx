import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { Column } from '../../ui/list/record.columns.ts';
import { Moment } from '../../ui/moment.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import type { CandidateRow } from './application.types.ts';
import { dueTone, isWaiting } from './candidate.due.ts';

function Rating({ value }: { value: number | null }): ReactElement {
  const text = useText();
  return <>{value === null ? '–' : text('candidates.stars', { value })}</>;
}

/** The columns of candidates; the internship only where several are mixed. */
export function useCandidateColumns(mixed: boolean): readonly Column<CandidateRow>[] {
  const text = useText();
  const internship: Column<CandidateRow> = {
    name: 'internship',
    label: text('candidates.internship'),
    render: (row) => row.internship.title,
  };
  return [
    { name: 'displayName', label: text('candidates.candidate') },
    {
      name: 'state',
      label: text('candidates.state'),
      render: (row) => <StatusChip state={row.state} words="applicationState" />,
    },
    ...(mixed ? [internship] : []),
    {
      name: 'responseDueAt',
      label: text('candidates.answerBy'),
      sort: 'responseDueAt',
      render: (row) =>
        isWaiting(row) ? (
          <Moment at={row.responseDueAt} tone={dueTone(row, Date.now())} />
        ) : row.state === 'interested' ? (
          '–'
        ) : (
          text('candidates.answered')
        ),
    },
    {
      name: 'submittedAt',
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <Moment at={row.submittedAt} />,
    },
    {
      name: 'rating',
      label: text('candidates.rating'),
      sort: 'rating',
      number: true,
      render: (row) => <Rating value={row.rating} />,
    },
    {
      name: 'tags',
      label: text('candidates.tags'),
      render: (row) => <Box sx={{ maxWidth: 200 }}>{row.tags.join(', ')}</Box>,
    },
    { name: 'noteCount', label: text('candidates.notes'), number: true },
  ];
}
