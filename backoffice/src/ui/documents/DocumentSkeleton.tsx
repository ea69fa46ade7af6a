import { Box, Skeleton } from '@mui/material';
import type { ReactElement } from 'react';

/** Shows a sheet of paper that is still loading: of the size that it has then, so that nothing moves. */
export const DocumentSkeleton = (): ReactElement => (
  <Box aria-busy sx={sheetStyle}>
    <Skeleton variant="text" animation={false} width="45%" height={44} />
    {Array.from({ length: 14 }, (_, index) => (
      <Skeleton key={index} variant="text" animation={false} width={`${92 - ((index * 17) % 40)}%`} height={26} />
    ))}
  </Box>
);

/* Of the A series of paper: 1 to √2. */
const sheetStyle = {
  aspectRatio: '1 / 1.4142',
  overflow: 'hidden',
  px: '10%',
  pt: '7%',
  border: '1px solid',
  borderColor: 'divider',
} as const;
