export { dark, light, themes, type Palette } from './theme/colour-tokens.ts';
export {
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
} from './theme/scale-tokens.ts';
export { tokenStylesheet } from './theme/token-stylesheet.ts';
export { companyMark } from './mark/company-mark.ts';
export { urgency, type TimelineMoment, type TimelineStep, type Urgency } from './timeline/timeline-model.ts';
