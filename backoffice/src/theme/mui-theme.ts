import { dark, fontFamilies, lineHeights, light, radius, textSizes, fontWeights, type Palette } from '@prentice/design';
import { createTheme, darken, lighten, type Theme, type ThemeOptions } from '@mui/material/styles';
import { muiComponents, muiDurations } from './mui-components.ts';

type Mode = 'light' | 'dark';

/** Returns a filled button under the pointer: further from its words, never nearer. */
const hoverShadeOf = (colour: string, mode: Mode): string => (mode === 'dark' ? lighten : darken)(colour, 0.15);

const colours = (palette: Palette, mode: Mode): NonNullable<ThemeOptions['palette']> => ({
  mode,
  background: { default: palette.paper, paper: palette.raised },
  text: { primary: palette.ink, secondary: palette.inkSoft, disabled: palette.edge },
  divider: palette.rule,
  primary: { main: palette.accent, dark: palette.accentHover, light: palette.accent, contrastText: palette.onAccent },
  secondary: { main: palette.ink, contrastText: palette.paper },
  success: { main: palette.answered, contrastText: palette.paper },
  warning: { main: palette.due, contrastText: palette.paper },
  error: { main: palette.attention, dark: hoverShadeOf(palette.attention, mode), contrastText: palette.paper },
  info: { main: palette.accent, contrastText: palette.onAccent },
  action: { selected: palette.accentWash, hover: palette.accentWash, active: palette.inkSoft },
});

const heading = (size: string) => ({
  fontFamily: fontFamilies.serif,
  fontWeight: fontWeights.serif,
  fontSize: size,
  lineHeight: lineHeights.tight,
});

const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: fontFamilies.sans,
  fontWeightRegular: fontWeights.text,
  fontWeightMedium: fontWeights.strong,
  fontWeightBold: fontWeights.strong,
  h1: heading(textSizes.headline),
  h2: heading(textSizes.title),
  h3: heading(textSizes.lead),
  h4: heading(textSizes.lead),
  h5: { ...heading(textSizes.body), lineHeight: lineHeights.snug },
  h6: { fontSize: textSizes.body, fontWeight: fontWeights.strong, lineHeight: lineHeights.snug },
  body1: { fontSize: '1rem', lineHeight: lineHeights.text },
  body2: { fontSize: textSizes.note, lineHeight: lineHeights.snug },
  caption: { fontSize: textSizes.note, lineHeight: lineHeights.snug },
  button: { fontSize: textSizes.note },
};

const themeOf = (palette: Palette, mode: Mode): Theme =>
  createTheme({
    palette: colours(palette, mode),
    typography,
    shape: { borderRadius: radius },
    components: muiComponents(palette, mode),
    transitions: { duration: muiDurations },
  });

/** The design tokens as MUI themes; both are designed, neither is derived from the other. */
export const muiThemes = { light: themeOf(light, 'light'), dark: themeOf(dark, 'dark') };
