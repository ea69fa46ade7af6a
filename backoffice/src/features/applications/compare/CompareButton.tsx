import { Button } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';

/** Puts the chosen rows side by side; two at least, as many as the server compares at most. */
export function CompareButton(): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const [, setSearch] = useSearchParams();
  const fits = selectedIds.length > 1 && selectedIds.length <= applicationLimits.compare;
  return (
    <Button
      disabled={!fits}
      title={fits ? undefined : text('outcome.compareHelp')}
      onClick={() => setSearch({ compare: selectedIds.join(',') })}
    >
      {text('outcome.compareMany', { smart_count: selectedIds.length })}
    </Button>
  );
}
