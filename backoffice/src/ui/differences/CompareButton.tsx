import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

interface CompareButtonProps {
  /** As many as can be compared. */
  readonly limit: number;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** Puts the selected rows of a list side by side: two at least. */
export function CompareButton({ limit, onCompare }: CompareButtonProps): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const fits = selectedIds.length > 1 && selectedIds.length <= limit;
  return (
    <Button
      disabled={!fits}
      onClick={() => onCompare(selectedIds.map(String))}
      title={fits ? undefined : text('outcome.compareHelp')}
    >
      {text('outcome.compareMany', { smart_count: selectedIds.length })}
    </Button>
  );
}
