import { resumeContent, type CvReviewFinding } from '@prentice/contract';
import { expect, it } from 'vitest';
import { fieldOfFinding, isFixedInEditor } from './field-focus.ts';
import { draftOf } from './resume-draft.ts';

const draft = draftOf(
  resumeContent.parse({
    basics: { name: 'Ada Kern' },
    work: [{ position: 'Tester', name: 'Station', highlights: ['Counted nests', 'Various tasks'] }],
    skills: [{ name: 'R' }],
    sections: [{ name: 'Intrests', highlights: ['Chess'] }],
  }),
);
const finding = (rule: CvReviewFinding['rule'], quote: string): CvReviewFinding => ({
  rule, quote, severity: 'low', page: 1, box: null, params: {},
}); // prettier-ignore

it('leads to the line that a finding quotes', () => {
  expect(fieldOfFinding(finding('short_point', '• Various tasks'), draft, [])).toEqual({
    field: 'work.0.highlights',
    words: 'Various tasks',
  });
});

it('leads to the entry whose heading is quoted, and to the field of what is missing', () => {
  expect(fieldOfFinding(finding('gap', 'Tester, Station 03/2025'), draft, [])).toMatchObject({
    field: 'work.0.position',
  });
  expect(fieldOfFinding(finding('no_phone', ''), draft, [])).toEqual({ field: 'basics.phone', words: '' });
  expect(fieldOfFinding(finding('tables', ''), draft, [])).toBeNull();
});

it('leads to no field that only begins with the same letters', () => {
  expect(fieldOfFinding(finding('misspelling', 'Recieved a prize'), draft, [])).toBeNull();
});

const heading = (text: string) => ({ text, heading: true, page: 1 });

it('leads from a heading to a section of its own alone, as the editor writes the others itself', () => {
  const lines = [heading('Station'), heading('Intrests')];
  expect(fieldOfFinding(finding('misspelling', 'Station'), draft, lines)).toBeNull();
  expect(fieldOfFinding(finding('misspelling', 'Intrests'), draft, lines)).toMatchObject({ field: 'sections.0.name' });
});

it('leads from a misspelt word only to a field that holds it, as the editor spells skills right', () => {
  const skill = { ...finding('misspelling', 'R, Pyhton'), params: { words: 'Pyhton', correct: 'Python' } };
  expect(fieldOfFinding(skill, draft, [])).toBeNull();
  const task = { ...finding('misspelling', '• Various tasks'), params: { words: 'tasks', correct: 'tasks' } };
  expect(fieldOfFinding(task, draft, [])).toMatchObject({ field: 'work.0.highlights' });
});

it('is what the editor can fix where a field holds it, or where something is to be added', () => {
  expect(isFixedInEditor(finding('short_point', '• Various tasks'), draft, [])).toBe(true);
  expect(isFixedInEditor(finding('no_education', ''), draft, [])).toBe(true);
  expect(isFixedInEditor(finding('misspelling', 'Expereince'), draft, [heading('Expereince')])).toBe(false);
  expect(isFixedInEditor(finding('birth_date', 'Date of birth: 4 May 2003'), draft, [])).toBe(false);
  expect(isFixedInEditor(finding('tables', ''), draft, [])).toBe(false);
});
