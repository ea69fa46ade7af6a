import { internUpdate, type CvFinding } from '@prentice/contract';
import { expect, it } from 'vitest';
import { detailsOfCv } from './details-of-cv.ts';

type Education = Extract<CvFinding, { kind: 'education' }>;
const study: Education = {
  kind: 'education',
  quote: 'BSc Physics, TU Graz, 10/2024',
  sure: false,
  institution: 'TU Graz',
  degree: 'bachelor',
  field: 'Physics',
  start: '2024-10',
  end: '2027-06',
};
const school: Education = {
  ...study,
  institution: 'BRG Keplerstraße',
  degree: 'secondary',
  field: null,
  start: '2016',
};
const name: CvFinding = { kind: 'name', quote: 'Ada Kern', firstName: 'Ada', lastName: 'Kern' };
const skill = (label: string): CvFinding => ({ kind: 'skill', quote: label, id: null, label, matched: label });
const german: CvFinding = { kind: 'language', quote: 'German', language: 'de', level: 'B2', native: false };
const empty = internUpdate.parse({});

it('answers the fields of an empty profile by what was read, also where the reader was not sure of it', () => {
  expect(detailsOfCv([name, school, study, skill('SQL'), skill('Python'), german], empty)).toEqual({
    firstName: 'Ada',
    lastName: 'Kern',
    institution: 'TU Graz',
    degree: 'bachelor',
    field: 'Physics',
    start: '2024-10',
    expectedEnd: '2027-06',
    skills: 'SQL, Python',
    'level:de': 'B2',
  });
});

it('leaves out what the CV does not say, and a year where a month is asked for', () => {
  const bare = { ...study, field: null, degree: null, end: '2027' };
  expect(detailsOfCv([bare], empty)).toEqual({ institution: 'TU Graz', start: '2024-10' });
});

it('says nothing of another education than the one in the profile, and no skill twice', () => {
  const profile = internUpdate.parse({
    education: [{ institution: 'Universität Wien', degree: 'master', start: '2025-10' }],
    skills: [{ id: null, label: 'sql', level: 2 }],
  });
  expect(detailsOfCv([study, skill('SQL'), skill('Python')], profile)).toEqual({ skills: 'Python' });
  const sameStudy = internUpdate.parse({
    education: [{ institution: 'TU Graz', degree: 'bachelor', start: '2024-10' }],
  });
  expect(detailsOfCv([school, study], sameStudy)).toMatchObject({ field: 'Physics', expectedEnd: '2027-06' });
});
