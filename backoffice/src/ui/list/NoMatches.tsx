import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { EmptyState } from '../EmptyState.tsx';

/** What to do when the filters leave nothing. */
export function NoMatches(): ReactElement {
  const text = useMessages();
  const { setFilters } = useListContext();
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('list.clear')}
    </Button>
  );
  return <EmptyState title={text('list.noMatch')} help={text('list.noMatchHelp')} action={clear} />;
}
