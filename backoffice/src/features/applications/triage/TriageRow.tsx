import { Box, Button, Checkbox } from '@mui/material';
import { LinkBase, useListContext } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { recordLinkStyle } from '../../../ui/list/RecordLink.tsx';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { TimeInSentence } from '../../../ui/formats/RelativeTime.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import { dueTone, isAwaitingResponse } from '../lists/CandidateNextDate.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/** Shows when the answer is due. Late and near ones are coloured, and say it in words too. */
function DueDate({ row }: { row: CandidateRow }): ReactElement | null {
  const now = useNow();
  if (!isAwaitingResponse(row)) return null;
  const tone = dueTone(row, now);
  if (row.responseDueAt === null) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
      <TimeInSentence message={row.overdue ? 'triage.wasDue' : 'triage.due'} instant={row.responseDueAt} tone={tone} />
    </Box>
  );
}

/** Says that what was decided about the candidate is not saved, with the way to try it again. */
function NotSaved({ name, onRetry }: { name: string; onRetry: () => void }): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.25 }}>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {text('triage.notSaved')}
      </Box>
      <Button
        size="small"
        aria-label={text('triage.retryAbout', { name })}
        onClick={onRetry}
        sx={{ zIndex: 1, minHeight: { xs: 44, sm: 32 } }}
      >
        {text('failure.retry')}
      </Button>
    </Box>
  );
}

interface TriageRowProps {
  readonly row: CandidateRow;
  readonly isOpen: boolean;
  /** Shows the candidate beside the list; without it the link leads to their page. */
  readonly onOpen: ((id: string) => void) | undefined;
  /** Sends a decision again that was not saved; there is none without it. */
  readonly onRetry: (() => void) | undefined;
}

/** Shows a candidate in the list: who, for which internship, answer by when, and what is known so far. */
export function TriageRow({ row, isOpen, onOpen, onRetry }: TriageRowProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const { selectedIds, onToggleItem } = useListContext<CandidateRow>();
  const name = useCandidateName()(row);
  const isSelected = selectedIds.includes(row.id);
  const open = (event: MouseEvent) => {
    /* The page of its own stays in reach: in a new tab, or by a second press on the row that is open. */
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!onOpen || isOpen || !isPlain) return;
    event.preventDefault();
    onOpen(row.id);
  };
  const facts = [
    ...(row.match
      ? [texts.scoreInList(row.match), texts.requiredSkills(row.match)].filter((fact) => fact !== null)
      : []),
    ...(row.rating === null ? [] : [`${text('candidates.rating')} ${text('candidates.stars', { value: row.rating })}`]),
    ...(row.noteCount > 0 ? [text('board.notes', { smart_count: row.noteCount })] : []),
    ...row.tags,
  ];
  return (
    <Box component="li" data-row={row.id} sx={{ ...rowStyle, ...(isOpen && openStyle) }}>
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={() => onToggleItem(row.id)}
        sx={{ p: '5px', mt: '-3px', zIndex: 1 }}
        slotProps={{ input: { 'aria-label': text('list.choose', { name }) } }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={lineStyle}>
          <Box
            component={LinkBase}
            to={candidatePathFrom('triage', row.id)}
            aria-current={isOpen ? 'true' : undefined}
            onClick={open}
            sx={linkStyle}
          >
            {name}
          </Box>
          <DueDate row={row} />
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.internship.title}</Box>
        <Box sx={{ ...lineStyle, justifyContent: 'start', color: 'text.secondary', mt: 0.25 }}>
          <StatusChip state={row.state} labelPrefix="applicationState" />
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </Box>
        {onRetry && <NotSaved name={name} onRetry={onRetry} />}
      </Box>
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  px: 1,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  fontSize: '0.9375rem',
  /* Rows that are scrolled to do not hide below the head of the list. */
  scrollMarginTop: 56,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const openStyle = { bgcolor: 'var(--accent-wash)', borderInlineStartColor: 'var(--accent)' } as const;
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;
/* The link covers the row; what can be pressed besides it lies above. */
const linkStyle = {
  ...recordLinkStyle,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
