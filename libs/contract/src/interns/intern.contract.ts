import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import {
  httpsUrl,
  instant,
  yearOrMonth,
  isEndBeforeStart,
  day,
  line,
  nameText,
  optionalLine,
  optionalNameText,
  optionalText,
  phone,
} from '../kernel/text.ts';
import { location, skillNeed, studyLevel, workMode } from '../internships/internship.contract.ts';
import { knownCountry, knownLanguage } from '../places/place.contract.ts';

export const internLimits = {
  name: 60,
  headline: 120,
  about: 1_500,
  education: 5,
  institution: { min: 2, max: 120 },
  field: 80,
  grade: 20,
  entries: 10,
  highlights: { count: 6, length: 300 },
  skills: 30,
  languages: 8,
  links: 5,
  places: 5,
  interestAt: 40,
  applyAt: 60,
} as const;
const limits = internLimits;

export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const visibilities = ['private', 'applied_only', 'verified_employers'] as const;
export const authorisations = ['authorised', 'temporary', 'needs_sponsorship', 'prefer_not_to_say'] as const;

const ordered = (value: { start: string; end: string | null }) =>
  value.end === null || !isEndBeforeStart(value.start, value.end);
const endLast = { path: ['end'], message: 'This can’t be before the start.' };

export const education = z
  .strictObject({
    institution: nameText(limits.institution.min, limits.institution.max),
    degree: studyLevel,
    field: optionalLine(1, limits.field),
    start: yearOrMonth,
    expectedEnd: yearOrMonth.nullable().default(null),
    grade: optionalLine(1, limits.grade),
  })
  .refine((value) => ordered({ start: value.start, end: value.expectedEnd }), {
    path: ['expectedEnd'],
    message: 'This can’t be before the start.',
  });

export const experienceEntry = z
  .strictObject({
    title: line(1, 120),
    organisation: optionalNameText(1, 120),
    start: yearOrMonth,
    end: yearOrMonth.nullable().default(null),
    highlights: z.array(line(1, limits.highlights.length)).max(limits.highlights.count).default([]),
  })
  .refine(ordered, endLast);

const skill = skillNeed.extend({ level: z.int().min(1).max(4) });
const language = z.strictObject({ language: knownLanguage, level: z.enum(languageLevels) });
const nullable = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable())
    .default(null);

/** The whole profile as its owner writes it. Every step of the setup saves it as far as it has got. */
export const internUpdate = z.strictObject({
  firstName: optionalNameText(1, limits.name),
  lastName: optionalNameText(1, limits.name),
  phone: nullable(phone),
  headline: optionalLine(1, limits.headline),
  about: optionalText(1, limits.about),
  education: z.array(education).max(limits.education).default([]),
  experience: z.array(experienceEntry).max(limits.entries).default([]),
  projects: z.array(experienceEntry).max(limits.entries).default([]),
  skills: z.array(skill).max(limits.skills).default([]),
  languages: z.array(language).max(limits.languages).default([]),
  links: z.array(httpsUrl).max(limits.links).default([]),
  locationPreferences: z.array(location).max(limits.places).default([]),
  workModes: z.array(workMode).max(3).default([]),
  availability: z
    .strictObject({ from: day, to: day.nullable().default(null), hoursPerWeek: z.int().min(1).max(40) })
    .refine((value) => value.to === null || value.to >= value.from, {
      path: ['to'],
      message: 'This can’t be before the start.',
    })
    .nullable()
    .default(null),
  workAuthorisation: z
    .array(z.strictObject({ country: knownCountry, status: z.enum(authorisations) }))
    .max(10)
    .default([]),
  visibility: z.enum(visibilities).default('private'),
});
export type InternUpdate = z.infer<typeof internUpdate>;

export const internRecord = z.object({
  id,
  userId: id,
  ...internUpdate.shape,
  email: z.string(),
  defaultCvId: id.nullable(),
  completeness: z.int().min(0).max(100),
  /** Standing of the account, for administrators. */
  status: z.string(),
  applicationCount: z.int(),
  /** "A. K." for lists that hide the name. */
  maskedName: z.string(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

/** The five steps of the setup and the fields that each one writes. */
export const profileSteps = [
  { key: 'about', fields: ['firstName', 'lastName', 'phone', 'headline', 'about'] },
  { key: 'education', fields: ['education'] },
  { key: 'experience', fields: ['experience', 'projects', 'skills', 'languages', 'links'] },
  { key: 'wishes', fields: ['locationPreferences', 'workModes', 'availability', 'workAuthorisation'] },
  { key: 'cv', fields: ['visibility'] },
] as const satisfies readonly { key: string; fields: readonly (keyof InternUpdate)[] }[];
