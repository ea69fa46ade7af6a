import { internUpdate, type ProfilePartKey, type UnmetRequirement } from '@prentice/contract';
import { expect, it } from 'vitest';
import type { Readiness } from '../applicant-loader.ts';
import {
  contradictedRequirements,
  detailFields,
  detailsOfNewCv,
  hasEnoughSkills,
  missingDetails,
  presentValue,
  requirementOfField,
  withDetails,
} from './missing-details.ts';

const readiness = (completeness: number, missing: ProfilePartKey[], unmet: UnmetRequirement[] = []): Readiness => ({
  canApply: false,
  canShowInterest: false,
  obstacles: [
    ...(missing.length > 0 ? [{ code: 'PROFILE_INCOMPLETE' as const, message: '', missing, unmet: [] }] : []),
    ...(unmet.length > 0 ? [{ code: 'NOT_ELIGIBLE' as const, message: '', missing: [], unmet }] : []),
  ],
  completeness,
  applicationId: null,
  state: null,
  activeApplications: 0,
  draft: null,
});
const all: ProfilePartKey[] = ['education', 'name', 'skills', 'cv', 'about', 'headline', 'languages', 'experience', 'availability', 'workAuthorisation']; // prettier-ignore
const empty = internUpdate.parse({});

it('asks for the parts of an empty profile that make an application possible, and no others', () => {
  const missing = missingDetails(readiness(0, all), true);
  expect(missing.parts).toEqual(['education', 'name', 'skills']);
  expect(detailFields(missing)).toEqual(['firstName', 'lastName', 'institution', 'degree', 'field', 'start', 'skills']);
});

it('asks for all that a CV made of the profile says', () => {
  expect(detailsOfNewCv(readiness(45, ['name', 'skills', 'cv', 'about'])).parts).toEqual(['name', 'skills']);
  expect(detailsOfNewCv(readiness(45, ['cv', 'about'])).parts).toEqual([]);
});

it('asks for no more than is needed to reach the completeness of an application', () => {
  expect(missingDetails(readiness(45, ['education', 'skills', 'about']), true).parts).toEqual(['education']);
  expect(missingDetails(readiness(45, ['skills', 'cv', 'about']), true).parts).toEqual([]);
  expect(missingDetails(readiness(45, ['skills', 'cv', 'about']), false).parts).toEqual(['skills']);
});

it('asks once for what both the profile and the internship need', () => {
  const requirements: UnmetRequirement[] = [
    { rule: 'studyLevel', studyLevels: ['bachelor', 'master'] },
    { rule: 'graduation', from: '2027-01-01', to: '2027-12-31' },
    { rule: 'language', language: 'de', level: 'B2' },
    { rule: 'sponsorship', countries: ['AT', 'DE'] },
  ];
  expect(detailFields(missingDetails(readiness(50, ['education'], requirements), true))).toEqual([
    'institution',
    'degree',
    'field',
    'start',
    'expectedEnd',
    'level:de',
    'permission:AT',
    'permission:DE',
  ]);
});

it('knows which requirement a field answers', () => {
  const language: UnmetRequirement = { rule: 'language', language: 'de', level: 'B2' };
  const missing = missingDetails(readiness(50, [], [language]), true);
  expect(requirementOfField(missing, 'level:de')).toEqual(language);
  expect(requirementOfField(missing, 'level:en')).toBeUndefined();
});

it('fills an empty profile from the details', () => {
  const filled = withDetails(empty, {
    firstName: 'Ada',
    lastName: 'Kern',
    institution: 'University of Graz',
    degree: 'bachelor',
    field: 'Geography',
    start: '2024-10',
    skills: 'SQL, Statistics; sql, ',
    'level:de': 'B2',
    'permission:AT': 'authorised',
  });
  expect(filled).toMatchObject({
    firstName: 'Ada',
    education: [{ institution: 'University of Graz', degree: 'bachelor', start: '2024-10', expectedEnd: null }],
    languages: [{ language: 'de', level: 'B2' }],
    workAuthorisation: [{ country: 'AT', status: 'authorised' }],
  });
  expect(filled.skills.map(({ label }) => label)).toEqual(['SQL', 'Statistics']);
});

it('changes the education that began last, and leaves everything else as it is', () => {
  const study = { institution: 'TU Graz', degree: 'bachelor', start: '2024-10' } as const;
  const school = { institution: 'Grammar school', degree: 'secondary', start: '2016-09' } as const;
  const profile = internUpdate.parse({ firstName: 'Ada', headline: 'I count', education: [study, school], languages: [{ language: 'de', level: 'B1' }] }); // prettier-ignore
  expect(presentValue(profile, 'degree')).toBe('bachelor');
  expect(presentValue(profile, 'level:de')).toBe('B1');
  const changed = withDetails(profile, { expectedEnd: '2027-06', 'level:de': 'C1' });
  expect(changed).toMatchObject({
    firstName: 'Ada',
    headline: 'I count',
    languages: [{ language: 'de', level: 'C1' }],
  });
  expect(changed.education).toMatchObject([school, { ...study, expectedEnd: '2027-06' }]);
});

it('refuses details that the contract refuses', () => {
  expect(() => withDetails(empty, { institution: 'X', degree: 'bachelor', start: '2024-10' })).toThrow();
});

it('counts the skills of the profile and the new ones, each once', () => {
  const profile = internUpdate.parse({ skills: [{ id: null, label: 'Python', level: 2 }] });
  expect(hasEnoughSkills(profile, 'python, SQL')).toBe(false);
  expect(hasEnoughSkills(profile, 'SQL; Excel')).toBe(true);
});

it('tells requirements that the profile contradicts from those it says nothing about', () => {
  const german: UnmetRequirement = { rule: 'language', language: 'de', level: 'B2' };
  const english: UnmetRequirement = { rule: 'language', language: 'en', level: 'B2' };
  const level: UnmetRequirement = { rule: 'studyLevel', studyLevels: ['master'] };
  const missing = { parts: [], requirements: [german, english, level] };
  const profile = internUpdate.parse({ languages: [{ language: 'de', level: 'A1' }] });
  expect(contradictedRequirements(missing, profile)).toEqual([german]);
  const study = { institution: 'TU Graz', degree: 'bachelor', field: null, start: '2024-10', expectedEnd: null, grade: null }; // prettier-ignore
  const student = internUpdate.parse({ education: [study] });
  expect(contradictedRequirements(missing, student)).toEqual([level]);
  expect(contradictedRequirements({ ...missing, parts: ['education'] }, student)).toEqual([]);
});
