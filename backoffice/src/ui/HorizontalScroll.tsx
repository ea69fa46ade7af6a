import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

/**
 * Lets a wide table move sideways by itself, so that the page never does; reachable by keyboard. It is positioned, for what
 * is placed absolutely inside, as words for screen readers are, would widen the page otherwise.
 */
export const HorizontalScroll = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ position: 'relative', overflowX: 'auto', maxWidth: '100%' }}>
    {children}
  </Box>
);
