import CompareIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useComparedIds } from './compared-ids.hook.ts';

/** Puts the selected rows side by side: two at least, as many as the server compares at most. An icon where there is no room. */
export function CompareButton({ isIcon = false }: { isIcon?: boolean }): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const { compare } = useComparedIds();
  const fits = selectedIds.length > 1 && selectedIds.length <= applicationLimits.compare;
  const label = text('outcome.compareMany', { smart_count: selectedIds.length });
  const state = { disabled: !fits, onClick: () => compare(selectedIds.map(String)) };
  const title = fits ? label : text('outcome.compareHelp');
  if (!isIcon)
    return (
      <Button {...state} title={fits ? undefined : title}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={title}>
      {/* A tooltip needs an element that hears the pointer, which a disabled button does not. */}
      <span>
        <IconButton {...state} size="small" color="primary" aria-label={label}>
          <CompareIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
