import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../empty.state.tsx';

/** What to do when the filters leave nothing. */
export function NoMatch(): ReactElement {
  const text = useText();
  const { setFilters } = useListContext();
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('list.clear')}
    </Button>
  );
  return <EmptyState title={text('list.noMatch')} help={text('list.noMatchHelp')} action={clear} />;
}
