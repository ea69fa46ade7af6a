import { expect, it } from 'vitest';
import { profileResume, type ResumeSource } from './profile-resume.ts';

const profile: ResumeSource = {
  firstName: 'Ada',
  lastName: 'Kern',
  phone: null,
  headline: null,
  about: null,
  email: 'ada@people.example',
  links: [],
  experience: [],
  projects: [],
  skills: [],
  languages: [],
  education: [],
};
const school = {
  institution: 'Universität Graz',
  field: 'Physics',
  start: '2024-10',
  expectedEnd: '2027-06',
  grade: null,
};

it('says the level of study, which employers ask for, and none of somebody who only says to have graduated', () => {
  const of = (degree: ResumeSource['education'][number]['degree']) =>
    profileResume({ ...profile, education: [{ ...school, degree }] }).education[0];
  expect(of('bachelor')).toMatchObject({ institution: 'Universität Graz', studyType: 'Bachelor', area: 'Physics' });
  expect(of('graduate')?.studyType ?? null).toBeNull();
});
