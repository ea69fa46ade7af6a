import { Box, Skeleton } from '@mui/material';
import type { ReactElement } from 'react';
import { useIsDelayed } from './timing.hook.ts';

/** Lines in the shape of a page that is still loading; nothing before the wait is noticeable. */
export function PageSkeleton({ lines = 6 }: { lines?: number }): ReactElement {
  const late = useIsDelayed();
  return (
    <Box aria-busy sx={{ visibility: late ? 'visible' : 'hidden', maxWidth: 900 }}>
      <Skeleton variant="text" width="45%" height={44} />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} variant="text" width={`${92 - ((index * 17) % 40)}%`} height={26} />
      ))}
    </Box>
  );
}
