import { isFiller, isStopWord, wordsOf } from '../text/text-words.ts';
import { vocabulary } from '../text/vocabulary.ts';

/** What is searched by words: an internship, or something else that is offered. */
export interface SearchableWords {
  readonly title: string;
  readonly skills: string;
  /** What is of advantage, and not required. */
  readonly preferredSkills?: string;
  readonly employer: string;
  readonly places: string;
  readonly text: string;
  /** What is read for occupations beside title and skills; nothing of a long text, which names many in passing. */
  readonly described?: string;
  readonly skillKeys: readonly string[];
  readonly summary: { readonly category?: string | null };
  /** Fields that it belongs to beside its category. */
  readonly otherFields?: readonly string[];
}

/** How much a word says by where it occurs, and how many words usually occur there. */
const fields = [
  { name: 'title', weight: 6, usual: 4 },
  { name: 'skills', weight: 4, usual: 12 },
  { name: 'employer', weight: 3, usual: 2 },
  { name: 'places', weight: 2, usual: 1 },
  { name: 'text', weight: 1, usual: 120 },
] as const;

const STRONGEST = fields.reduce((sum, { weight }) => sum + weight, 0);
/** What names an occupation in its title or its skills weighs so much at least; what only belongs to it weighs less. */
export const NAME_WEIGHT = 140;
/** Weights of what a title or the skills are about: by its name, or by a word that belongs to it. */
const mentionWeights = {
  title: { name: 200, sign: 130 },
  skills: { name: NAME_WEIGHT, sign: 90 },
  preferred: { name: 100, sign: 60 },
  described: { name: 100, sign: 60 },
} as const;
/** A concept of other fields than the internship's is likely not what the internship is about. */
const OTHER_FIELD = 0.3;
const SKILL_WEIGHT = 75;

/* No word of a text has a sign in front. */
export const skillToken = (id: string): string => `=${id}`;
export const conceptToken = (id: string): string => `#${id}`;
export const categoryToken = (category: string): string => `@${category}`;

/** Weighs a term: a repeated word counts a little more, a word in a long text a little less. */
const termWeight = (times: number, length: number, usual: number): number =>
  times / (times + 0.4 + (0.8 * length) / (usual + length));

/** Adds "frontend" for "front-end", and the parts of German compounds. */
export function withParts(text: string): string[] {
  const words = wordsOf(text);
  const joined = (text.match(/\p{L}{2,}-\p{L}{2,}/gu) ?? []).map((pair) => wordsOf(pair).join(''));
  return [...words, ...joined, ...words.flatMap((word) => vocabulary().partsOf(word))];
}

/** Returns the words of a field; a long text without those that say nothing. */
function fieldWords(name: (typeof fields)[number]['name'], text: string): string[] {
  if (name === 'title' || name === 'skills') return withParts(text);
  const words = wordsOf(text);
  return name === 'text' ? words.filter((word) => !isStopWord(word) && !isFiller(word)) : words;
}

function addMentions(
  { title, skills, preferredSkills = '', described = '', summary }: SearchableWords,
  weights: Map<string, number>,
): void {
  for (const [name, text] of [
    ['title', title],
    ['skills', skills],
    ['preferred', preferredSkills],
    ['described', described],
  ] as const)
    vocabulary().forEachMention(withParts(text), ({ concept, isName }) => {
      const token = conceptToken(concept.id);
      const factor = summary.category && concept.fields.includes(summary.category) ? 1 : OTHER_FIELD;
      const weight = mentionWeights[name][isName ? 'name' : 'sign'] * factor;
      const weightSoFar = weights.get(token) ?? 0;
      const most = isName || weightSoFar >= NAME_WEIGHT ? 255 : NAME_WEIGHT - 1;
      weights.set(token, Math.min(most, Math.max(weightSoFar, weight) + 5));
    });
}

/** Returns the words, skills, concepts and field of an offer, each with a weight of 1 to 255. */
export function weightedTokens(offer: SearchableWords): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const allSkills = [offer.skills, offer.preferredSkills ?? ''].join(' ');
  for (const { name, weight, usual } of fields) {
    const words = fieldWords(name, name === 'skills' ? allSkills : offer[name]);
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times)
      weights.set(word, (weights.get(word) ?? 0) + weight * termWeight(count, words.length, usual));
  }
  for (const [word, weight] of weights) weights.set(word, Math.min(255, Math.ceil((weight / STRONGEST) * 330)));
  for (const skill of offer.skillKeys) weights.set(skillToken(skill), SKILL_WEIGHT);
  for (const field of [offer.summary.category, ...(offer.otherFields ?? [])])
    if (field) weights.set(categoryToken(field), 1);
  addMentions(offer, weights);
  return weights;
}
