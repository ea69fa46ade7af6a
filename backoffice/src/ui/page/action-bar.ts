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
