import { findingsOf, readCvFile } from '@prentice/cv/reading';
import type { CvFinding } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { studentEmail, writtenProfile } from '../content/written-people.ts';
import { writtenContent } from '../content/written-content.ts';
import { cvFile } from './cv-layouts.ts';

const now = new Date('2026-11-23T09:00:00Z');
const { students } = writtenContent();
const files = students.map((student, number) => {
  const profile = writtenProfile(student, number, now);
  const email = studentEmail(student);
  return { student, profile, email, ...cvFile({ profile, email, language: student.lang }, number) };
});

type Kind = CvFinding['kind'];
const ofKind = <K extends Kind>(findings: readonly CvFinding[], kind: K) =>
  findings.filter((finding): finding is Extract<CvFinding, { kind: K }> => finding.kind === kind);

describe('the CV of a demo student', () => {
  it.each(files)('of $email says what the profile says', async ({ profile, bytes }) => {
    const { findings } = findingsOf(await readCvFile(bytes));
    const { firstName, lastName, phone, headline, about } = profile;
    expect(ofKind(findings, 'name')).toMatchObject([{ firstName, lastName }]);
    expect(ofKind(findings, 'phone')).toMatchObject([{ phone }]);
    expect(ofKind(findings, 'headline')).toMatchObject([{ headline }]);
    expect(ofKind(findings, 'about')).toMatchObject([{ about }]);
    expect(ofKind(findings, 'education')).toMatchObject(
      profile.education.map(({ institution, degree, field, start, expectedEnd }) => ({
        institution,
        degree,
        field,
        start,
        end: expectedEnd,
      })),
    );
    expect(ofKind(findings, 'experience')).toMatchObject(
      profile.experience.map(({ title, organisation, start, end, highlights }) => ({
        title,
        organisation,
        start,
        end,
        highlights,
      })),
    );
    expect(ofKind(findings, 'project').map(({ title, start, end }) => ({ title, start, end }))).toEqual(
      profile.projects.map(({ title, start, end }) => ({ title, start, end })),
    );
    const skills = new Set(ofKind(findings, 'skill').map(({ label }) => label));
    expect(profile.skills.map(({ label }) => label).filter((label) => !skills.has(label))).toEqual([]);
    expect(ofKind(findings, 'language').map(({ language, level }) => ({ language, level }))).toEqual(profile.languages);
  });

  it('is a PDF or a Word document in one of four layouts', () => {
    const types = new Set(files.map(({ extension }) => extension));
    expect([...types].toSorted()).toEqual(['docx', 'pdf']);
    expect(files).toHaveLength(30);
  });
});
