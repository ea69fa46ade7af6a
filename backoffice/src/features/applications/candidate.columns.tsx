import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { Column } from '../../ui/list/record.columns.ts';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/now.hook.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import type { CandidateRow } from './application.types.ts';
import { dueTone, isWaiting } from './candidate.due.ts';
import { CandidateWhen } from './candidate.when.tsx';

function Rating({ value }: { value: number | null }): ReactElement {
  const text = useText();
  return <>{value === null ? '–' : text('candidates.stars', { value })}</>;
}

/** When the candidate gets an answer, sortable. */
function useAnswerColumn(): Column<CandidateRow> {
  const text = useText();
  const now = useNow();
  return {
    name: 'responseDueAt',
    label: text('candidates.answerBy'),
    sort: 'responseDueAt',
    render: (row) => {
      if (isWaiting(row)) return <Moment at={row.responseDueAt} tone={dueTone(row, now)} />;
      return row.state === 'interested' ? '–' : text('candidates.answered');
    },
  };
}

/** The columns of candidates; the internship only where several are mixed, what is next for those to follow up. */
export function useCandidateColumns(mixed: boolean, follow: boolean): readonly Column<CandidateRow>[] {
  const text = useText();
  const answer = useAnswerColumn();
  const next: Column<CandidateRow> = {
    name: 'updatedAt',
    label: text('board.next'),
    sort: 'updatedAt',
    cells: ['interview', 'startDate', 'offerExpires', 'updatedAt'],
    render: (row) => <CandidateWhen row={row} />,
  };
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
    follow ? next : answer,
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
    { name: 'noteCount', cells: ['notes'], label: text('candidates.notes'), number: true },
  ];
}
