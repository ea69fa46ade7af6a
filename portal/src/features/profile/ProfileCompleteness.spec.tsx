import { expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { aheadText } from './ProfileCompleteness.tsx';

it('says only what a more complete profile will still allow', () => {
  const t = translator('en');
  expect(aheadText(t, 39)).toBe('You can show interest at 40% and apply at 60%.');
  expect(aheadText(t, 40)).toBe('You can apply at 60%.');
  expect(aheadText(t, 75)).toBe('You can apply.');
});
