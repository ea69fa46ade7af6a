/** Type families with their local fallbacks. Both files are built from the packages by `src/build/fonts.ts`. */
export const fontFamilies = {
  serif: "'Prentice Serif', 'Prentice Serif Fallback', 'Prentice Serif Android', Georgia, serif",
  sans: "'Prentice Sans', 'Prentice Sans Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
};

const SMALLEST_PX = 15;
const RATIO = 1.2;
const ROOT_PX = 16;

const step = (n: number): string => `${Number(((SMALLEST_PX * RATIO ** n) / ROOT_PX).toFixed(4))}rem`;

/** Six sizes on a ratio of 1.2, in rem, from 15 px (never smaller) to 37 px. */
export const textSizes = {
  note: step(0),
  body: step(1),
  lead: step(2),
  title: step(3),
  headline: step(4),
  banner: step(5),
};

export const lineHeights = { tight: 1.18, snug: 1.35, text: 1.55 };

/** Font weights; the serif has one, the sans runs between these two. */
export const fontWeights = { serif: 500, text: 400, strong: 600 };

/** Longest line of running text, in characters. */
export const maxLineLength = '68ch';

/** Space on a 4 px grid, in px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64, 9: 96 };

/** The one corner radius, in px. */
export const radius = 3;

/** Smallest target of a primary action, and of anything that can be pressed, in px. */
export const targetSizes = { primary: 44, smallest: 24 };

/** The one shadow, for what floats above the page. */
export const elevation = {
  light: '0 1px 2px rgb(30 26 21 / 12%), 0 8px 24px rgb(30 26 21 / 14%)',
  dark: '0 1px 2px rgb(0 0 0 / 50%), 0 8px 28px rgb(0 0 0 / 55%)',
};

/** Milliseconds; all of it becomes 0 where reduced motion is asked for. */
export const motion = { quick: 120, usual: 160, slow: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
