import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { headingOf, stages, stageLabelKey } from './board-stages.ts';

const scrollToStage = (name: string): void => {
  const heading = document.getElementById(headingOf(name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Ways to each stage, where they stand below each other. */
export function StageLinks(): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  return (
    <Box component="nav" aria-label={text('board.jump')} sx={linksStyle}>
      {stages.map((stage) => (
        <Button key={stage.name} size="small" variant="outlined" onClick={() => scrollToStage(stage.name)}>
          {word(...stageLabelKey(stage))}
        </Button>
      ))}
    </Box>
  );
}

const linksStyle = { display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 0.75, mb: 1 } as const;
