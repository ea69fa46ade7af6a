import type { CvDocument, SkillMention } from '../reading/cv-document.ts';
import type { FieldSource } from '../reading/field-source.ts';

/** Counts up with every change of what a match says of the same CV and internship. */
export const MATCH_VERSION = '1';

/** The share of each part, of 100: the weights of the product's specification of the CV engine. */
export const matchWeights = { required: 50, preferred: 15, education: 15, practical: 10, languages: 10 } as const;
export type MatchPart = keyof typeof matchWeights;

/** What a mention of a skill is worth: shown in a study, job or project, or only listed. */
export const evidenceGrades = { shown: 1, listed: 0.6, related: 0.3 } as const;

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** What an internship asks for, as far as a CV can answer it. */
export interface MatchRequirements {
  readonly requiredSkills: readonly { readonly id: string | null; readonly label: string }[];
  readonly preferredSkills: readonly { readonly id: string | null; readonly label: string }[];
  readonly studyLevels: readonly string[];
  readonly languages: readonly { readonly language: string; readonly level: (typeof levels)[number] }[];
  /** Keys of skills that the taxonomy calls related, by key. */
  readonly related: ReadonlyMap<string, readonly string[]>;
}

/** One requirement with its evidence; null for "not found". */
export interface MatchItem {
  readonly part: MatchPart;
  readonly requirement: string;
  /** From 0 to 1. */
  readonly grade: number;
  readonly evidence: FieldSource | null;
}

/** From 0 to 100, with the weights renormalised over what the internship asks for; null when it asks for nothing. */
export interface CvMatch {
  readonly version: string;
  readonly score: number | null;
  readonly items: readonly MatchItem[];
}

type Skill = MatchRequirements['requiredSkills'][number];

const isSame = (mention: SkillMention, skill: Skill): boolean =>
  skill.id ? mention.id === skill.id : mention.label.toLowerCase() === skill.label.toLowerCase();

function skillItem(
  part: 'required' | 'preferred',
  skill: Skill,
  cv: CvDocument,
  related: readonly string[],
): MatchItem {
  const own = cv.skills.filter((mention) => isSame(mention, skill));
  const best = own.find(({ evidence }) => evidence === 'shown') ?? own[0];
  const near = cv.skills.find(({ id }) => id !== null && related.includes(id));
  const grade = best ? evidenceGrades[best.evidence] : near ? evidenceGrades.related : 0;
  return { part, requirement: skill.label, grade, evidence: (best ?? near)?.source ?? null };
}

function educationItems({ studyLevels }: MatchRequirements, cv: CvDocument): MatchItem[] {
  if (studyLevels.length === 0) return [];
  const study = cv.studies.find(({ level }) => level !== null && studyLevels.includes(level));
  const item = { requirement: studyLevels.join(', '), grade: study ? 1 : 0, evidence: study?.source ?? null };
  return [{ part: 'education', ...item }];
}

const languageItems = ({ languages }: MatchRequirements, cv: CvDocument): MatchItem[] =>
  languages.map(({ language, level }) => {
    const stated = cv.languages.find(({ code }) => code === language);
    const enough = stated?.level && levels.indexOf(stated.level) >= levels.indexOf(level);
    const grade = enough ? 1 : stated ? 0.5 : 0;
    return { part: 'languages', requirement: `${language} ${level}`, grade, evidence: stated?.source ?? null };
  });

function scoreOf(items: readonly MatchItem[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const [part, weight] of Object.entries(matchWeights)) {
    const grades = items.filter((item) => item.part === part).map((item) => item.grade);
    if (grades.length === 0) continue;
    sum += (weight * grades.reduce((total, grade) => total + grade, 0)) / grades.length;
    weights += weight;
  }
  return weights === 0 ? null : Math.round((100 * sum) / weights);
}

/**
 * Compares a CV with an internship. The same input gives the same result, and removing a skill never raises the score. It says
 * how well the CV shows what is asked for; whether somebody may apply is another question.
 */
export function matchCv(cv: CvDocument, asked: MatchRequirements): CvMatch {
  const of = (part: 'required' | 'preferred', skills: readonly Skill[]): MatchItem[] =>
    skills.map((skill) => skillItem(part, skill, cv, (skill.id && asked.related.get(skill.id)) || []));
  const items = [
    ...of('required', asked.requiredSkills),
    ...of('preferred', asked.preferredSkills),
    ...educationItems(asked, cv),
    ...languageItems(asked, cv),
  ];
  return { version: MATCH_VERSION, score: scoreOf(items), items };
}
