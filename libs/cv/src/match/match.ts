import {
  matchQuoteLimit,
  matchWeights,
  type CvEvidence,
  type Match,
  type MatchEvidence,
  type MatchItem,
} from '@prentice/contract';
import { CV_ENGINE_VERSION, type CvDocument } from '../reading/cv-document.ts';
import type { FieldSource } from '../reading/field-source.ts';
import type { MatchRequirements, SkillAsked } from './match-requirements.ts';
import { practicalItems, type PracticalFacts } from './practical-items.ts';

/** Counts up with every change of what a match says of the same CV, profile and internship. */
const MATCH_VERSION = 2;

/** Stored beside each match: one of another algorithm is computed again. */
export const MATCH_ALGORITHM = `${MATCH_VERSION}.${CV_ENGINE_VERSION}`;

/** What evidence is worth: a skill shown in a study, job or project, only listed, or only a related one. */
export const evidenceGrades = { shown: 1, listed: 0.6, related: 0.3 } as const;

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
type Mention = CvEvidence['skills'][number];

const cut = (quote: string): string =>
  quote.length <= matchQuoteLimit ? quote : `${quote.slice(0, matchQuoteLimit - 1).trimEnd()}…`;

const evidenceOf = (found: { readonly source: CvEvidence['skills'][number]['source'] } | undefined) =>
  found ? ({ from: 'cv', quote: cut(found.source.quote), page: found.source.page } satisfies MatchEvidence) : null;

const isSame = (mention: Mention, { id, label }: SkillAsked): boolean =>
  id ? mention.id === id : mention.label.toLowerCase() === label.toLowerCase();

function skillItem(part: 'required' | 'preferred', skill: SkillAsked, cv: CvEvidence): MatchItem {
  const same = cv.skills.filter((mention) => isSame(mention, skill));
  const best = same.find(({ evidence }) => evidence === 'shown') ?? same[0];
  const near = cv.skills.find(({ id }) => id !== null && skill.related.includes(id));
  const grade = best ? evidenceGrades[best.evidence] : near ? evidenceGrades.related : 0;
  return { part, requirement: { kind: 'skill', label: skill.label }, grade, evidence: evidenceOf(best ?? near) };
}

const higher: readonly (string | null)[] = ['bachelor', 'master', 'doctorate'];
const isAsked = (level: string | null, asked: readonly string[]): boolean =>
  level !== null && (asked.includes(level) || (asked.includes('graduate') && higher.includes(level)));

/** A study of another level is some evidence; one whose level is not known, none. */
function educationItems({ studyLevels }: MatchRequirements, cv: CvEvidence): MatchItem[] {
  if (studyLevels.length === 0) return [];
  const asked = cv.studies.find(({ level }) => isAsked(level, studyLevels));
  const other = cv.studies.find(({ level }) => level !== null);
  const grade = asked ? evidenceGrades.shown : other ? evidenceGrades.related : 0;
  const requirement: MatchItem['requirement'] = { kind: 'study', levels: [...studyLevels] };
  return [{ part: 'education', requirement, grade, evidence: evidenceOf(asked ?? other) }];
}

/** A language without a level counts as listed, one of a lower level as related. */
const languageItems = ({ languages }: MatchRequirements, cv: CvEvidence): MatchItem[] =>
  languages.map(({ language, level }) => {
    const stated = cv.languages.find(({ code }) => code === language.split('-')[0]);
    const enough = stated?.level ? levels.indexOf(stated.level) >= levels.indexOf(level) : null;
    const { shown, listed, related } = evidenceGrades;
    const grade = stated ? (enough === null ? listed : enough ? shown : related) : 0;
    return {
      part: 'languages',
      requirement: { kind: 'language', language, level },
      grade,
      evidence: evidenceOf(stated),
    };
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

/** The match of a CV that cannot be read: of this algorithm, so that nobody tries it again. */
export const unreadableMatch: Match = { score: null, items: [], algorithmVersion: MATCH_ALGORITHM };

/**
 * Compares a CV with an internship. The same input gives the same result, and removing a skill never raises the score, which
 * is from 0 to 100 with the weights renormalised over what is asked for and can be known. It says how well the CV shows what is
 * asked for; whether somebody may apply is another question.
 * @param facts what the profile says beside the CV; what is null there is left out of the match
 */
export function matchCv(cv: CvEvidence, asked: MatchRequirements, facts: PracticalFacts): Match {
  const items = [
    ...asked.requiredSkills.map((skill) => skillItem('required', skill, cv)),
    ...asked.preferredSkills.map((skill) => skillItem('preferred', skill, cv)),
    ...educationItems(asked, cv),
    ...practicalItems(asked, facts),
    ...languageItems(asked, cv),
  ];
  return { score: scoreOf(items), items, algorithmVersion: MATCH_ALGORITHM };
}

const placeOf = ({ quote, page }: FieldSource) => ({ quote: cut(quote), page });

/** Returns what a match looks at in a CV: small enough to be kept beside the file. */
export const evidenceIn = ({ skills, studies, languages }: CvDocument): CvEvidence => ({
  skills: skills.map(({ id, label, evidence, source }) => ({ id, label, evidence, source: placeOf(source) })),
  studies: studies.map(({ level, source }) => ({ level, source: placeOf(source) })),
  languages: languages.map(({ code, level, source }) => ({ code, level, source: placeOf(source) })),
});
