import { describe, expect, it } from 'vitest';
import type { UnmetRequirement } from '../applications/application-eligibility.ts';
import type { MatchItem, MatchRequirement } from './cv-match.contract.ts';
import { countRequiredSkills, countSkills } from './match-parts.ts';
import { codeNamesDe } from '../kernel/code-names-de.messages.ts';
import { codeNamesEn } from '../kernel/code-names-en.messages.ts';
import { internshipFieldsDe } from '../internships/internship-fields-de.messages.ts';
import { internshipFieldsEn } from '../internships/internship-fields-en.messages.ts';
import {
  evidenceText,
  matchGradeText,
  quoteParts,
  foundSkillsText,
  requiredSkillsText,
  skillCountText,
  requirementText,
  unmetText,
  type MatchValueLabel,
} from './cv-match.messages.ts';

const words: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: { ...codeNamesEn, ...internshipFieldsEn },
  de: { ...codeNamesDe, ...internshipFieldsDe },
};
const labelIn =
  (language: 'en' | 'de'): MatchValueLabel =>
  (field, value) =>
    words[language][`${field}.${value}`] ?? value;

const requirements: readonly MatchRequirement[] = [
  { kind: 'skill', label: 'Python' },
  { kind: 'study', levels: ['bachelor', 'master'] },
  { kind: 'language', language: 'de', level: 'B2' },
  { kind: 'dates', from: '2027-03-01', flexible: true, weeks: 1 },
  { kind: 'hours', perWeek: 20 },
  { kind: 'place', workMode: 'onsite', cities: ['Graz', 'Wien'] },
];
const textOf = (requirement: MatchRequirement, quote: string, from: 'cv' | 'profile' = 'profile'): MatchItem => {
  return { part: 'practical', requirement, grade: 1, evidence: { from, quote, page: null } };
};

describe('the texts of a match', () => {
  it('say each requirement in both languages', () => {
    expect(requirements.map((requirement) => requirementText(requirement, 'en', labelIn('en')))).toEqual([
      'Python',
      'Bachelor or Master',
      'German, B2',
      'Start around 1 March 2027, 1 week',
      '20 hours a week',
      'On site, Graz, Wien',
    ]);
    expect(requirements.map((requirement) => requirementText(requirement, 'de', labelIn('de')))).toEqual([
      'Python',
      'Bachelor oder Master',
      'Deutsch, B2',
      'Beginn um den 1. März 2027, 1 Woche',
      '20 Stunden pro Woche',
      'Vor Ort, Graz, Wien',
    ]);
  });
  it('quote a CV as it is, and say what a profile states', () => {
    const [, , , dates, hours, place] = requirements as [never, never, never, ...MatchRequirement[]];
    if (!dates || !hours || !place) throw new Error('A requirement is missing.');
    expect(evidenceText(textOf({ kind: 'skill', label: 'Python' }, 'remote, 20', 'cv'), 'de', labelIn('de'))).toBe(
      'remote, 20',
    );
    expect(evidenceText(textOf(dates, '2027-02-01 – 2027-09-30'), 'en', labelIn('en'))).toBe(
      '1 February 2027 – 30 September 2027',
    );
    expect(evidenceText(textOf(dates, '2027-02-01 – '), 'de', labelIn('de'))).toBe('ab 1. Februar 2027');
    expect(evidenceText(textOf(hours, '30'), 'de', labelIn('de'))).toBe('30 Stunden pro Woche');
    expect(evidenceText(textOf(place, 'onsite, remote'), 'en', labelIn('en'))).toBe('On site, Remote');
    expect(evidenceText(textOf(place, 'Graz'), 'en', labelIn('en'))).toBe('Graz');
    expect(evidenceText({ ...textOf(place, ''), evidence: null }, 'en', labelIn('en'))).toBeNull();
  });
  it('say each grade', () => {
    const grades = (requirement: MatchRequirement) =>
      [1, 0.6, 0.3, 0].map((grade) => matchGradeText({ requirement, grade }, 'en'));
    expect(grades({ kind: 'skill', label: 'Python' })).toEqual([
      'Found',
      'Listed, but no example',
      'Related skill',
      'Not found',
    ]);
    expect(
      matchGradeText({ requirement: { kind: 'skill', label: 'Botany' }, grade: 0.3, related: 'Ecology' }, 'en'),
    ).toBe('Related skill: Ecology');
    expect(matchGradeText({ requirement: { kind: 'skill', label: 'Botany' }, grade: null }, 'en')).toBe(
      'Not compared: the CV is in another language',
    );
    expect(grades({ kind: 'language', language: 'de', level: 'B2' })).toEqual([
      'Found',
      'Level not stated',
      'Lower level',
      'Not found',
    ]);
    expect(grades({ kind: 'hours', perWeek: 20 })).toEqual(['Found', 'Fewer hours', 'Fewer hours', 'Not found']);
    expect(matchGradeText({ requirement: { kind: 'hours', perWeek: 20 }, grade: 0 }, 'de')).toBe('Nicht gefunden');
  });
  it('count the required skills in both languages', () => {
    const count = { found: 2, notCompared: 1, total: 4 };
    expect(requiredSkillsText(count, 'en')).toBe('2 of 4 required skills, 1 not compared');
    expect(requiredSkillsText({ ...count, notCompared: 0 }, 'de')).toBe('2 von 4 erforderlichen Kenntnissen');
    expect(requiredSkillsText({ found: 0, total: 1, notCompared: 0 }, 'de')).toBe('0 von 1 erforderlichen Kenntnis');
    expect(countRequiredSkills([1, 0.6, 0.3, null].map((grade) => ({ part: 'required', grade })))).toEqual(count);
  });

  it('say in words that none was found', () => {
    const none = { found: 0, total: 3, notCompared: 0 };
    expect(foundSkillsText(none, 'en')).toBe('None of 3 required skills found');
    expect(foundSkillsText(none, 'de')).toBe('Keine von 3 erforderlichen Kenntnissen gefunden');
    expect(foundSkillsText({ ...none, found: 2, notCompared: 1 }, 'en')).toBe('2 of 3 required skills, 1 not compared');
  });

  it('say of the skills that a CV names how many it only lists, and call none of these found', () => {
    const countOf = (...grades: (number | null)[]) => countSkills(grades.map((grade) => ({ grade })));
    expect(foundSkillsText(countOf(0.6, 0.6, 0.6), 'en')).toBe('3 of 3 required skills, none with an example');
    expect(foundSkillsText(countOf(0.6, 0.6), 'de')).toBe('2 von 2 erforderlichen Kenntnissen, keine mit Beispiel');
    expect(requiredSkillsText(countOf(1, 0.6, 0, null), 'en')).toBe(
      '2 of 4 required skills, 1 without an example, 1 not compared',
    );
    expect(skillCountText(countOf(0.6, 0), 'de')).toBe('1 von 2, ohne Beispiel');
    expect(skillCountText(countOf(1, 0.3), 'en')).toBe('1 of 2');
  });
  it('mark the words that answer a requirement, and lose none', () => {
    expect(quoteParts({ quote: 'Uses C++ and QGIS', words: ['c++', 'QGIS'] })).toEqual([
      { text: 'Uses ', isMarked: false },
      { text: 'C++', isMarked: true },
      { text: ' and ', isMarked: false },
      { text: 'QGIS', isMarked: true },
    ]);
    expect(quoteParts({ quote: 'Uses QGIS' })).toEqual([{ text: 'Uses QGIS', isMarked: false }]);
  });
  it('say what somebody does not meet who applies', () => {
    const unmet = [
      { rule: 'studyLevel', studyLevels: ['bachelor', 'master'] },
      { rule: 'graduation', from: '2027-01-01', to: '2027-12-31' },
      { rule: 'graduation', from: '2027-06-01', to: null },
      { rule: 'graduation', from: null, to: '2027-12-31' },
      { rule: 'language', language: 'pt-BR', level: 'B2' },
      { rule: 'sponsorship', countries: ['AT', 'DE'] },
    ] as const satisfies readonly UnmetRequirement[];
    expect(unmet.map((rule) => unmetText(rule, 'en', labelIn('en')))).toEqual([
      'Level of study: Bachelor or Master',
      'Graduation: between 1 January 2027 and 31 December 2027',
      'Graduation: from 1 June 2027',
      'Graduation: until 31 December 2027',
      'Language: Brazilian Portuguese, B2',
      'Work permit: Austria or Germany',
    ]);
    expect(unmet.map((rule) => unmetText(rule, 'de', labelIn('de')))).toEqual([
      'Ausbildungsstand: Bachelor oder Master',
      'Abschluss: zwischen 1. Januar 2027 und 31. Dezember 2027',
      'Abschluss: ab 1. Juni 2027',
      'Abschluss: bis 31. Dezember 2027',
      'Sprache: Portugiesisch (Brasilien), B2',
      'Arbeitserlaubnis: Österreich oder Deutschland',
    ]);
  });
});
