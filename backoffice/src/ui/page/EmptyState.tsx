import { Box, Typography, Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { useMessages } from '../../i18n/messages.hook.ts';

interface EmptyStateProps {
  readonly title: string;
  /** What to do first, in a sentence. */
  readonly help?: string | undefined;
  readonly action?: ReactNode;
}

/** Shows a list or area with nothing in it yet: says why and what to do. */
export const EmptyState = ({ title, help, action }: EmptyStateProps): ReactElement => (
  <Box sx={{ py: 5, maxWidth: '60ch' }}>
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    {help && (
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: action ? 2 : 0 }}>
        {help}
      </Typography>
    )}
    {action}
  </Box>
);

/** Shows what to do when the filters, or the words that were searched for, leave nothing. */
export function NoMatches(): ReactElement {
  const text = useMessages();
  const { setFilters, filterValues } = useListContext();
  const isOnlySearched = Object.keys(filterValues).every((source) => source === 'q');
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('list.clear')}
    </Button>
  );
  return (
    <EmptyState
      title={text('list.noMatch')}
      help={text(isOnlySearched ? 'list.noMatchSearched' : 'list.noMatchHelp')}
      action={clear}
    />
  );
}
