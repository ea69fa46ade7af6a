import { z } from 'zod';
import { day } from '../kernel/text.ts';
import { languageLevels } from '../interns/intern.contract.ts';
import { studyLevel, workMode } from '../internships/internship.contract.ts';

/** What a match weighs, with its share of 100. */
export const matchWeights = { required: 50, preferred: 15, education: 15, practical: 10, languages: 10 } as const;
export type MatchPart = keyof typeof matchWeights;
export const matchParts = Object.keys(matchWeights) as [MatchPart, ...MatchPart[]];

/** Longest quote that a match keeps; a longer one is cut. */
export const matchQuoteLimit = 300;

/** One thing that an internship asks for, in its own values: people read it as `requirementText` says it. */
export const matchRequirement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('skill'), label: z.string() }),
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
  evidence: matchEvidence.nullable(),
});
export type MatchItem = z.infer<typeof matchItem>;

/** Returns whether a CV names a skill itself: shown or listed, and not only one that is related. */
export const isFoundSkill = (grade: number | null): boolean => grade !== null && grade >= 0.6;

/** Counts the required skills among the items of a match. */
export function countRequiredSkills(items: readonly Pick<MatchItem, 'part' | 'grade'>[]): RequiredSkillCount {
  const grades = items.filter(({ part }) => part === 'required').map(({ grade }) => grade);
  return {
    found: grades.filter(isFoundSkill).length,
    notCompared: grades.filter((grade) => grade === null).length,
    total: grades.length,
  };
}

/**
 * How many required skills were found, of how many; those that could not be compared are among neither the found nor
 * the missing.
 */
export const requiredSkillCount = z.strictObject({ found: z.int(), notCompared: z.int(), total: z.int() });
export type RequiredSkillCount = z.infer<typeof requiredSkillCount>;

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
  /** Of the function and of the reader of CVs, as `MATCH_ALGORITHM` has it. */
  algorithmVersion: z.string(),
});
export type Match = z.infer<typeof match>;

/** A match without the words of the candidate that it quotes. */
export const blindMatch = z.strictObject({
  ...match.shape,
  items: z.array(z.strictObject(matchItem.omit({ evidence: true }).shape)),
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
});
export type CvEvidence = z.infer<typeof cvEvidence>;
