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
});
export type MatchEvidence = z.infer<typeof matchEvidence>;

/** One requirement with its grade from 0 to 1 and its evidence; null for "not found". */
export const matchItem = z.strictObject({
  part: z.enum(matchParts),
  requirement: matchRequirement,
  grade: z.number().min(0).max(1),
  evidence: matchEvidence.nullable(),
});
export type MatchItem = z.infer<typeof matchItem>;

/** How well a CV shows what an internship asks for. Whether somebody may apply is another question: see `unmetRequirements`. */
export const match = z.strictObject({
  /** From 0 to 100; null when there was nothing to compare, or the CV cannot be read. */
  score: z.int().min(0).max(100).nullable(),
  items: z.array(matchItem),
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

/** What a match looks at in a CV: stored with the document, so that a file is read once. */
export const cvEvidence = z.strictObject({
  skills: z.array(
    z.strictObject({ id: z.string().nullable(), label: z.string(), evidence: z.enum(['listed', 'shown']), source }),
  ),
  studies: z.array(z.strictObject({ level: z.string().nullable(), source })),
  languages: z.array(z.strictObject({ code: z.string(), level: z.enum(languageLevels).nullable(), source })),
});
export type CvEvidence = z.infer<typeof cvEvidence>;
