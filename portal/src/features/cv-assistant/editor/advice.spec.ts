import { resumeContent } from '@prentice/contract';
import { expect, it } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { fieldText, gapIn, withSuggestion } from './advice.ts';
import { draftOf } from './resume-draft.ts';
import { gapErrors } from './resume-errors.ts';

const t = createTranslator(islandText('en', 'resume.', 'cvReview.'));
const draft = draftOf(
  resumeContent.parse({
    basics: { name: 'Ada Kern' },
    work: [{ position: 'Tester', highlights: ['Counted nests', 'Various tasks at the station'] }],
  }),
);
const target = { field: 'work.0.highlights', words: 'Counted nests' };

it('puts a suggested wording in place of the quoted line, and leaves the other lines', () => {
  const changed = withSuggestion(draft, target, '• Counted nests', 'Counted nests, [with what]');
  expect(changed && fieldText(changed, target.field)).toBe('Counted nests, [with what]\nVarious tasks at the station');
});

it.each([
  ['a line that is no longer there', target.field, 'Counted birds', 'Counted birds'],
  ['a line that says more than the quote', target.field, 'Various tasks at the station', '• Various tasks'],
  ['a field that is gone', 'work.3.highlights', 'Counted nests', 'Counted nests'],
])('changes nothing in %s', (_name, field, words, quote) => {
  expect(withSuggestion(draft, { field, words }, quote, 'Other words')).toBeNull();
});

it('names a gap that nobody filled, and no other brackets', () => {
  const highlights = 'Counted nests [of swifts]\nRinged birds, [with what], [with what result]';
  const edited = { ...draft, work: [{ ...draft.work[0], highlights }] };
  expect(gapErrors(edited, t)).toEqual({ 'work.0.highlights': 'Fill in “[with what]”, or take it out.' });
  expect(gapIn('Counted nests [of swifts]', t)).toBe('');
});
