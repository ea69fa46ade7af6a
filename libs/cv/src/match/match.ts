import {
  countRequiredSkills,
  matchQuoteLimit,
  matchWeights,
  type CvEvidence,
  type Match,
  type MatchEvidence,
  type MatchItem,
} from '@prentice/contract';
import { isLicence, isNamedIn } from '@prentice/contract/skills';
import { CV_ENGINE_VERSION, type CvDocument } from '../reading/cv-document.ts';
import { quoteOf, type FieldSource } from '../reading/field-source.ts';
import { withoutPrivate } from '../review/private-text.ts';
import { vocabularyOf } from '../review/review-words.ts';
import { linesIn } from '../sections/sections.ts';
import { vocabularies } from '../vocabulary/vocabulary.ts';
import type { MatchRequirements, SkillAsked } from './match-requirements.ts';
import { practicalItems, type PracticalFacts } from './practical-items.ts';
import { isTold, skillMentions } from './skill-evidence.ts';
import { stemsOf, wordsIn } from './skill-names.ts';

/** Counts up with every change of what a match says of the same CV, profile and internship. */
const MATCH_VERSION = 5;

/** Stored beside each match: one of another algorithm is computed again. */
export const MATCH_ALGORITHM = `${MATCH_VERSION}.${CV_ENGINE_VERSION}`;

/** What evidence is worth: a skill shown in a study, job or project, only listed, or only a related one. */
export const evidenceGrades = { shown: 1, listed: 0.6, related: 0.3 } as const;

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
type Mention = CvEvidence['skills'][number];

const cut = (quote: string): string =>
  quote.length <= matchQuoteLimit ? quote : `${quote.slice(0, matchQuoteLimit - 1).trimEnd()}…`;

const evidenceOf = (evidence: { readonly source: Mention['source']; readonly words?: string } | undefined) =>
  evidence
    ? ({
        from: 'cv',
        quote: cut(evidence.source.quote),
        page: evidence.source.page,
        words: evidence.words === undefined ? [] : [evidence.words],
      } satisfies MatchEvidence)
    : null;

const nameForms: ReadonlyMap<string, RegExp> = new Map(
  vocabularies.map(({ language, skillForms }) => [language, new RegExp(skillForms.join('|'), 'iu')]),
);

/**
 * Whether the words of a requirement are known in the language of a CV. Free text without a sign of its language may be
 * a proper name.
 */
function isComparable({ id, label }: SkillAsked, language: string): boolean {
  if (id) return isNamedIn(id, language);
  const likely = [...nameForms].filter(([, form]) => form.test(label)).map(([name]) => name);
  return likely.length === 0 || likely.includes(language);
}

/* Stems of the lines of a CV: recommendations hold one CV against hundreds of internships. */
const stemsByCv = new WeakMap<CvEvidence, readonly string[]>();

function stemmedLines(cv: CvEvidence): readonly string[] {
  const stems = stemsByCv.get(cv) ?? cv.lines.map(({ text }) => ` ${stemsOf(wordsIn(text))} `);
  stemsByCv.set(cv, stems);
  return stems;
}

/** Looks for free text that the taxonomy does not know in the whole CV: first where something is told. */
function mentionOfText(label: string, cv: CvEvidence): Mention[] {
  const words = ` ${stemsOf(wordsIn(label))} `;
  const lines = cv.lines.filter((_, index) => words.trim() !== '' && stemmedLines(cv)[index]?.includes(words));
  return lines.map(({ text, page, shown: isShown }) => ({
    id: null,
    label,
    words: label,
    evidence: isShown ? 'shown' : 'listed',
    source: { quote: text, page },
  }));
}

const gradeOf = (mention: Mention): number =>
  mention.id !== null && isLicence(mention.id) ? evidenceGrades.shown : evidenceGrades[mention.evidence];

/* Where a CV names the skill itself and kinds of it, the skill itself comes first. */
const mentionsOf = ({ id, narrower }: SkillAsked, cv: CvEvidence): Mention[] => [
  ...cv.skills.filter((mention) => mention.id === id),
  ...cv.skills.filter((mention) => mention.id !== null && narrower.includes(mention.id)),
];

function skillItem(part: 'required' | 'preferred', skill: SkillAsked, cv: CvEvidence): MatchItem {
  const requirement: MatchItem['requirement'] = { kind: 'skill', label: skill.label };
  const same = skill.id ? mentionsOf(skill, cv) : mentionOfText(skill.label, cv);
  const best = same.find(({ evidence }) => evidence === 'shown') ?? same[0];
  if (best) return { part, requirement, grade: gradeOf(best), evidence: evidenceOf(best) };
  const near = cv.skills.find(({ id }) => id !== null && skill.related.includes(id));
  if (near)
    return { part, requirement, grade: evidenceGrades.related, related: near.label, evidence: evidenceOf(near) };
  return { part, requirement, grade: isComparable(skill, cv.language) ? 0 : null, evidence: null };
}

const higher: readonly (string | null)[] = ['bachelor', 'master', 'doctorate'];
/* School is no evidence for a degree, as a degree below the one that is asked for is. */
const isNear = (level: string | null, fields: readonly string[]): boolean =>
  level !== null && (level !== 'secondary' || !fields.some((field) => field === 'graduate' || higher.includes(field)));
const isAsked = (level: string | null, fields: readonly string[]): boolean =>
  level !== null && (fields.includes(level) || (fields.includes('graduate') && higher.includes(level)));

/** A study of another level is some evidence; one whose level is not known, none. */
function educationItems({ studyLevels }: MatchRequirements, cv: CvEvidence): MatchItem[] {
  if (studyLevels.length === 0) return [];
  const study = cv.studies.find(({ level }) => isAsked(level, studyLevels));
  const other = cv.studies.find(({ level }) => isNear(level, studyLevels));
  const grade = study ? evidenceGrades.shown : other ? evidenceGrades.related : 0;
  const requirement: MatchItem['requirement'] = { kind: 'study', levels: [...studyLevels] };
  return [{ part: 'education', requirement, grade, evidence: evidenceOf(study ?? other) }];
}

/** A language without a level counts as listed, one of a lower level as related. */
const languageItems = ({ languages }: MatchRequirements, cv: CvEvidence): MatchItem[] =>
  languages.map(({ language, level }) => {
    const stated = cv.languages.find(({ code }) => code === language.split('-')[0]);
    const enough = stated?.level ? levels.indexOf(stated.level) >= levels.indexOf(level) : null;
    const { shown: shownGrade, listed: listedGrade, related } = evidenceGrades;
    const grade = stated ? (enough === null ? listedGrade : enough ? shownGrade : related) : 0;
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
  if (items.some(({ grade }) => grade === null)) return null;
  for (const [part, weight] of Object.entries(matchWeights)) {
    const grades = items.filter((item) => item.part === part).map((item) => item.grade ?? 0);
    if (grades.length === 0) continue;
    sum += (weight * grades.reduce((total, grade) => total + grade, 0)) / grades.length;
    weights += weight;
  }
  return weights === 0 ? null : Math.round((100 * sum) / weights);
}

/** The match of a CV that cannot be read: of this algorithm, so that nobody tries it again. */
export const unreadableMatch: Match = { score: null, items: [], algorithmVersion: MATCH_ALGORITHM };

/**
 * Compares a CV with an internship. The same input gives the same result, and removing a skill never raises the score,
 * which is from 0 to 100 with the weights renormalised over what is asked for and can be known. It says how well the CV
 * shows what is asked for; whether somebody may apply is another question.
 * @param facts what the profile says beside the CV; what is null there is left out of the match
 */
export function matchCv(cv: CvEvidence, requirements: MatchRequirements, facts: PracticalFacts): Match {
  const items = [
    ...requirements.requiredSkills.map((skill) => skillItem('required', skill, cv)),
    ...requirements.preferredSkills.map((skill) => skillItem('preferred', skill, cv)),
    ...educationItems(requirements, cv),
    ...practicalItems(requirements, facts),
    ...languageItems(requirements, cv),
  ];
  return {
    score: scoreOf(items),
    items,
    requiredSkills: countRequiredSkills(items),
    ...(cv.hiddenTextPages && { hiddenTextPages: cv.hiddenTextPages }),
    ...(cv.experience && { experience: cv.experience }),
    algorithmVersion: MATCH_ALGORITHM,
  };
}

/** Finds the whole point or sentence that a line of a CV belongs to. */
class WholeQuotes {
  readonly #points: readonly FieldSource[];
  readonly #profile: string;

  constructor({ work, volunteer, projects, sections }: CvDocument) {
    this.#points = [...work, ...volunteer, ...projects].flatMap(({ points }) => points.map(({ source }) => source));
    this.#profile = quoteOf(linesIn(sections, 'profile'));
  }

  around(quote: string, page: number | null): string {
    const isWithin = (text: string): boolean => `\n${text}\n`.includes(`\n${quote}\n`);
    const point = this.#points.find((source) => source.page === page && isWithin(source.quote));
    if (point) return point.quote;
    return isWithin(this.#profile) && this.#profile.length <= matchQuoteLimit ? this.#profile : quote;
  }
}

/* A CV has some hundred lines; what goes far beyond is no CV. */
const MAX_LINES = 300;

/** Returns what a match looks at in a CV: small enough to be kept beside the file. */
export function evidenceIn(document: CvDocument): CvEvidence {
  const { studies, languages, sections, file, work } = document;
  const quotes = new WholeQuotes(document);
  const placeOf = ({ quote, page }: Pick<FieldSource, 'quote' | 'page'>) => ({
    quote: cut(withoutPrivate(quotes.around(quote, page))),
    page,
  });
  const lines = sections
    .filter(({ name }) => name !== 'references')
    .flatMap(({ name, lines }) =>
      lines.map(({ raw, page }) => ({ text: placeOf({ quote: raw, page }).quote, page, shown: isTold(name) })),
    );
  return {
    language: vocabularyOf(document).language,
    skills: skillMentions(document).map((mention) => ({ ...mention, source: placeOf(mention.source) })),
    studies: studies.map(({ level, heading }) => ({ level, source: placeOf(heading) })),
    languages: languages.map(({ code, level, source }) => ({ code, level, source: placeOf(source) })),
    lines: lines.slice(0, MAX_LINES),
    experience: work.map(({ start, end, open }) => ({ start, end, open })),
    ...(file.hidden.length > 0 && { hiddenTextPages: file.hidden.map(({ page }) => page) }),
  };
}
