import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

/** The number of selected rows and what can be done with them, above the table; absent while none is selected. */
export function SelectionBar({ children }: { children: ReactNode }): ReactElement | null {
  const text = useMessages();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="toolbar" aria-label={text('list.actions')} sx={barStyle}>
      <Tooltip title={text('list.unselect')}>
        <IconButton size="small" aria-label={text('list.unselect')} onClick={() => onUnselectItems()}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <strong>{text('list.chosen', { smart_count: selectedIds.length })}</strong>
      {children}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  color: 'text.primary',
  bgcolor: 'var(--accent-wash)',
  /* Where a card is chosen far below, what can be done stays in reach. */
  position: { xs: 'sticky', md: 'static' },
  top: 52,
  zIndex: 4,
} as const;
