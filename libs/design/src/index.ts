export { dark, light, themes, type Palette } from './theme/colour.tokens.ts';
export {
  elevation,
  families,
  leading,
  measure,
  motion,
  radius,
  space,
  target,
  textSizes,
  weights,
} from './theme/scale.tokens.ts';
export { tokenSheet } from './theme/token.sheet.ts';
export { companyMark } from './mark/company.mark.ts';
export { urgency, type TimelineMoment, type TimelineStep, type Urgency } from './timeline/timeline.model.ts';
