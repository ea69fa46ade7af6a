import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { headingOf, stages, stageWords } from './board.stages.ts';

const jump = (name: string): void => {
  const heading = document.getElementById(headingOf(name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Ways to each stage, where they stand below each other. */
export function BoardJumps(): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <Box component="nav" aria-label={text('board.jump')} sx={jumpsStyle}>
      {stages.map((stage) => (
        <Button key={stage.name} size="small" variant="outlined" onClick={() => jump(stage.name)}>
          {word(...stageWords(stage))}
        </Button>
      ))}
    </Box>
  );
}

const jumpsStyle = { display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 0.75, mb: 1 } as const;
