/** The colours of one theme. Every value is an opaque `#rrggbb`; names say the use, never the hue. */
export interface Palette {
  /** The page. */
  paper: string;
  /** What lies on the page: fields, menus, table heads. */
  raised: string;
  /** What lies below it: code, wells, the footer. */
  sunken: string;
  /** Text. */
  ink: string;
  /** Secondary text; still at least 4.5:1. */
  inkSoft: string;
  /** Hairlines between things; decoration only. */
  rule: string;
  /** Borders of controls; at least 3:1. */
  edge: string;
  /** Links, primary actions, focus. */
  accent: string;
  accentHover: string;
  /** Text on the accent. */
  onAccent: string;
  /** A tint for what is chosen or pointed at. */
  accentWash: string;
  /** Somebody has to answer, in time. */
  due: string;
  dueWash: string;
  /** Somebody answered; verified. */
  answered: string;
  answeredWash: string;
  /** Wrong, late or dangerous. */
  attention: string;
  attentionWash: string;
  /** Over: closed, withdrawn, expired. */
  stopped: string;
  stoppedWash: string;
}

/** Warm paper, brown-black ink, one deep green-blue. */
export const light: Palette = {
  paper: '#fbf8f1',
  raised: '#fffdf8',
  sunken: '#f3eee2',
  ink: '#1e1a15',
  inkSoft: '#5b5348',
  rule: '#dbd3c3',
  edge: '#857b6b',
  accent: '#0b5260',
  accentHover: '#073a45',
  onAccent: '#fdfbf5',
  accentWash: '#e0ecec',
  due: '#774d00',
  dueWash: '#faeccd',
  answered: '#275c3b',
  answeredWash: '#e2efe1',
  attention: '#9a3015',
  attentionWash: '#fae4da',
  stopped: '#5a4a5c',
  stoppedWash: '#ece6ea',
};

/** Lamp-lit: the ink of the light theme as paper, the accent lifted until it glows a little. */
export const dark: Palette = {
  paper: '#191714',
  raised: '#221f1b',
  sunken: '#12100e',
  ink: '#ece5d8',
  inkSoft: '#b5ab9a',
  rule: '#3a352d',
  edge: '#8d8373',
  accent: '#7cc7cd',
  accentHover: '#a5dde1',
  onAccent: '#0b2024',
  accentWash: '#16363c',
  due: '#e5b963',
  dueWash: '#392a0c',
  answered: '#93cba1',
  answeredWash: '#1a3322',
  attention: '#f39b7c',
  attentionWash: '#46200f',
  stopped: '#c9b6cd',
  stoppedWash: '#342b37',
};

export const themes = { light, dark };

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16);
  const red = channel((number >> 16) & 255);
  const green = channel((number >> 8) & 255);
  const blue = channel(number & 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(text: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
