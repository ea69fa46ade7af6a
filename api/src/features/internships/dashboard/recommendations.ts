import {
  isFoundSkill,
  type Candidate,
  type InternDashboard,
  type Id,
  type Match,
  type SkillNeed,
} from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';

type Recommendation = InternDashboard['recommendations'][number];
type Posting = Recommendation['internship'];

/** What is known about the interests of a student. */
export interface StudentInterests {
  readonly skills: Candidate['skills'];
  /** What the student studies, and the internships that a search for it finds. */
  readonly study: { readonly subject: string | null; readonly foundIds: ReadonlySet<Id> };
  readonly places: Candidate['locationPreferences'];
  /** Internships that the student knows already: applied to, or bookmarked. */
  readonly knownIds: ReadonlySet<Id>;
  readonly appliedCategories: ReadonlySet<string | null>;
  readonly appliedEmployers: ReadonlySet<string>;
  /** How the student's CV fits each internship; empty when no CV has been read. */
  readonly matches: ReadonlyMap<Id, Match>;
}

/** How many are recommended, and how many of them the dashboard shows at a time. */
const POOL_SIZE = 12;
const SHOWN = 5;

const officeSoftware: ReadonlySet<string> = new Set(
  'microsoft-office microsoft-excel microsoft-word microsoft-powerpoint microsoft-outlook google-sheets google-workspace'.split(
    ' ',
  ),
);

/** The names of what nearly every student knows, in small letters: office software, and personal skills. */
const commonSkills: ReadonlySet<string> = new Set(
  skillTaxonomy
    .filter(({ id, category }) => category === 'personal' || officeSoftware.has(id))
    .flatMap(({ label, synonyms }) => [label, ...synonyms])
    .map((name) => name.toLowerCase()),
);

/**
 * Returns whether a skill is worth mentioning: what nearly every student knows is no reason to recommend an internship.
 */
const isTelling = (label: string): boolean => !commonSkills.has(label.toLowerCase());

/**
 * Lists the skills that an internship asks for and a candidate has, by the taxonomy's id or the same words; at most
 * five.
 */
function sharedSkills(needed: readonly SkillNeed[], skills: Candidate['skills']): string[] {
  const ids = new Set(skills.flatMap((skill) => skill.id ?? []));
  const labels = new Set(skills.map((skill) => skill.label.toLowerCase()));
  const has = (need: SkillNeed): boolean =>
    (need.id !== null && ids.has(need.id)) || labels.has(need.label.toLowerCase());
  return needed
    .filter(has)
    .map((need) => need.label)
    .filter(isTelling)
    .slice(0, 5);
}

const isSamePlace = (place: { city: string; country: string }, other: { city: string; country: string }): boolean =>
  place.country === other.country && place.city.toLowerCase() === other.city.toLowerCase();

/** Lists the required skills that a CV names, the shown before the listed; at most five. */
const skillsOfCv = (match: Match | undefined): string[] =>
  (match?.items ?? [])
    .filter(({ part, grade }) => part === 'required' && isFoundSkill(grade))
    .toSorted((item, other) => (other.grade ?? 0) - (item.grade ?? 0))
    .flatMap(({ requirement }) => (requirement.kind === 'skill' ? [requirement.label] : []))
    .filter(isTelling)
    .slice(0, 5);

/** The more telling first. */
const order = [
  'cv',
  'skills',
  'study',
  'place',
  'category',
  'employer',
  'new',
] as const satisfies readonly Recommendation['reason'][];

function explain(internship: Posting, interests: StudentInterests): Recommendation {
  const inCv = skillsOfCv(interests.matches.get(internship.id));
  if (inCv.length > 0) return { internship, reason: 'cv', words: inCv };
  const skills = sharedSkills(internship.requiredSkills, interests.skills);
  if (skills.length > 0) return { internship, reason: 'skills', words: skills };
  const { subject, foundIds } = interests.study;
  if (subject !== null && foundIds.has(internship.id)) return { internship, reason: 'study', words: [subject] };
  const places = internship.locations.filter((place) => interests.places.some((entry) => isSamePlace(entry, place)));
  if (places.length > 0) return { internship, reason: 'place', words: places.map(({ city }) => city).slice(0, 5) };
  if (interests.appliedCategories.has(internship.category)) return { internship, reason: 'category', words: [] };
  const reason = interests.appliedEmployers.has(internship.employer.slug) ? 'employer' : 'new';
  return { internship, reason, words: [] };
}

/** Compares by what fits the studies first. */
const byStudy =
  ({ study: { foundIds } }: StudentInterests) =>
  ({ internship: { id } }: Recommendation, { internship: other }: Recommendation): number =>
    Number(foundIds.has(other.id)) - Number(foundIds.has(id));

/**
 * Compares by what fits the studies first, then by reason; among those of the CV by the score of the match, then by how
 * many words the reason has.
 */
const byRelevance =
  (interests: StudentInterests) =>
  (recommendation: Recommendation, other: Recommendation): number => {
    const score = ({ internship }: Recommendation): number => interests.matches.get(internship.id)?.score ?? 0;
    return (
      byStudy(interests)(recommendation, other) ||
      order.indexOf(recommendation.reason) - order.indexOf(other.reason) ||
      (recommendation.reason === 'cv' ? score(other) - score(recommendation) : 0) ||
      other.words.length - recommendation.words.length
    );
  };

/**
 * Keeps the first and moves the others on by as many as are shown, so that each day shows what the day before did not.
 */
function varyByDay<T>([first, ...others]: readonly T[], day: number): T[] {
  if (first === undefined) return [];
  const start = others.length === 0 ? 0 : (day * (SHOWN - 1)) % others.length;
  return [first, ...others.slice(start), ...others.slice(0, start)];
}

/**
 * Returns what to recommend, each with the reason: the best match always comes first, then what else fits the
 * studies; the order of the others changes by the day.
 * @param postings open internships, newest first
 * @param day counts the days, in UTC; the same day gives the same recommendations
 */
export function recommendationsOf(
  postings: readonly Posting[],
  interests: StudentInterests,
  day: number,
): Recommendation[] {
  const unknown = postings.filter(({ id }) => !interests.knownIds.has(id));
  const best = unknown.map((posting) => explain(posting, interests)).toSorted(byRelevance(interests));
  return varyByDay(best.slice(0, POOL_SIZE), day).toSorted(byStudy(interests));
}
