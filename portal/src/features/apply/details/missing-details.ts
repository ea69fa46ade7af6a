import {
  internLimits,
  internUpdate,
  profileParts,
  type InternUpdate,
  type ProfilePartKey,
  type UnmetRequirement,
} from '@prentice/contract';
import { USUAL_SKILL_LEVEL } from '../../../cv-prefill/cv-proposal.ts';
import type { Readiness } from '../applicant-loader.ts';

/** Parts of a profile that are asked for here. With a CV they are always enough to apply. */
const askedParts = ['education', 'name', 'skills'] as const;
type AskedPart = (typeof askedParts)[number];

/** What an application to one internship still needs from its applicant. */
export interface MissingDetails {
  readonly parts: readonly AskedPart[];
  readonly requirements: readonly UnmetRequirement[];
}

const pointsOf = (key: ProfilePartKey): number => profileParts.find((part) => part.key === key)?.points ?? 0;

/** Chooses no more gaps of the profile than are needed to apply. */
function neededParts({ completeness, obstacles }: Readiness, hasCv: boolean): AskedPart[] {
  const gaps = obstacles.flatMap(({ missing }) => missing);
  let reached = completeness + (hasCv && gaps.includes('cv') ? pointsOf('cv') : 0);
  return askedParts.filter((part) => {
    if (!gaps.includes(part) || reached >= internLimits.applyAt) return false;
    reached += pointsOf(part);
    return true;
  });
}

/**
 * Returns what is still missing to apply to an internship.
 * @param hasCv whether a CV can be made the default one, which counts like the other parts of a profile
 */
export const missingDetails = (readiness: Readiness, hasCv: boolean): MissingDetails => ({
  parts: neededParts(readiness, hasCv),
  requirements: readiness.obstacles.flatMap(({ unmet }) => unmet),
});

/** Returns what is asked for where a CV is to be made of the profile: all that such a CV says, if it is missing. */
export const detailsOfNewCv = (readiness: Readiness): MissingDetails => {
  const gaps = readiness.obstacles.flatMap(({ missing }) => missing);
  return { ...missingDetails(readiness, true), parts: askedParts.filter((part) => gaps.includes(part)) };
};

/** The fields of the form, by name: `level:<language>` and `permission:<country>` name what they are about. */
export type DetailValues = Readonly<Record<string, string>>;

const partFields = {
  name: ['firstName', 'lastName'],
  education: ['institution', 'degree', 'field', 'start'],
  skills: ['skills'],
} as const satisfies Record<AskedPart, readonly string[]>;

/** Names the fields that answer a requirement. */
export function requirementFields(unmet: UnmetRequirement): string[] {
  switch (unmet.rule) {
    case 'studyLevel':
      return ['degree'];
    case 'graduation':
      return ['expectedEnd'];
    case 'language':
      return [`level:${unmet.language}`];
    case 'sponsorship':
      return unmet.countries.map((country) => `permission:${country}`);
  }
}

/** Returns the requirement that a field of the form answers, if there is one. */
export const requirementOfField = ({ requirements }: MissingDetails, field: string): UnmetRequirement | undefined =>
  requirements.find((unmet) => requirementFields(unmet).includes(field));

/** Names the fields that the form shows, each once. */
export function detailFields({ parts, requirements }: MissingDetails): string[] {
  const fields = [...parts.flatMap((part) => partFields[part]), ...requirements.flatMap(requirementFields)];
  const order = ['firstName', 'lastName', 'institution', 'degree', 'field', 'start', 'expectedEnd', 'skills'];
  const place = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...new Set(fields)].toSorted((a, b) => place(a) - place(b));
}

/**
 * Returns the requirements that the profile contradicts: it states a value, another one than the internship asks for.
 * What it does not state yet, or what is asked for anyway, is none.
 */
export function contradictedRequirements({ parts, requirements }: MissingDetails, profile: InternUpdate) {
  const askedFields = parts.flatMap((part): readonly string[] => partFields[part]);
  return requirements.filter((unmet) =>
    requirementFields(unmet).every((field) => !askedFields.includes(field) && presentValue(profile, field) !== ''),
  );
}

/** The education that requirements are about: the one that began last. */
const latestEducation = ({ education }: InternUpdate) =>
  education.toSorted((a, b) => b.start.localeCompare(a.start))[0];

/** Returns what the profile says already about a field. */
export function presentValue(profile: InternUpdate, field: string): string {
  const [kind = '', about = ''] = field.split(':');
  const education = latestEducation(profile);
  const values: Record<string, string | null | undefined> = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    institution: education?.institution,
    degree: education?.degree,
    field: education?.field,
    start: education?.start,
    /* A year alone did not say enough. */
    expectedEnd: education?.expectedEnd?.length === 4 ? '' : education?.expectedEnd,
    level: profile.languages.find(({ language }) => language === about)?.level,
    permission: profile.workAuthorisation.find(({ country }) => country === about)?.status,
  };
  return values[kind] ?? '';
}

const splitSkills = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((skill) => skill.trim().slice(0, 40))
    .filter(Boolean);

function withSkills(skills: InternUpdate['skills'], text: string): InternUpdate['skills'] {
  const skillLabels = new Set(skills.map(({ label }) => label.toLowerCase()));
  const added = splitSkills(text).filter((label) => {
    const isNew = !skillLabels.has(label.toLowerCase());
    skillLabels.add(label.toLowerCase());
    return isNew;
  });
  return [...skills, ...added.map((label) => ({ id: null, label, level: USUAL_SKILL_LEVEL }))].slice(
    0,
    internLimits.skills,
  );
}

/** Returns whether a profile has as many skills as it needs, with those of a text. */
export const hasEnoughSkills = (profile: InternUpdate, text: string): boolean =>
  profileParts.some(
    ({ key, done }) =>
      key === 'skills' && done({ ...profile, skills: withSkills(profile.skills, text), defaultCvId: null }),
  );

/** Returns the profile with the details. @throws ZodError when one of them does not fit */
export function withDetails(profile: InternUpdate, details: DetailValues): InternUpdate {
  const { firstName = profile.firstName, lastName = profile.lastName, skills = '' } = details;
  const { institution, degree, field, start, expectedEnd } = details;
  const latest = latestEducation(profile);
  const changed = {
    ...latest,
    ...(institution && { institution }),
    ...(degree && { degree }),
    ...(field && { field }),
    ...(start && { start }),
    ...(expectedEnd && { expectedEnd }),
  };
  const others = profile.education.filter((study) => study !== latest);
  const about = (kind: string) =>
    Object.entries(details).flatMap(([field, value]): [string, string][] =>
      field.startsWith(`${kind}:`) ? [[field.slice(kind.length + 1), value]] : [],
    );
  const levels = about('level');
  const permissions = about('permission');
  return internUpdate.parse({
    ...profile,
    firstName,
    lastName,
    education: Object.keys(changed).length > 0 ? [...others, changed] : others,
    skills: withSkills(profile.skills, skills),
    languages: [
      ...profile.languages.filter(({ language }) => !levels.some(([tag]) => tag === language)),
      ...levels.map(([language, level]) => ({ language, level })),
    ],
    workAuthorisation: [
      ...profile.workAuthorisation.filter(({ country }) => !permissions.some(([code]) => code === country)),
      ...permissions.map(([country, status]) => ({ country, status })),
    ],
  });
}
