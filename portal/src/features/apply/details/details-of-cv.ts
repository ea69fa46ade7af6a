import type { CvFinding, InternUpdate } from '@prentice/contract';
import { presentValue, type DetailValues } from './missing-details.ts';

type Education = Extract<CvFinding, { kind: 'education' }>;

const isSameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns the education that the details are about: that of the profile, or else the one that began or ended last. */
function educationOf(findings: readonly CvFinding[], profile: InternUpdate): Education | undefined {
  const studies = findings.filter((finding) => finding.kind === 'education');
  const institution = presentValue(profile, 'institution');
  if (institution) return studies.find((study) => isSameText(study.institution, institution));
  const time = ({ start, end }: Education): string => start ?? end ?? '';
  return studies.toSorted((a, b) => time(b).localeCompare(time(a)))[0];
}

/**
 * Returns what a CV says of the details that an application may still need, also where its reader was not sure: their
 * owner checks them before they are saved. Nothing that the profile says already.
 */
export function detailsOfCv(findings: readonly CvFinding[], profile: InternUpdate): DetailValues {
  const education = educationOf(findings, profile);
  const name = findings.find((finding) => finding.kind === 'name');
  const skills = findings
    .flatMap((finding) => (finding.kind === 'skill' ? [finding.label] : []))
    .filter((label) => !profile.skills.some((skill) => isSameText(skill.label, label)));
  const levels = findings.flatMap((finding): [string, string | null][] =>
    finding.kind === 'language' ? [[`level:${finding.language}`, finding.level]] : [],
  );
  const details: Record<string, string | null | undefined> = {
    firstName: name?.firstName,
    lastName: name?.lastName,
    institution: education?.institution,
    degree: education?.degree,
    field: education?.field,
    start: education?.start,
    /* A year alone does not say enough. */
    expectedEnd: education?.end?.length === 4 ? null : education?.end,
    skills: skills.join(', '),
    ...Object.fromEntries(levels),
  };
  return Object.fromEntries(
    Object.entries(details).flatMap(([field, value]): [string, string][] =>
      value && !presentValue(profile, field) ? [[field, value]] : [],
    ),
  );
}
