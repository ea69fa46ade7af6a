import { elevation, lineHeights, motion, space, targetSizes, fontWeights, type Palette } from '@prentice/design';
import type { ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

const focusRing = (palette: Palette) => ({ outline: `2px solid ${palette.accent}`, outlineOffset: 2 });
const floating = (palette: Palette, shadow: string) => ({
  backgroundColor: palette.raised,
  border: `1px solid ${palette.rule}`,
  boxShadow: shadow,
});

const controls = (palette: Palette): Components => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing(palette) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, textTransform: 'none', fontWeight: fontWeights.strong, lineHeight: lineHeights.snug },
      sizeSmall: { minHeight: 32, paddingInline: space[2] },
      sizeLarge: { minHeight: targetSizes.primary },
      outlined: { borderColor: palette.edge },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 3, color: 'inherit' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  /* Labels are above their fields: nothing moves, and none is smaller than the smallest text. */
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: space[1],
        maxWidth: 'none',
        whiteSpace: 'normal',
        fontSize: '0.9375rem',
        fontWeight: fontWeights.strong,
        lineHeight: lineHeights.snug,
        color: palette.ink,
        '&.Mui-disabled': { color: palette.inkSoft },
      },
    },
  },
  /* Who may not change a field still reads what is in it. */
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      input: { '&.Mui-disabled': { WebkitTextFillColor: palette.inkSoft } },
      root: { backgroundColor: palette.raised },
      notchedOutline: { borderColor: palette.edge, top: 0, '& legend': { display: 'none' } },
    },
  },
  /* What is said below a field is read also when the field cannot be changed. */
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        fontSize: '0.9375rem',
        marginInline: 0,
        lineHeight: lineHeights.snug,
        '&.Mui-disabled': { color: palette.inkSoft },
      },
    },
  },
  /* What several boxes are about looks like the label of a field. */
  MuiFormLabel: {
    styleOverrides: {
      root: {
        '&:not(.MuiInputLabel-root)': { fontWeight: fontWeights.strong, fontSize: '0.9375rem' },
        '&:not(.MuiInputLabel-root):not(.Mui-error)': { color: palette.ink },
      },
    },
  },
  /* A switch begins where the fields above it begin. */
  MuiFormControlLabel: { styleOverrides: { root: { '&:has(.MuiSwitch-root)': { marginLeft: -space[2] } } } },
  /* React-admin names the checkbox of a row on its frame, where screen readers find no control. */
  MuiCheckbox: {
    defaultProps: {
      slotProps: { root: { 'aria-label': undefined }, input: (owner) => ({ 'aria-label': owner['aria-label'] }) },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28, paddingInlineEnd: 4 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 3, fontSize: '0.9375rem' } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.18em', textDecorationThickness: '0.06em' } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', borderColor: palette.edge } } },
  MuiTab: {
    styleOverrides: {
      root: { textTransform: 'none', minHeight: 44, fontWeight: fontWeights.strong, fontSize: '1rem' },
    },
  },
});

const surfaces = (palette: Palette, shadow: string): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: palette.rule } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiMenu: {
    styleOverrides: {
      paper: floating(palette, shadow),
      /* The menu of filters begins with one when every filter is in sight. */
      list: { '& > .MuiDivider-root:first-of-type:first-child': { display: 'none' } },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating(palette, shadow) } },
  MuiAutocomplete: { styleOverrides: { paper: floating(palette, shadow) } },
  MuiDialog: { styleOverrides: { paper: floating(palette, shadow) } },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: palette.sunken, borderColor: palette.rule } } },
  MuiTooltip: {
    defaultProps: { arrow: false },
    styleOverrides: { tooltip: { backgroundColor: palette.ink, color: palette.paper, fontSize: '0.9375rem' } },
  },
  /* What is said in passing looks the same with a way back and without; only what went wrong has a colour. */
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        '&, &&.RaNotification-success': { backgroundColor: palette.ink, color: palette.paper },
        boxShadow: shadow,
        fontSize: '1rem',
      },
      /* React-admin colours the way back for a paler ground than this one. */
      action: { '& .MuiButton-root.MuiButton-text': { color: 'inherit' } },
    },
  },
  MuiAlert: { defaultProps: { variant: 'outlined' } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 16 10 / 45%)' } } },
  },
});

/* On narrow screens rows are laid out as cards, where browsers forget the roles of the elements of a table. */
const dataTableRoles = {
  RaDataTableBody: { defaultProps: { role: 'rowgroup' } },
  RaDataTableRow: { defaultProps: { role: 'row' } },
  RaDataTableCell: { defaultProps: { role: 'cell' } },
};

const tables = (palette: Palette): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: palette.rule, padding: `${space[2]}px ${space[3]}px`, fontSize: '0.9375rem' },
      sizeSmall: { padding: `6px ${space[3]}px` },
      head: {
        backgroundColor: palette.sunken,
        color: palette.inkSoft,
        fontWeight: fontWeights.strong,
        lineHeight: lineHeights.snug,
        whiteSpace: 'nowrap',
      },
      /* The words of a row's buttons are under the words of the column's head. */
      body: {
        '& > .MuiButton-text.MuiButton-sizeSmall': { minWidth: 0, marginInline: `-${space[2]}px ${space[2]}px` },
        '&.MuiTableCell-alignRight > .MuiButton-text.MuiButton-sizeSmall': {
          marginInline: `${space[2]}px -${space[2]}px`,
        },
      },
    },
  },
  ...dataTableRoles,
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: palette.accentWash },
        'tbody > &:has(> td:first-of-type input[type="checkbox"]:checked)': { backgroundColor: palette.accentWash },
        '&:focus-visible': { ...focusRing(palette), outlineOffset: -2 },
      },
    },
  },
});

const FORM_BAR = 'body:has(.RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar)';
const FORM_NOTICE = `${FORM_BAR} .MuiSnackbar-root`;
/**
 * What is said in passing covers neither fields nor actions of a form: it stands over the bar of the page on phones,
 * beside the actions where there is room, else above them.
 */
const besideForms = {
  '@media (min-width: 600px)': {
    [FORM_NOTICE]: { bottom: 88 },
    'body:has(.undo-bar) .MuiSnackbar-root': { bottom: 80 },
    'body:has(.selection-bar) :is(.MuiSnackbar-root, .undo-bar)': { bottom: 112 },
    'body:has(.selection-bar):has(.undo-bar) .MuiSnackbar-root': { bottom: 168 },
  },
  '@media (min-width: 1280px)': {
    [FORM_NOTICE]: { bottom: 8, left: 'auto', right: 24, transform: 'none' },
    [`${FORM_BAR}:has(.MuiSnackbar-root) .MuiToolbar-root > [role="status"]`]: { visibility: 'hidden' },
  },
};

const page = (palette: Palette): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        backgroundColor: palette.paper,
        fontVariantNumeric: 'tabular-nums lining-nums',
        overflowWrap: 'break-word',
        '& :is(td, th)': { overflowWrap: 'normal' },
      },
      /* The bar at the lower edge covers neither the end of the page, nor what has the focus, nor what is said
         there. */
      '@media (max-width: 599.95px)': {
        'html:has(.action-bar)': { scrollPaddingBottom: 72 },
        'body:has(.action-bar)': { paddingBottom: 72 },
        'html:has(.action-bar[data-rows="2"])': { scrollPaddingBottom: 128 },
        'body:has(.action-bar[data-rows="2"])': { paddingBottom: 128 },
        'body:has(.action-bar) :is(.MuiSnackbar-root, .undo-bar)': { bottom: 72 },
        'body:has(.action-bar[data-rows="2"]) :is(.MuiSnackbar-root, .undo-bar)': { bottom: 128 },
        'body:has(.undo-bar) .MuiSnackbar-root': { bottom: 64 },
        'body:has(.action-bar):has(.undo-bar) .MuiSnackbar-root': { bottom: 128 },
        [FORM_NOTICE]: { top: 4, bottom: 'auto' },
      },
      ...besideForms,
      ':focus-visible': focusRing(palette),
      '.visually-hidden': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    },
  },
});

/** Overrides that give MUI's components the product's shapes: borders before shadows, one radius, no ripple. */
export const muiComponents = (palette: Palette, mode: keyof typeof elevation): Components => ({
  ...page(palette),
  ...controls(palette),
  ...surfaces(palette, elevation[mode]),
  ...tables(palette),
});

/** Durations of MUI's transitions, in milliseconds. */
export const muiDurations = {
  shortest: motion.quick,
  shorter: motion.quick,
  short: motion.usual,
  standard: motion.usual,
  complex: motion.slow,
  enteringScreen: motion.usual,
  leavingScreen: motion.quick,
};
