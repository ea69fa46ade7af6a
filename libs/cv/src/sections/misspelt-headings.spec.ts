import { describe, expect, it } from 'vitest';
import { slipsOf } from '../vocabulary/slip-samples.ts';
import { sectionNames, vocabularies } from '../vocabulary/vocabulary.ts';
import { skillTaxonomy } from '@prentice/contract/skills';
import { headingIn, readHeading } from './headings.ts';

const vocabularyHeadings = vocabularies.flatMap(({ headings }) =>
  sectionNames.flatMap((section) => headings[section].map((heading) => ({ heading, section }))),
);

describe('a misspelt heading of a CV', () => {
  it.each([
    ['Work experiance', 'experience'],
    ['Eduction', 'education'],
    ['EDUCAITON', 'education'],
    ['Berufserfarung', 'experience'],
    ['Sprachkentnisse', 'languages'],
    ['Sprach Kenntnisse', 'languages'],
    ['Technical skils', 'skills'],
    ['Main experiance', 'experience'],
    ['Volunteerring', 'volunteer'],
    ['Ausbilding und Studium', 'education'],
    ['Compétances', 'skills'],
  ])('"%s" opens the section %s', (text, section) => {
    expect(headingIn(text)).toBe(section);
  });

  it.each([
    /* Other people's contacts, and what a CV tells last. */
    'Refrences',
    'Kontackt details',
    'Personal detials',
    'Zertifikatte',
    /* Another form of the word. */
    'Project',
    'Projekt',
    'Internship',
    'Position',
    'Université',
    /* Another word. */
    'Stadium',
    'Starten',
    'Ernährung',
    'Sprechen',
    'Studios',
    'Barrière',
    /* Too short. */
    'Skils',
    'Jops',
    'Site projects',
    /* Two slips. */
    'Edcuatoin',
  ])('is not "%s"', (text) => {
    expect(headingIn(text)).toBeNull();
  });

  it('is never taken for that of another section, whichever letter is wrong', () => {
    const wrong = vocabularyHeadings.flatMap(({ heading, section }) =>
      slipsOf(heading)
        .filter((text) => readHeading(text)?.corrected && ![section, headingIn(heading)].includes(headingIn(text)))
        .map((text) => `${text}: ${headingIn(text)} for ${section}`),
    );
    expect(wrong).toEqual([]);
  });

  it('makes no heading of the vocabulary another one', () => {
    const sections = new Map<string, string[]>();
    for (const { heading, section } of vocabularyHeadings)
      sections.set(heading, [...(sections.get(heading) ?? []), section]);
    for (const [heading, vocabularySections] of sections)
      expect(vocabularySections, heading).toContain(headingIn(heading));
  });

  it('is no name of a skill', () => {
    const names = skillTaxonomy.flatMap(({ label, synonyms }) => [label, ...synonyms]);
    expect(names.filter((name) => readHeading(name)?.corrected)).toEqual([]);
  });
});
