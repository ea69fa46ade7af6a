import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'ra-core';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

const focusFirstRow = (): void => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-row] a, tbody input[type="checkbox"]')?.focus();
};

/** Gives the focus to the first row once none is selected any more: the button that was pressed is gone by then. */
function useFocusOnceDone(selectedCount: number): void {
  const before = useRef(selectedCount);
  useEffect(() => {
    const isDone = before.current > 0 && selectedCount === 0;
    before.current = selectedCount;
    if (!isDone) return undefined;
    /* After a dialog that was confirmed has tried to give it back. */
    const timer = setTimeout(focusFirstRow);
    return () => clearTimeout(timer);
  }, [selectedCount]);
}

/** Shows the number of selected rows and what can be done with them, at the lower edge of the table; absent while none is selected. */
export function SelectionBar({ children }: { children: ReactNode }): ReactElement | null {
  const text = useMessages();
  const { selectedIds, onUnselectItems } = useListContext();
  useFocusOnceDone(selectedIds.length);
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      className="action-bar selection-bar"
      data-rows={2}
      aria-label={text('list.actions')}
      sx={barStyle}
    >
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
  /* At the lower edge of a phone, what can be done stays in reach of a card far below, and no card moves. */
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: { xs: 0, md: 'auto' },
  pb: { xs: 'max(6px, env(safe-area-inset-bottom))', md: 0.75 },
  borderTop: '1px solid',
  borderColor: 'divider',
  zIndex: { xs: 1100, md: 4 },
} as const;
