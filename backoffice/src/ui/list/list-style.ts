import { isValidElement, type ReactElement } from 'react';

/* On phones the choice of a state and the box that chooses all share a line above the cards. */
export const cardsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > *': { flex: '1 0 100%' },
  '& > .status-choice': { flex: '0 1 auto', minWidth: 0 },
  '& > .MuiFormControlLabel-root': { flex: '0 0 auto', ml: 'auto' },
} as const;

export const toolbarStyle = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  flex: { xs: '0 0 auto', sm: '0 1 auto' },
  minWidth: 0,
  minHeight: 0,
  ml: 'auto',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  p: '0 !important',
  backgroundColor: 'transparent !important',
  '& .MuiButton-root': { fontSize: '1rem', minHeight: 40 },
} as const;

/** Pixels that a filter needs at least, for the most usual words in both languages. */
const FIELD_WIDTH = 142;

interface FilterProps {
  readonly alwaysOn?: boolean;
}

/** Tells the style of a list how many filters are always in sight. */
export const filterCountStyle = (filters: readonly ReactElement[] = []) => ({
  '--filters-in-sight': filters.filter((filter) => isValidElement<FilterProps>(filter) && filter.props.alwaysOn).length,
});

export const listStyle = {
  /* What is wider scrolls within the list. */
  '& .RaList-main, & .RaList-content': { minWidth: 0 },
  '& .RaList-actions': {
    flexDirection: 'row',
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    columnGap: { xs: 0.5, sm: 1 },
    rowGap: { xs: 0.5, sm: 0 },
    pb: { xs: 0.5, sm: 1 },
    alignItems: 'flex-end',
    backgroundColor: 'transparent',
  },
  /* Fields and buttons share a line as long as each field has the room that it needs at least. */
  '& .RaList-actions form': {
    flex: { xs: '1 1 0', sm: `1 1 calc(var(--filters-in-sight) * ${FIELD_WIDTH + 8}px)` },
    minWidth: 0,
    minHeight: 0,
    p: 0,
    gap: 1,
  },
  '& .RaFilterForm-filterFormInput': {
    py: 0,
    alignItems: 'flex-end',
    minWidth: 0,
    maxWidth: { sm: 260 },
    flex: { xs: '1 1 auto', sm: `1 1 ${FIELD_WIDTH}px` },
  },
  '& .RaFilterForm-filterFormInput:has([type="search"])': { maxWidth: { sm: 320 } },
  '& .RaFilterForm-filterFormInput:has(.MuiSwitch-root)': { flex: { sm: '0 0 auto' }, maxWidth: 'none' },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  /* Fields end on one line, whichever of react-admin's margins they have. */
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { mb: 0, minWidth: 0, width: '100%' },
  /* A switch is as high as a field, so that it is in the middle of its line. */
  '& .RaFilterForm-filterFormInput .MuiFormControlLabel-root:has(.MuiSwitch-root)': { minHeight: 40 },
  /* Clipped without scrolling by itself, so that what sticks within it sticks to the window. */
  '& .RaList-content': { boxShadow: 'none', overflow: 'clip' },
  /*
   * What can be done with chosen rows is below them, in sight at the lower edge of the window as long as the table is:
   * no row moves, and the names of the columns stay readable.
   */
  '& .RaDataTable-root': { display: 'flex', flexDirection: 'column', position: 'relative' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', minWidth: 0 },
  '& .RaDataTable-root > [role="toolbar"]': {
    order: 1,
    position: { md: 'sticky' },
    bottom: 0,
    minHeight: 48,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
} as const;

/* Tools of its own, such as the order of a queue, take lines of their own on phones. */
export const listFiltersStyle = {
  ...listStyle,
  '& .RaList-actions': { ...listStyle['& .RaList-actions'], flexWrap: 'wrap' },
  '& .RaList-actions form': {
    ...listStyle['& .RaList-actions form'],
    flex: { ...listStyle['& .RaList-actions form'].flex, xs: '1 1 140px' },
  },
  '& .MuiToolbar-root': { flexWrap: 'wrap', flex: '0 1 auto', rowGap: 0.5 },
} as const;
