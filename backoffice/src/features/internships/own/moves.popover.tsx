import { Box, Popover } from '@mui/material';
import type { ReactElement } from 'react';
import type { OwnInternship } from '../internship.types.ts';
import { OwnMoves } from './own.moves.tsx';

interface MovesPopoverProps {
  readonly one: OwnInternship;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done with an internship, beside the button that asked for it. */
export default function MovesPopover({ one, label, anchor, onClose }: MovesPopoverProps): ReactElement {
  return (
    <Popover open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 1 }}>
        <OwnMoves one={one} onMoved={onClose} />
      </Box>
    </Popover>
  );
}
