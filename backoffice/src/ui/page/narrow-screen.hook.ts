import { useMediaQuery } from '@mui/material';

/** Pixels below which the records of a list are cards: react-admin's tables need more room than ours. */
export const CARDS_BELOW = 700;

/** Returns whether the screen is narrower than this many pixels: by default, whether it has room for one column only. */
export const useIsNarrowScreen = (below = 600): boolean =>
  useMediaQuery(`(max-width: ${below - 0.05}px)`, { noSsr: true });
