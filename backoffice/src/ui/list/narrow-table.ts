/* The widest screen that has room for one column only; `useIsNarrowScreen` says the same. */
const NARROW = '@media (max-width: 599.95px)';

/** Pixels of a button in the corner of a card, which a thumb hits. */
const CORNER = 40;

/**
 * Shows each row of a table as a card on a narrow screen: its first cell as the title, then each cell with the name of
 * its column, which the cell has in `data-label`. A cell with `data-menu` is in the corner beside the title. Cells with
 * `data-wide` have no room there. The elements need their roles as attributes, for a browser drops those of a table that
 * is not laid out as one.
 */
export const narrowTable = {
  [NARROW]: {
    '&, & table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      px: 1.5,
      py: 1.5,
      borderBottom: '1px solid',
      borderColor: 'divider',
    },
    '& tr:last-of-type': { borderBottom: 0 },
    '& :is(td, th)': {
      display: 'flex',
      /* Those of numbers are turned round elsewhere. */
      flexDirection: 'row',
      /* A long value goes below the name of its column instead of into a strip beside it. */
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 0.75,
      p: '0 !important',
      border: 0,
      textAlign: 'start',
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& :is(td, th)[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      flex: 'none',
      overflowWrap: 'normal',
    },
    '& :is(td, th)[data-first]': { flex: '1 0 100%', order: -1, fontSize: '1.0625rem', fontWeight: 600 },
    /* Buttons have a line of their own, which begins where the words above it begin. */
    '& :is(td, th)[data-actions]': { flex: '1 0 100%', ml: -1, mb: -0.5 },
    '& :is(td, th)[data-actions] .MuiButton-root': { minHeight: 44 },
    '& :is(td, th)[data-actions]:has(> .MuiButton-root)': { ml: 0 },
    '& :is(td, th):is([data-wide], :empty)': { display: 'none' },
    '& [data-menu]': { position: 'absolute', insetInlineEnd: 0, top: -3 },
    '& [data-menu] .MuiIconButton-root': { width: CORNER, height: CORNER },
    '& tr:has(> [data-menu]) > [data-first]': { paddingInlineEnd: `${CORNER - 8}px !important` },
    /* The checkbox is beside the whole card. */
    '& tr:has(> .MuiTableCell-paddingCheckbox)': { pl: 6 },
    '& .MuiTableCell-paddingCheckbox': { position: 'absolute', insetInlineStart: 4, top: 4 },
  },
} as const;

/** Rows of a table without a frame, which begin where its heading begins. */
export const framelessRows = { [NARROW]: { '& tr': { px: 0 } } } as const;
