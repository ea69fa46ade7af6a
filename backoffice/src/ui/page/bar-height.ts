/** Pixels of the bar above every page, below which sticks what stays in sight. */
export const BAR_HEIGHT = 52;
