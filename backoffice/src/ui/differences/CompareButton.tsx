import CompareIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

interface CompareButtonProps {
  /** As many as can be compared. */
  readonly limit: number;
  /** Whether it is an icon, where there is no room for words. */
  readonly isIcon?: boolean;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** Puts the selected rows of a list side by side: two at least. */
export function CompareButton({ limit, isIcon = false, onCompare }: CompareButtonProps): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const fits = selectedIds.length > 1 && selectedIds.length <= limit;
  const label = text('outcome.compareMany', { smart_count: selectedIds.length });
  const state = { disabled: !fits, onClick: () => onCompare(selectedIds.map(String)) };
  if (!isIcon)
    return (
      <Button {...state} title={fits ? undefined : text('outcome.compareHelp')}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={fits ? label : text('outcome.compareHelp')}>
      {/* A tooltip needs an element that hears the pointer, which a disabled button does not. */}
      <span>
        <IconButton {...state} size="small" color="primary" aria-label={label}>
          <CompareIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
