import {
  internCompleteness,
  internUpdate,
  type Candidate,
  type InternUpdate,
  type Actor,
  type Me,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { type InternEntity, type InternRow, InternProfile } from './intern.entity.ts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import type { ProfileSource } from '../accounts/index.ts';

const fields = internUpdate.keyof().options;

/** Returns the fields that the owner writes. */
export const ownerFieldsOf = (profile: Pick<InternEntity, keyof InternUpdate>): InternUpdate =>
  internUpdate.parse(Object.fromEntries(fields.map((field) => [field, profile[field] ?? undefined])));

/** Shortens a name to "A. K." for lists that hide the name. */
export const maskedName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last]
    .map((name) => (name ? `${[...name][0] ?? ''}.` : ''))
    .filter(Boolean)
    .join(' ') || '–';

/**
 * Returns a profile in which nothing has been written. It has the id of its account, so that there is never a second
 * one.
 */
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

/** Returns the profile as an application takes it over. */
export function candidateOf(profile: Pick<InternEntity, keyof InternUpdate | 'email'>): Candidate {
  const { visibility: _, ...visibleFields } = ownerFieldsOf(profile);
  return { ...visibleFields, email: profile.email };
}

/** Returns the profile as JSON Resume (jsonresume.org schema 1.0.0). */
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
    education: education.map((study) => ({
      institution: study.institution,
      studyType: study.degree,
      area: study.field ?? '',
      startDate: study.start,
      ...(study.expectedEnd && { endDate: study.expectedEnd }),
      score: study.grade ?? '',
    })),
    work: experience.map((position) => ({
      name: position.organisation ?? '',
      position: position.title,
      startDate: position.start,
      ...(position.end && { endDate: position.end }),
      highlights: position.highlights,
    })),
    projects: projects.map((project) => ({
      name: project.title,
      startDate: project.start,
      ...(project.end && { endDate: project.end }),
      highlights: project.highlights,
    })),
    skills: skills.map((skill) => ({ name: skill.label, level: String(skill.level) })),
    languages: languages.map((language) => ({ language: language.language, fluency: language.level })),
  };
}

/** Contributes the profile of an intern who signs in. */
@Injectable()
export class InternProfileSource implements ProfileSource {
  readonly kind = 'intern';

  constructor(private readonly database: Database) {}

  async find({ id }: Actor): Promise<Me['profile']> {
    const rows = this.database.collection<InternRow>(InternProfile);
    const row = id ? await rows.findOne({ userId: new ObjectId(id) }) : null;
    return {
      kind: 'intern',
      profileId: row?._id.toHexString() ?? null,
      firstName: row?.firstName ?? null,
      lastName: row?.lastName ?? null,
      completeness: row?.completeness ?? 0,
      defaultCvId: row?.defaultCvId?.toHexString() ?? null,
    };
  }
}
