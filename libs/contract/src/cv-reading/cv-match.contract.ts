import { z } from 'zod';
import { day, draftLine } from '../kernel/text.ts';
import { languageLevels } from '../interns/intern.contract.ts';
import { studyLevel, workMode } from '../internships/internship.contract.ts';
import { matchParts, matchQuoteLimit } from './match-parts.ts';

/** One thing that an internship asks for, in its own values: people read it as `requirementText` says it. */
export const matchRequirement = z.discriminatedUnion('kind', [
  /** `labelDe` is added to replies, where the skill has a German name; it is not stored. */
  z.strictObject({ kind: z.literal('skill'), label: z.string(), labelDe: z.string().optional() }),
  z.strictObject({ kind: z.literal('study'), levels: z.array(studyLevel) }),
  z.strictObject({ kind: z.literal('language'), language: z.string(), level: z.enum(languageLevels) }),
  z.strictObject({ kind: z.literal('dates'), from: day, flexible: z.boolean(), weeks: z.int().nullable() }),
  z.strictObject({ kind: z.literal('hours'), perWeek: z.int() }),
  z.strictObject({ kind: z.literal('place'), workMode, cities: z.array(z.string()) }),
]);
export type MatchRequirement = z.infer<typeof matchRequirement>;

/** The words that a grade rests on: of a page of the CV (null in formats without pages), or of the profile. */
export const matchEvidence = z.strictObject({
  from: z.enum(['cv', 'profile']),
  quote: z.string().max(matchQuoteLimit),
  page: z.int().nullable(),
  /** What in the quote answers the requirement, as it stands there. Missing in what was stored before it was kept. */
  words: z.array(z.string()).optional(),
});
export type MatchEvidence = z.infer<typeof matchEvidence>;

/** One requirement with its grade and its evidence; null for "not found". */
export const matchItem = z.strictObject({
  part: z.enum(matchParts),
  requirement: matchRequirement,
  /**
   * From 0 to 1; null where the words of the requirement are not known in the language of the CV, so that nothing was
   * compared.
   */
  grade: z.number().min(0).max(1).nullable(),
  /** The skill that was found in place of the one asked for. */
  related: z.string().optional(),
  /** Its German name, added to replies. */
  relatedDe: z.string().optional(),
  evidence: matchEvidence.nullable(),
});
export type MatchItem = z.infer<typeof matchItem>;

function parseRequirementKey(key: string): unknown {
  const end = key.indexOf(' ');
  try {
    return { part: key.slice(0, end), requirement: JSON.parse(key.slice(end + 1)) as unknown };
  } catch {
    return null;
  }
}

/** A requirement, sent as `requirementKeyOf` writes it. */
export const requirementKey = draftLine(2_000)
  .transform(parseRequirementKey)
  .pipe(matchItem.pick({ part: true, requirement: true }));

/** When somebody worked, as a CV says it: each a year or a year with its month. */
export const experienceSpan = z.strictObject({
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** It lasts until today. */
  open: z.boolean(),
});
export type ExperienceSpan = z.infer<typeof experienceSpan>;

/** See `RequiredSkillCount`. */
export const requiredSkillCount = z.strictObject({ found: z.int(), notCompared: z.int(), total: z.int() });

/**
 * How well a CV shows what an internship asks for. Whether somebody may apply is another question: see
 * `unmetRequirements`.
 */
export const match = z.strictObject({
  /**
   * From 0 to 100; null when something could not be compared, there was nothing to compare, or the CV cannot be read.
   */
  score: z.int().min(0).max(100).nullable(),
  items: z.array(matchItem),
  /** How many of the required skills a CV names. Missing in what was stored before they were counted. */
  requiredSkills: requiredSkillCount.optional(),
  /** Pages with text that a reader cannot see, which counts for nothing; null in formats without pages. */
  hiddenTextPages: z.array(z.int().nullable()).optional(),
  /** The jobs of a CV, which count for nothing. Missing in what was stored before they were kept, and while review is blind. */
  experience: z.array(experienceSpan).optional(),
  /** Of the function and of the reader of CVs, as `MATCH_ALGORITHM` has it. */
  algorithmVersion: z.string(),
});
export type Match = z.infer<typeof match>;

/** Returns what blind review shows of a quote: the names of skills, without what stands around them. */
export const quoteOfNames = (names: readonly string[]): string => `… ${names.join(' … ')} …`;

const blindEvidence = z
  .strictObject({ ...matchEvidence.shape, from: z.literal('cv'), words: z.array(z.string()).min(1) })
  .refine(({ quote, words }) => quote === quoteOfNames(words));

/** A match that quotes only the names of skills. */
export const blindMatch = z.strictObject({
  ...match.shape,
  items: z.array(z.strictObject({ ...matchItem.shape, evidence: blindEvidence.nullable() })),
});

const source = z.strictObject({ quote: z.string(), page: z.int().nullable() });
const mention = z.strictObject({
  id: z.string().nullable(),
  label: z.string(),
  /** The words of the CV. */
  words: z.string(),
  evidence: z.enum(['listed', 'shown']),
  source,
});

/** What a match looks at in a CV: stored with the document, so that a file is read once. */
export const cvEvidence = z.strictObject({
  /** What the CV is most likely written in, as ISO 639-1 code. */
  language: z.string().length(2),
  skills: z.array(mention),
  studies: z.array(z.strictObject({ level: z.string().nullable(), source })),
  languages: z.array(z.strictObject({ code: z.string(), level: z.enum(languageLevels).nullable(), source })),
  /** The text, in which skills are looked for that no list has. */
  lines: z.array(z.strictObject({ text: z.string(), page: z.int().nullable(), shown: z.boolean() })),
  /** See `match`. Missing in what was stored before it was looked for. */
  hiddenTextPages: z.array(z.int().nullable()).optional(),
  /** Its jobs. Missing in what was stored before they were kept. */
  experience: z.array(experienceSpan).optional(),
});
export type CvEvidence = z.infer<typeof cvEvidence>;

/** The same with the name that the CV begins with, as long as a name on a screen may be. */
export const namedCvEvidence = z.strictObject({
  ...cvEvidence.shape,
  name: z
    .string()
    .transform((name) => name.slice(0, 120))
    .nullable(),
});
export type NamedCvEvidence = z.infer<typeof namedCvEvidence>;
