import {
  category,
  employerType,
  industry,
  internshipState,
  languageLevels,
  parseRows,
  payTypes,
  sizeBand,
  studyLevel,
  workMode,
} from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import { z } from 'zod';
import writtenCompanies from '../data/demo-companies.json' with { type: 'json' };
import writtenInternships from '../data/demo-internships.json' with { type: 'json' };
import logos from '../data/demo-logos.json' with { type: 'json' };
import moderation from '../data/demo-moderation.json' with { type: 'json' };
import writtenStudents from '../data/demo-students.json' with { type: 'json' };

/* The content of the demo that was written by hand. Days are counted from the moment of seeding: what is written never
   gets old. */

const text = z.string().min(1);
const texts = z.array(text);
const amounts = z.tuple([z.number(), z.number()]);

const company = z.strictObject({
  name: text,
  legalName: text,
  industry,
  type: employerType,
  sizeBand,
  country: text,
  city: text,
  address: text,
  registrationNumber: text,
  /** From ranges that are reserved for fiction; not every country has one. */
  phone: text.nullable().default(null),
  owner: text,
  about: text,
  state: z.enum(['verified', 'pending', 'info_requested', 'unverified']).default('verified'),
  /** Age of the account in days; by chance when it is left out. */
  ageDays: z.int().optional(),
});
export type WrittenCompany = z.infer<typeof company>;

const internship = z.strictObject({
  company: text,
  title: text,
  category,
  mode: workMode,
  language: z.enum(['en', 'de']).default('en'),
  description: z.string(),
  tasks: texts,
  learn: texts,
  mentor: text.nullable().default(null),
  state: internshipState.default('open'),
  /** So many days ago, and so many days ahead. */
  opened: z.int().default(0),
  deadline: z.int(),
  weeks: z.int(),
  hours: z.int(),
  /** Per month, in whole units of the country's currency. */
  pay: amounts,
  payType: z.enum(payTypes).default('paid'),
  benefits: text.nullable().default(null),
  openings: z.int().default(1),
  credit: z.boolean().default(false),
  blind: z.boolean().default(false),
  sponsorship: z.boolean().default(false),
  skills: texts,
  nice: texts.default([]),
  levels: z.array(studyLevel).default([]),
  /** Such as `de:B2`. */
  langs: texts.default([]),
  questions: texts.default([]),
  days: z.int(),
  city: text.optional(),
  /** Whether students of the demo have applied. */
  applied: z.boolean().default(true),
});
export type WrittenInternship = z.infer<typeof internship>;

const suspicious = internship.extend({
  state: internshipState.default('pending_review'),
  /** The title of the internship whose text was copied. */
  copyOf: text.optional(),
  /** The rules that find something in it. */
  expected: texts,
});

const promotion = internship.omit({ opened: true }).extend({ cities: texts });

const entry = z.tuple([text, text, z.number(), z.number().nullable(), texts]);
const student = z.strictObject({
  first: text,
  last: text,
  /** Of the demo account; the others get one of their name. */
  email: text.optional(),
  lang: z.enum(['en', 'de']).default('en'),
  headline: text,
  about: text,
  /** Degree, subject, institution, and in academic years: since when, and until when. */
  edu: z.array(z.tuple([studyLevel, text, text, z.number(), z.number()])),
  /** What, where, and in months before now: since when, and until when. */
  work: z.array(entry),
  projects: z.array(z.tuple([text, z.number(), z.number(), texts])).default([]),
  skills: z.record(text, z.int().min(1).max(4)),
  languages: z.record(text, z.enum(languageLevels)),
  city: text,
  modes: z.array(workMode),
  hours: z.int(),
  /** Where they apply. */
  fields: z.array(category),
  /** What they write in an application. */
  why: text,
});
export type WrittenStudent = z.infer<typeof student>;

/**
 * Returns everything that was written for the demo; read when it is needed, which is once in the life of a database.
 */
export function writtenContent() {
  const copies = parseRows(moderation.postings, suspicious);
  const { cities, ...crowd } = promotion.parse({ state: 'pending_review', ...moderation.promotion });
  return {
    companies: parseRows([...writtenCompanies, ...moderation.employers], company),
    internships: parseRows(writtenInternships, internship),
    suspicious: copies,
    /** The same posting for a dozen towns, all of one day. */
    promotions: cities.map((city): WrittenInternship => ({
      ...crowd,
      title: `${crowd.title} ${city}`,
      city,
      opened: 0,
    })),
    students: parseRows(writtenStudents, student),
  };
}

/** How many records the demo has of each kind; a test counts them. */
export const writtenAmounts = {
  employers: writtenCompanies.length + moderation.employers.length,
  internships: writtenInternships.length + moderation.postings.length + moderation.promotion.cities.length,
  interns: writtenStudents.length,
};

const logoFiles: ReadonlyMap<string, string> = new Map(Object.entries(logos));

/** Returns the logo of a company as WebP, as `api/demo/draw-company-logos.mjs` has drawn it; null when it has none. */
export function logoOf(name: string): Buffer | null {
  const logo = logoFiles.get(name);
  return logo === undefined ? null : Buffer.from(logo, 'base64');
}

let skillIds: ReadonlyMap<string, string> | undefined;

/** Returns a skill of the taxonomy by its label, or as free text where it has none such. */
export function skillNamed(label: string): { id: string | null; label: string } {
  skillIds ??= new Map(skillTaxonomy.map((skill) => [skill.label, skill.id]));
  return { id: skillIds.get(label) ?? null, label };
}
