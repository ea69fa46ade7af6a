import { dark, light, type Palette } from './colour-tokens.ts';
import {
  elevation,
  fontFamilies,
  lineHeights,
  maxLineLength,
  motion,
  radius,
  space,
  targetSizes,
  textSizes,
  fontWeights,
} from './scale-tokens.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declare = (prefix: string, values: object, unit = ''): string[] =>
  Object.entries(values).map(([name, value]) => `  --${prefix}${kebab(name)}: ${value}${unit};`);

const colours = (palette: Palette, shadow: string): string[] => [...declare('', palette), `  --elevation: ${shadow};`];

const scales = (): string[] => [
  ...declare('font-', fontFamilies),
  ...declare('text-', textSizes),
  ...declare('leading-', lineHeights),
  ...declare('weight-', fontWeights),
  `  --measure: ${maxLineLength};`,
  ...declare('space-', space, 'px'),
  `  --radius: ${radius}px;`,
  ...declare('target-', targetSizes, 'px'),
  `  --quick: ${motion.quick}ms;`,
  `  --usual: ${motion.usual}ms;`,
  `  --slow: ${motion.slow}ms;`,
  `  --easing: ${motion.easing};`,
];

const block = (selector: string, lines: string[]): string => `${selector} {\n${lines.join('\n')}\n}`;

/**
 * Returns the tokens as a sheet of CSS custom properties: scales and the light theme on `:root`, the dark theme where the
 * system asks for it or `data-theme="dark"` is built on the root element; `data-theme="light"` keeps it light. Print is
 * always the light theme on white.
 */
export function tokenStylesheet(): string {
  const darkLines = ['  color-scheme: dark;', ...colours(dark, elevation.dark)];
  const onPaper = ['  color-scheme: light;', ...colours({ ...light, paper: '#ffffff', raised: '#ffffff' }, 'none')];
  return [
    block(':root', ['  color-scheme: light;', ...scales(), ...colours(light, elevation.light)]),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", darkLines)}\n}`,
    block(":root[data-theme='dark']", darkLines),
    `@media print {\n${block('html:root:root', onPaper)}\n}`,
    '@media (prefers-reduced-motion: reduce) {\n:root {\n  --quick: 0ms;\n  --usual: 0ms;\n  --slow: 0ms;\n}\n}',
    '',
  ].join('\n');
}
