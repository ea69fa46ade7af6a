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
    ['Where I’ve worked', 'experience'],
    ["Where I've worked so far", 'experience'],
    ['Teaching experience', 'experience'],
    ['My studies', 'education'],
    ['What I studied', 'education'],
    ['What I can do', 'skills'],
    ["What I'm good at", 'skills'],
    ['I speak', 'languages'],
    ['Who I am', 'profile'],
    ['How to reach me', 'contact'],
    ['Wo ich gearbeitet habe', 'experience'],
    ['WO ICH STUDIERT HABE', 'education'],
    ['Was ich kann', 'skills'],
    ['Ich spreche', 'languages'],
    ['Was ich gerne mache', 'other'],
    ['Où j’ai travaillé', 'experience'],
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
    'Customer experience',
    'Where I worked with nine colleagues on maps',
    'I speak German and English',
  ])('is not "%s"', (text) => {
    expect(headingIn(text)).toBeNull();
  });
});
