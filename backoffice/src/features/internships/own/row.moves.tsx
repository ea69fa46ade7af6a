import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton, Popover } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import type { OwnInternship } from '../internship.types.ts';
import { OwnMoves } from './own.moves.tsx';

/** The moves of one internship from its row of the list. */
export function RowMoves({ one }: { one: OwnInternship }): ReactElement {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = one.title ?? text('internships.untitled');
  /* What is clicked here and in the dialogs must not open the row around them. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={text('internships.movesOf', { name })}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Popover open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <Box role="group" aria-label={text('internships.movesOf', { name })} sx={stackStyle}>
            <OwnMoves one={one} />
          </Box>
        </Popover>
      )}
    </Box>
  );
}

const stackStyle = { display: 'grid', justifyItems: 'start', gap: 0.5, p: 1 } as const;
