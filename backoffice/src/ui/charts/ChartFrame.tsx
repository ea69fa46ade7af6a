import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

interface ChartFrameProps {
  readonly title: string;
  /** What is counted, below the title. */
  readonly help?: string | undefined;
  /** Whether there is nothing to show; then neither shape is. */
  readonly isEmpty: boolean;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** Shows numbers as a picture, and as a table for those who would rather read them. */
export function ChartFrame({ title, help, isEmpty, chart, table }: ChartFrameProps): ReactElement {
  const text = useMessages();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {!isEmpty && (
          <ToggleButtonGroup exclusive size="small" value={shape} onChange={(_, next) => next && setShape(next)}>
            {(['chart', 'table'] as const).map((view) => (
              <ToggleButton key={view} value={view} aria-label={`${title}: ${text(`chart.${view}`)}`} sx={{ py: 0.25 }}>
                {text(`chart.${view}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {help && <Box sx={{ color: 'text.secondary', mb: 1, maxWidth: '68ch' }}>{help}</Box>}
      {isEmpty && <Box sx={{ color: 'text.secondary' }}>{text('chart.nothing')}</Box>}
      {!isEmpty && (shape === 'chart' ? chart : table)}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const;
