import { germanNames, moreEnglishNames, skillTaxonomy, type TaxonomySkill } from '@prentice/contract/skills';
import { foldForComparison } from '../layout/cv-line.ts';

/** A word of a text with what it is compared by. */
export interface TextWord {
  readonly stem: string;
  /** As it stands there. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A name of a skill. */
export interface SkillName {
  readonly skill: TaxonomySkill;
  /**
   * `usual` for the label, the first German name and names that mean nothing else; `german` and `english` for others.
   */
  readonly kind: 'usual' | 'german' | 'english';
  readonly name: string;
}

const ENDING = /(?<=\p{L}{4})(?:en|er|es|em|e|n|s)$/u;
const WORD = /[\p{L}\p{M}\p{N}.+#&'’]+/gu;

/** A word without its ending of number or case, so that "Technische Zeichnungen" meets "technische Zeichnung". */
const stemOf = (word: string): string => {
  const folded = foldForComparison(word);
  return /^\p{L}+$/u.test(folded) ? folded.replace(ENDING, '') : folded;
};

/** Returns the words of a text; hyphens and slashes part words. */
export const wordsIn = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const stem = stemOf(word);
    return stem === '' ? [] : [{ stem, word, from: index, to: index + word.length }];
  });

/** What two texts are compared by: their stems with single spaces. */
export const stemsOf = (words: readonly TextWord[]): string => words.map(({ stem }) => stem).join(' ');

/** Returns the names of a skill in English and German. */
export const namesOf = (skill: TaxonomySkill): SkillName[] => {
  const [german, ...others] = germanNames(skill.id);
  return [
    ...others.map((name) => ({ skill, kind: 'german', name }) as const),
    ...skill.synonyms.map((name) => ({ skill, kind: 'english', name }) as const),
    ...moreEnglishNames(skill.id).map((name) => ({ skill, kind: 'usual', name }) as const),
    ...(german === undefined ? [] : [{ skill, kind: 'usual', name: german } as const]),
    { skill, kind: 'usual', name: skill.label },
  ];
};

let table: ReadonlyMap<string, SkillName> | undefined;

/* Usual names win over others, and the first skill of the taxonomy over later ones. */
const namesByStems = (): ReadonlyMap<string, SkillName> =>
  (table ??= new Map(
    skillTaxonomy
      .toReversed()
      .flatMap(namesOf)
      .toSorted((left, right) => Number(left.kind === 'usual') - Number(right.kind === 'usual'))
      .map((name) => [stemsOf(wordsIn(name.name)), name]),
  ));

/** Returns the skill that has these words as a name in English or German. */
export const skillOfWords = (words: readonly TextWord[]): SkillName | undefined => namesByStems().get(stemsOf(words));

/** Returns the skill of the taxonomy that has this English or German name. */
export const skillCalled = (name: string): TaxonomySkill | undefined => skillOfWords(wordsIn(name))?.skill;
