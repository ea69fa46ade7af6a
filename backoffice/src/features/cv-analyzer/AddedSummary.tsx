import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, LinearProgress } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { toneStyle } from '../../ui/formats/StatusChip.tsx';
import type { AddedCounts, AddedCvs } from './added-cvs.hook.ts';

const outcomes = ['read', 'existing', 'failed', 'refused', 'cancelled'] as const;

/** Returns in one sentence what became of the CVs that were added. */
function useOutcomeSentence(): (counts: AddedCounts) => string {
  const text = useMessages();
  return (counts) =>
    outcomes
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => text(`analyzer.added.${outcome}`, { smart_count: counts[outcome] }))
      .join(', ');
}

interface AddedSummaryProps {
  readonly added: AddedCvs;
  /** Leads to the results of what was added. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** Says how far the CVs that were added are, and at the end in one sentence what became of them. */
export function AddedSummary({ added, onShow, onClose }: AddedSummaryProps): ReactElement {
  const text = useMessages();
  const outcomeSentence = useOutcomeSentence();
  const { counts, hasEnded } = added;
  const { total, ended, read, existing, failed, refused } = counts;
  const isPartial = failed + refused > 0;
  const sentence = hasEnded ? outcomeSentence(counts) : text('analyzer.added.progress', { ended, total });
  return (
    <>
      <p className="visually-hidden" role="status">
        {total > 0 && sentence}
      </p>
      {total > 0 && !hasEnded && (
        <Box sx={{ mb: 1.5, maxWidth: 900 }}>
          <Box component="p" aria-hidden sx={{ m: 0, mb: 0.5, fontWeight: 600 }}>
            {sentence}
          </Box>
          <LinearProgress
            variant="determinate"
            value={(100 * ended) / total}
            aria-label={text('analyzer.progress')}
            sx={{ height: 6, borderRadius: '3px' }}
          />
        </Box>
      )}
      {total > 0 && hasEnded && sentence && (
        <Box sx={{ ...outcomeStyle, ...toneStyle(isPartial ? 'due' : 'answered') }}>
          {isPartial ? <WarningIcon aria-hidden fontSize="small" /> : <DoneIcon aria-hidden fontSize="small" />}
          <Box component="strong" sx={{ flex: '1 1 200px', fontWeight: 600 }}>
            {sentence}
          </Box>
          {read + existing > 0 && (
            <Button variant="contained" onClick={onShow}>
              {text('analyzer.added.show', { smart_count: read + existing })}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {text('analyzer.added.close')}
          </Button>
        </Box>
      )}
    </>
  );
}

const outcomeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  px: 2,
  py: 1,
  borderLeft: '3px solid',
  borderRadius: '3px',
  '& .MuiButton-root': { minHeight: 44 },
} as const;
