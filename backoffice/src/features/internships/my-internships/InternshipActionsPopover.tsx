import { Box, Popover } from '@mui/material';
import type { ReactElement } from 'react';
import type { OwnInternship } from '../internship-types.ts';
import { InternshipActions } from './InternshipActions.tsx';

interface InternshipActionsPopoverProps {
  readonly internship: OwnInternship;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done with an internship, beside the button that asked for it. */
export default function InternshipActionsPopover({
  internship,
  label,
  anchor,
  onClose,
}: InternshipActionsPopoverProps): ReactElement {
  return (
    <Popover open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 1 }}>
        <InternshipActions internship={internship} onTransitioned={onClose} />
      </Box>
    </Popover>
  );
}
