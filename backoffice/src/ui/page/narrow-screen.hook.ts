import { useMediaQuery } from '@mui/material';

/** Whether the screen is narrower than this many pixels: by default, whether it has room for one column only. */
export const useIsNarrowScreen = (below = 600): boolean =>
  useMediaQuery(`(max-width: ${below - 0.05}px)`, { noSsr: true });
