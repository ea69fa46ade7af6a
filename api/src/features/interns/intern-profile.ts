import { internCompleteness, internUpdate, type Candidate, type InternUpdate } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { InternEntity, InternRow } from './intern.entity.ts';

const fields = Object.keys(internUpdate.shape) as (keyof InternUpdate)[];

/** The fields that the owner writes. */
export const ownerFieldsOf = (profile: Pick<InternEntity, keyof InternUpdate>): InternUpdate =>
  internUpdate.parse(Object.fromEntries(fields.map((field) => [field, profile[field] ?? undefined])));

/** "A. K." for lists that hide the name. */
export const maskedName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last]
    .map((name) => (name ? `${[...name][0] ?? ''}.` : ''))
    .filter(Boolean)
    .join(' ') || '–';

/** A profile in which nothing has been written. It has the id of its account, so that there is never a second one. */
export const emptyProfile = (userId: ObjectId, account: { email: string; status: string }, now: Date): InternRow => ({
  ...internUpdate.parse({}),
  _id: userId,
  userId,
  email: account.email,
  status: account.status,
  maskedName: maskedName(null, null),
  defaultCvId: null,
  completeness: 0,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Completeness and gaps of a profile. */
export const profileCompleteness = (profile: InternUpdate, defaultCvId: ObjectId | null | undefined) =>
  internCompleteness({ ...profile, defaultCvId: defaultCvId?.toHexString() ?? null });

/** The profile as an application takes it over. */
export function candidateOf(profile: Pick<InternEntity, keyof InternUpdate | 'email'>): Candidate {
  const { visibility: _, ...shown } = ownerFieldsOf(profile);
  return { ...shown, email: profile.email };
}

/** The profile as JSON Resume (jsonresume.org schema 1.0.0). */
export function jsonResume(profile: InternEntity): object {
  const { education, experience, projects, skills, languages, ...person } = ownerFieldsOf(profile);
  const place = person.locationPreferences[0];
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      label: person.headline ?? '',
      email: profile.email,
      phone: person.phone ?? '',
      summary: person.about ?? '',
      location: place ? { city: place.city, countryCode: place.country } : {},
      profiles: person.links.map((url) => ({ url, network: new URL(url).hostname })),
    },
    education: education.map((one) => ({
      institution: one.institution,
      studyType: one.degree,
      area: one.field ?? '',
      startDate: one.start,
      ...(one.expectedEnd && { endDate: one.expectedEnd }),
      score: one.grade ?? '',
    })),
    work: experience.map((one) => ({
      name: one.organisation ?? '',
      position: one.title,
      startDate: one.start,
      ...(one.end && { endDate: one.end }),
      highlights: one.highlights,
    })),
    projects: projects.map((one) => ({
      name: one.title,
      startDate: one.start,
      ...(one.end && { endDate: one.end }),
      highlights: one.highlights,
    })),
    skills: skills.map((one) => ({ name: one.label, level: String(one.level) })),
    languages: languages.map((one) => ({ language: one.language, fluency: one.level })),
  };
}
