import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import { Box, Button, Checkbox } from '@mui/material';
import { LinkBase, useListContext } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { recordLinkStyle } from '../../../ui/list/RecordLink.tsx';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { TimeInSentence } from '../../../ui/formats/RelativeTime.tsx';
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

/**
 * Returns the one thing that tells this candidate from the others: what the list is ordered by, else how the team has rated
 * them, else what their CV shows of what is asked for.
 */
function useDecidingFact({ state, rating, match }: CandidateRow): ReactElement | string | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const texts = useMatchTexts();
  const { sort } = useListContext<CandidateRow>();
  if (state === 'interested') return valueLabel('applicationState', state);
  const skills = match?.requiredSkills;
  const score = match && texts.scoreInList(match);
  if (sort?.field === 'match' && score) return score;
  if (rating === null)
    return skills?.total ? text('triage.skills', { count: skills.found, smart_count: skills.total }) : score;
  return (
    <>
      <StarIcon aria-hidden sx={{ fontSize: '1rem', verticalAlign: '-2px', mr: 0.25 }} />
      <span className="visually-hidden">{text('candidates.rating')} </span>
      {text('candidates.stars', { value: rating })}
    </>
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

/** Shows a candidate in the list: who, answer by when, for which internship, and the one fact that decides. */
export function TriageRow({ row, isOpen, onOpen, onRetry }: TriageRowProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
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
  const fact = useDecidingFact(row);
  const isUnread = row.state === 'submitted';
  return (
    <Box
      component="li"
      data-row={row.id}
      sx={{ ...rowStyle, ...(isUnread && unreadStyle), ...(isSelected && selectedStyle), ...(isOpen && openStyle) }}
    >
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
            aria-describedby={`${row.id}-state`}
            onClick={open}
            sx={{ ...linkStyle, fontWeight: isUnread ? 600 : 400 }}
          >
            {name}
          </Box>
          <DueDate row={row} />
        </Box>
        <Box sx={{ ...lineStyle, color: 'text.secondary' }}>
          <Box component="span" sx={titleStyle}>
            {row.internship.title}
          </Box>
          {fact && <Box sx={{ flex: 'none' }}>{fact}</Box>}
        </Box>
        <span id={`${row.id}-state`} className="visually-hidden">
          {valueLabel('applicationState', row.state)}
        </span>
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
  pl: 1.25,
  pr: 1.25,
  py: 0.875,
  borderBottom: '1px solid',
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  fontSize: '0.9375rem',
  /* Rows that are scrolled to do not hide below the head of the list. */
  scrollMarginTop: 56,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const openStyle = { bgcolor: 'var(--accent-wash)', borderInlineStartColor: 'var(--accent)' } as const;
const selectedStyle = { bgcolor: 'action.selected' } as const;
/* Nobody of the company has opened them yet: a dot in the margin, as mail has it; the name is bold. */
const unreadStyle = {
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '4px',
    top: '16px',
    width: 7,
    height: 7,
    borderRadius: '50%',
    bgcolor: 'var(--accent)',
  },
} as const;
const lineStyle = {
  display: 'flex',
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
/* Its whole title is in the head of the candidate. */
const titleStyle = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
