import { resumeContent, type CvReviewFinding } from '@prentice/contract';
import { expect, it } from 'vitest';
import { fieldOfFinding } from './field-focus.ts';
import { draftOf } from './resume-draft.ts';

const draft = draftOf(
  resumeContent.parse({
    basics: { name: 'Ada Kern' },
    work: [{ position: 'Tester', name: 'Station', highlights: ['Counted nests', 'Various tasks'] }],
  }),
);
const finding = (rule: CvReviewFinding['rule'], quote: string): CvReviewFinding => ({
  rule, quote, severity: 'low', page: 1, box: null, params: {},
}); // prettier-ignore

it('leads to the line that a finding quotes', () => {
  expect(fieldOfFinding(finding('short_point', '• Various tasks'), draft)).toEqual({
    field: 'work.0.highlights',
    words: 'Various tasks',
  });
});

it('leads to the entry whose heading is quoted, and to the field of what is missing', () => {
  expect(fieldOfFinding(finding('gap', 'Tester, Station 03/2025'), draft)).toMatchObject({ field: 'work.0.position' });
  expect(fieldOfFinding(finding('no_phone', ''), draft)).toEqual({ field: 'basics.phone', words: '' });
  expect(fieldOfFinding(finding('tables', ''), draft)).toBeNull();
});
