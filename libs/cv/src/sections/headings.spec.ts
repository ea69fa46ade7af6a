import { describe, expect, it } from 'vitest';
import { headingIn } from './headings.ts';

describe('a heading of a CV', () => {
  it.each([
    ['Work Experience', 'experience'],
    ['Skills & interests', 'skills'],
    ['Main strengths', 'skills'],
    ['PRAKTIKA UND FERIALJOBS', 'experience'],
    ['Études & diplômes', 'education'],
    ['Compétences informatiques', 'skills'],
    ['A U S B I L D U N G', 'education'],
    ['2. Awards and honours', 'other'],
    ['EDV', 'skills'],
    ['PC-Kenntnisse', 'skills'],
    ['IT skills', 'skills'],
    ['Software skills', 'skills'],
  ])('"%s" opens the section %s', (text, section) => {
    expect(headingIn(text)).toBe(section);
  });

  it.each([
    'Technical University of Denmark',
    'Software & Data GmbH',
    'Personal',
    'Other',
    'Training and education of new staff',
    'Professional driver',
  ])('is not "%s"', (text) => {
    expect(headingIn(text)).toBeNull();
  });
});
