import { resumeContent } from '@prentice/contract';
import { expect, it } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { draftOf, emptyEntry } from './resume-draft.ts';
import { fieldName, resumeErrors } from './resume-errors.ts';

const t = createTranslator(islandText('en', 'resume.'));
const draft = draftOf(resumeContent.parse({ basics: { name: 'Ada Kern' }, work: [{ position: 'Assistant' }] }));
const withWork = (entry: object) => ({ ...draft, work: [{ ...emptyEntry('work'), position: 'Assistant', ...entry }] });

it('names nothing in a draft that fits, nor in an entry that nothing was typed into', () => {
  const rows = { work: [...draft.work, emptyEntry('work')], skills: [emptyEntry('skills')] };
  expect(resumeErrors({ ...draft, ...rows }, t)).toEqual({});
});

it.each([
  ['a month that does not exist', withWork({ startDate: '13/2099' }), 'work.0.startDate', /MM\/YYYY/],
  [
    'an end before its start',
    withWork({ startDate: '03/2025', endDate: '2024' }),
    'work.0.endDate',
    /before the start/,
  ],
  ['an address without a place', { ...draft, basics: { ...draft.basics, email: 'ada@' } }, 'basics.email', /email/],
  ['a long headline', { ...draft, basics: { ...draft.basics, label: 'x'.repeat(300) } }, 'basics.label', /150/],
  ['a missing name', { ...draft, basics: { ...draft.basics, name: ' ' } }, 'basics.name', /./],
  ['a skill without its name', { ...draft, skills: [{ name: '', keywords: 'Rings' }] }, 'skills.0.name', /./],
  ['a long point', withWork({ highlights: `Fine\n${'x'.repeat(401)}` }), 'work.0.highlights', /400/],
])('names %s at its field', (_name, edited, field, text) => {
  expect(resumeErrors(edited, t)).toEqual({ [field]: expect.stringMatching(text) });
});

it('takes an end in the year of the start for no contradiction', () => {
  expect(resumeErrors(withWork({ startDate: '03/2025', endDate: '2025' }), t)).toEqual({});
});

it('calls fields by their entry', () => {
  expect(fieldName('work.0.startDate', t)).toBe('Experience 1, Start');
  expect(fieldName('languages.1.fluency', t)).toBe('Language 2, Level');
  expect(fieldName('basics.label', t)).toBe('Headline');
});
