/**
 * The main actions of a record: below its title, and on a narrow screen always in reach at the lower edge. The element
 * has the class `action-bar`, by which the page leaves room for it.
 */
export const actionBarStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  mb: { xs: 0, sm: 2 },
  position: { xs: 'fixed', sm: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  p: { xs: 1, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  borderTop: { xs: '1px solid', sm: 'none' },
  borderColor: { xs: 'divider' },
  '& > *': { flexShrink: { xs: 0, sm: 1 } },
} as const;

/** A bar of decisions: on a phone all of them are in sight, two beside each other; none is beyond the edge. */
export const decisionBarStyle = {
  ...actionBarStyle,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))' },
  '& > .MuiButton-root': { px: { xs: 1, sm: 2.75 }, minHeight: 44 },
  '&[data-rows="2"] > .MuiButton-root:first-of-type': { gridColumn: '1 / -1' },
} as const;
