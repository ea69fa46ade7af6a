import { skillTaxonomy, type TaxonomySkill } from '@prentice/contract/skills';
import { foldForComparison } from '../layout/cv-line.ts';
import { namesOf, skillCalled } from '../match/skill-names.ts';
import { isMisspelling, slipBetween, type SpellingSlip } from '../vocabulary/spelling-slip.ts';
import { wordsOf } from '../vocabulary/vocabulary.ts';

/** The letters that a word has at least, by the slip that it may be written with: shorter ones have too many beside them. */
const LEAST_LETTERS: Readonly<Record<SpellingSlip['kind'], number>> = {
  swapped: 6,
  added: 8,
  missing: 8,
  replaced: 10,
};
const SHORTEST = Math.min(...Object.values(LEAST_LETTERS));
/** By their last letters words of a family differ: "biologist" and "biology", "analyses" and "analysis". */
const ENDING = 2;
/* "optimization" and "optimisation". */
const VARIANTS = 'sz';

/** A skill whose name a list misses by one slip. */
interface MisspeltSkill {
  readonly skill: TaxonomySkill;
  /** The name that was meant. */
  readonly name: string;
}
interface KeyedName extends MisspeltSkill {
  readonly words: readonly string[];
}

const wordsIn = (text: string): string[] => foldForComparison(text).split(' ');

/* Others are often everyday words: "shipping", "minutes". */
const isUsual = ({ kind }: { readonly kind: string }): boolean => kind === 'usual';

interface NameTables {
  /** By their first letter, which nobody misses, and their length. */
  readonly byShape: ReadonlyMap<string, readonly KeyedName[]>;
  readonly byLength: ReadonlyMap<number, readonly KeyedName[]>;
  readonly words: ReadonlySet<string>;
}
const shapeOf = (text: string, length = text.length): string => `${text.charAt(0)} ${length}`;

let tables: NameTables | undefined;

function tablesOfNames(): NameTables {
  const names = skillTaxonomy.flatMap(namesOf).map((name) => ({ ...name, words: wordsIn(name.name) }));
  const others = wordsOf('otherWords').map(foldForComparison);
  return {
    byShape: Map.groupBy(names.filter(isUsual), ({ words }) => shapeOf(words.join(' '))),
    byLength: Map.groupBy(names, ({ words }) => words.join(' ').length),
    words: new Set([...names.flatMap(({ words }) => words.flatMap((word) => word.split('-'))), ...others]),
  };
}

function isSlipOf(written: string, correct: string): boolean {
  const slip = slipBetween(written, correct);
  if (!slip || !/^\p{L}+$/u.test(written + correct)) return false;
  const { kind, index } = slip;
  if (correct.length < LEAST_LETTERS[kind] || !isMisspelling(written, correct, slip)) return false;
  if (kind === 'swapped') return index > 0;
  const isVariant =
    kind === 'replaced' && VARIANTS.includes(written.charAt(index)) && VARIANTS.includes(correct.charAt(index));
  return index > 0 && index < correct.length - ENDING && !isVariant;
}

/** Returns the one word that a text has in place of the one of a name; null for more, and for none. */
function slippedWord(text: readonly string[], { words }: KeyedName): string | null {
  if (text.length !== words.length) return null;
  const different = text.flatMap((word, index) =>
    word === words[index] ? [] : [{ word, correct: words[index] ?? '' }],
  );
  const [slip] = different;
  return slip && different.length === 1 && isSlipOf(slip.word, slip.correct) ? slip.word : null;
}

const lengthsBeside = ({ length }: string): number[] => [length - 1, length, length + 1];

/** Whether a text is one slip of any kind away from the name of another skill, too. */
const isBesideOther = (whole: string, { skill }: KeyedName, { byLength }: NameTables): boolean =>
  lengthsBeside(whole)
    .flatMap((length) => byLength.get(length) ?? [])
    .some((name) => name.skill.id !== skill.id && slipBetween(whole, name.words.join(' ')) !== null);

/**
 * Returns the skill whose name an item of a list misses by one slip: neighbouring letters swapped in a word of six
 * letters or more, a letter missing or too many in one of eight, another letter in one of ten. Null where the item, or
 * the word in question, is a skill or means something else, and where it may be several skills.
 */
export function misspeltSkill(item: string): MisspeltSkill | null {
  const text = wordsIn(item);
  const whole = text.join(' ');
  if (whole.length < SHORTEST || skillCalled(item)) return null;
  const nameTables = (tables ??= tablesOfNames());
  const name = lengthsBeside(whole)
    .flatMap((length) => nameTables.byShape.get(shapeOf(whole, length)) ?? [])
    .find((each) => {
      const word = slippedWord(text, each);
      return word !== null && !nameTables.words.has(word) && !skillCalled(word);
    });
  return name && !isBesideOther(whole, name, nameTables) ? name : null;
}
