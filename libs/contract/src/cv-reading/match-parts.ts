/** What a match weighs, with its share of 100. */
export const matchWeights = { required: 50, preferred: 15, education: 15, practical: 10, languages: 10 } as const;
export type MatchPart = keyof typeof matchWeights;
export const matchParts = Object.keys(matchWeights) as [MatchPart, ...MatchPart[]];

/** Longest quote that a match keeps; a longer one is cut. */
export const matchQuoteLimit = 300;

/** What counting needs of a requirement: the part it belongs to, and its grade from 0 to 1, null where nothing was compared. */
interface GradedItem {
  readonly part: MatchPart;
  readonly grade: number | null;
}

/**
 * How many required skills were found, of how many; those that could not be compared are among neither the found nor
 * the missing.
 */
export type RequiredSkillCount = Record<'found' | 'notCompared' | 'total', number>;

/**
 * Returns whether a CV names a skill itself: shown or listed, and not only one that is related. People read a count of
 * these without the word "found", which is said of those that are shown.
 */
export const isFoundSkill = (grade: number | null): boolean => grade !== null && grade >= 0.6;

/** Counts the required skills among the items of a match. */
export function countRequiredSkills(items: readonly GradedItem[]): RequiredSkillCount {
  const grades = items.filter(({ part }) => part === 'required').map(({ grade }) => grade);
  return {
    found: grades.filter(isFoundSkill).length,
    notCompared: grades.filter((grade) => grade === null).length,
    total: grades.length,
  };
}

/** How many skills were found, and how many of those are only listed; missing where only the counts were kept. */
export interface SkillCount extends RequiredSkillCount {
  readonly listed?: number;
}

/** Counts skills, and how many of them are listed without an example. */
export function countSkills(items: readonly Pick<GradedItem, 'grade'>[]): SkillCount {
  const listed = items.filter(({ grade }) => isFoundSkill(grade) && Number(grade) < 1).length;
  return { ...countRequiredSkills(items.map(({ grade }) => ({ part: 'required', grade }))), listed };
}

/** A requirement: its part, and its own values in one order, as `matchRequirement` has them. */
interface AskedRequirement {
  readonly part: MatchPart;
  readonly requirement: object;
}

/** Returns what tells a requirement from the others of its internship: the same for each CV that is compared with it. */
export const requirementKeyOf = ({ part, requirement }: AskedRequirement): string =>
  `${part} ${JSON.stringify({ ...requirement, labelDe: undefined })}`;
