import type { DraftUpdate, Eligibility } from '@prentice/contract';
import { narrowerSkills, relatedSkills } from '@prentice/contract/skills';
import { skillCalled } from './skill-names.ts';

/**
 * A skill that is asked for, by its key in the taxonomy where it has one, with the keys of those that are related to
 * it, and of those that count as it because they are a kind of it.
 */
export interface SkillAsked {
  readonly id: string | null;
  readonly label: string;
  readonly related: readonly string[];
  readonly narrower: readonly string[];
}

/** What an internship asks for, as far as a CV and a profile can answer it. */
export interface MatchRequirements
  extends
    Pick<Eligibility, 'studyLevels' | 'languages'>,
    Pick<DraftUpdate, 'startDate' | 'startFlexible' | 'durationWeeks' | 'hoursPerWeek' | 'workMode'> {
  readonly requiredSkills: readonly SkillAsked[];
  readonly preferredSkills: readonly SkillAsked[];
  readonly locations: readonly { readonly city: string; readonly country: string }[];
}

/** The fields of an internship that a match looks at. */
export const matchedFields = [
  'requiredSkills',
  'preferredSkills',
  'eligibility',
  'startDate',
  'startFlexible',
  'durationWeeks',
  'hoursPerWeek',
  'workMode',
  'locations',
] as const satisfies readonly (keyof DraftUpdate)[];
/** An internship of which a match knows what is asked for. */
export type MatchedInternship = Pick<DraftUpdate, (typeof matchedFields)[number]>;

function askedSkill({ id, label }: MatchedInternship['requiredSkills'][number]): SkillAsked {
  const key = id ?? skillCalled(label)?.id ?? null;
  return { id: key, label, related: key ? relatedSkills(key) : [], narrower: key ? narrowerSkills(key) : [] };
}

/**
 * Returns what an internship asks for. Free text that the taxonomy knows by an English or German name counts as its
 * skill.
 */
export function matchRequirementsOf(internship: MatchedInternship): MatchRequirements {
  const { requiredSkills, preferredSkills, eligibility, ...practical } = internship;
  const { studyLevels, languages } = eligibility;
  return {
    ...practical,
    studyLevels,
    languages,
    requiredSkills: requiredSkills.map(askedSkill),
    preferredSkills: preferredSkills.map(askedSkill),
  };
}
