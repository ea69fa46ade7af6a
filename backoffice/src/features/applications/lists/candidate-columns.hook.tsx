import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { Column } from '../../../ui/list/record-columns.ts';
import { useMatchTexts } from '../../../ui/match-texts.hook.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useNow } from '../../../ui/timing.hook.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { CandidateRow } from '../application-types.ts';
import { dueTone, isAwaitingResponse, CandidateNextDate } from './CandidateNextDate.tsx';

function Rating({ value }: { value: number | null }): ReactElement {
  const text = useMessages();
  return <>{value === null ? '–' : text('candidates.stars', { value })}</>;
}

/** When the candidate gets an answer, sortable. */
function useAnswerColumn(): Column<CandidateRow> {
  const text = useMessages();
  const now = useNow();
  return {
    name: 'responseDueAt',
    label: text('candidates.answerBy'),
    sort: 'responseDueAt',
    render: (row) => {
      if (isAwaitingResponse(row)) return <RelativeTime instant={row.responseDueAt} tone={dueTone(row, now)} />;
      return row.state === 'interested' ? '–' : text('candidates.answered');
    },
  };
}

/** The columns of candidates; the internship only where several are mixed, what is next for those to follow up. */
export function useCandidateColumns(mixed: boolean, follow: boolean): readonly Column<CandidateRow>[] {
  const text = useMessages();
  const texts = useMatchTexts();
  const answer = useAnswerColumn();
  const next: Column<CandidateRow> = {
    name: 'updatedAt',
    label: text('board.next'),
    sort: 'updatedAt',
    csvColumns: ['interview', 'startDate', 'offerExpires', 'updatedAt'],
    render: (row) => <CandidateNextDate row={row} />,
  };
  const internship: Column<CandidateRow> = {
    name: 'internship',
    isSelfEvident: true,
    label: text('candidates.internship'),
    render: (row) => row.internship.title,
  };
  return [
    { name: 'displayName', label: text('candidates.candidate') },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('candidates.state'),
      render: (row) => <StatusChip state={row.state} labelPrefix="applicationState" />,
    },
    ...(mixed ? [internship] : []),
    follow ? next : answer,
    {
      name: 'submittedAt',
      isWideOnly: true,
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <RelativeTime instant={row.submittedAt} />,
    },
    {
      name: 'rating',
      isWideOnly: true,
      label: text('candidates.rating'),
      sort: 'rating',
      isNumeric: true,
      render: (row) => <Rating value={row.rating} />,
    },
    {
      name: 'match',
      isWideOnly: true,
      label: text('match.title'),
      sort: 'match',
      render: ({ match }) => (match && texts.summary(match)) || '–',
    },
    {
      name: 'tags',
      isWideOnly: true,
      label: text('candidates.tags'),
      render: (row) => <Box sx={{ maxWidth: 200 }}>{row.tags.join(', ')}</Box>,
    },
    { name: 'noteCount', isWideOnly: true, csvColumns: ['notes'], label: text('candidates.notes'), isNumeric: true },
  ];
}
