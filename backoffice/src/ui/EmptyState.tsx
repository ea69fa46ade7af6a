import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** What to do first, in a sentence. */
  readonly help: string;
  readonly action?: ReactNode;
}

/** A list or area with nothing in it yet: says why and what to do. */
export const EmptyState = ({ title, help, action }: EmptyStateProps): ReactElement => (
  <Box sx={{ py: 5, maxWidth: '60ch' }}>
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ mt: 0.5, mb: action ? 2 : 0 }}>
      {help}
    </Typography>
    {action}
  </Box>
);
