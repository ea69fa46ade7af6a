import type { CvEvidence } from '@prentice/contract';
import { germanNames, isNamedIn, skillTaxonomy, type TaxonomySkill } from '@prentice/contract/skills';
import { foldForComparison, type CvLine } from '../layout/cv-line.ts';
import { namesWhere } from '../reading/entry-names.ts';
import { withoutNames } from '../reading/read-skills.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { phrasePattern } from '../review/review-words.ts';
import { wordsOf, type SectionName } from '../vocabulary/vocabulary.ts';
import { skillOfWords, wordsIn, type SkillName, type TextWord } from './skill-names.ts';

type Mention = CvEvidence['skills'][number];

const BETWEEN_CLAUSES = /[,;:|•·()[\]\n]|\.\s|\s[–—-]\s|["„“”]/u;
const MAX_WORDS = 6;
const SHORTEST_IN_TEXT = 4;
/** German names of one word that stand in a sentence are compounds from this length. */
const COMPOUND = 8;
const SHORTEST_PROPER_NAME = 5;
const ACRONYM = /^\p{Lu}{3,}$/u;
/* Everyday words of manner and names of languages say nothing about a skill in running text. */
const EVERYDAY: ReadonlySet<string> = new Set(['personal', 'language']);

const narrativeSections: ReadonlySet<SectionName> = new Set(['education', 'experience', 'volunteer', 'projects']);
/** Whether a section tells of what somebody did, and does not only list it. */
export const isTold = (name: SectionName): boolean => narrativeSections.has(name);

const NEGATION = phrasePattern(wordsOf('negations'));
const classWords = wordsOf('licenceClasses').join('|');
const licenceWords = wordsOf('licences').join('|');
const LICENCE = new RegExp(
  `(?<!\\p{L})(?:${licenceWords})[\\s:(-]*(?:(?:${classWords})[\\s:-]*)?((?:(?:AM|BE|B|C1E|C1|CE|C|A)(?![\\p{L}\\d])(?:[\\s,/+&]|und|and|et)*)+)`,
  'giu',
);

/* English endings of number only: "looks" is no "Looker". */
const withoutPlural = (word: string): string => foldForComparison(word).replace(/(?:e?s)$/u, '');

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whether a single word is written as the name of its skill, and not as an everyday word. */
function isWrittenAsName({ skill, kind, name }: SkillName, word: string, isSentence: boolean): boolean {
  const isGermanNoun = isCapital(name) && isCapital(word);
  if (kind === 'usual' && !germanNames(skill.id).includes(name)) return withoutPlural(word) === withoutPlural(name);
  if (kind === 'usual') return isGermanNoun;
  if (kind === 'german') return isGermanNoun && word.length >= COMPOUND;
  /* "analysed it in Excel": a proper name in the middle of a sentence. */
  return word.length >= SHORTEST_PROPER_NAME && isCapital(word) && isSentence;
}

/** Whether a name in a sentence can mean nothing but its skill. */
function isUnmistakable(name: SkillName, words: readonly TextWord[], before: readonly TextWord[]) {
  const text = words.map(({ word }) => word).join(' ');
  const isSentence = before.some(({ word }) => /^\p{Ll}{2,}$/u.test(word));
  if (ACRONYM.test(text) && isSentence) return true;
  if (text.length < SHORTEST_IN_TEXT || EVERYDAY.has(name.skill.category)) return false;
  return words.length > 1 || isWrittenAsName(name, text, isSentence);
}

interface Found {
  readonly name: SkillName;
  readonly skill: TaxonomySkill;
  readonly words: string;
}

/*
 * Whether a clause that consists of a name means its skill. A single word of prose may mean something else: "handles,
 * switches, a cup".
 */
function isNamedAlone({ kind, name }: SkillName, [first, ...others]: readonly TextWord[]): boolean {
  if (!first || first.stem.length <= 2) return false;
  if (others.length > 0 || isCapital(first.word)) return true;
  return kind === 'usual' && withoutPlural(first.word) === withoutPlural(name);
}

/** The longest names of skills in a clause, word by word. A clause that denies what it names holds none. */
function namesInClause(clause: string, isList: boolean): Found[] {
  if (NEGATION.test(clause)) return [];
  const words = wordsIn(clause);
  const skills: Found[] = [];
  for (let position = 0; position < words.length;) {
    let wordCount = 1;
    for (let count = Math.min(MAX_WORDS, words.length - position); count > 0; count--) {
      const part = words.slice(position, position + count);
      const name = skillOfWords(part);
      const isWhole = name !== undefined && count === words.length && isNamedAlone(name, part);
      if (
        !name ||
        !(
          isWhole ||
          (isList && part.length + clause.length > 3) ||
          isUnmistakable(name, part, words.slice(0, position))
        )
      )
        continue;
      skills.push({ name, skill: name.skill, words: clause.slice(part[0]?.from, part.at(-1)?.to) });
      wordCount = count;
      break;
    }
    position += wordCount;
  }
  return skills;
}

/**
 * Whether a text names a program, device or method by its proper name: one that has the same name in every language, or
 * an English one in the middle of a sentence.
 */
export const namesTool = (text: string): boolean =>
  text.split(BETWEEN_CLAUSES).some((clause) =>
    namesInClause(clause, false).some(({ name: { skill, kind, name }, words }) => {
      const isGerman = kind === 'german' || germanNames(skill.id).includes(name);
      const isProper = isNamedIn(skill.id, 'und') || !clause.trim().startsWith(words);
      return !isGerman && isProper && isCapital(words);
    }),
  );

/** "Führerscheine: B, BE" and "driving licence (category B)". */
const licencesIn = (text: string): readonly Pick<Found, 'skill' | 'words'>[] =>
  [...text.matchAll(LICENCE)].flatMap(({ 0: words, 1: classes = '' }) =>
    [...new Set([...classes.matchAll(/[BC]/gu)].map(([letter]) => letter.toLowerCase()))].flatMap((letter) => {
      const skill = skillTaxonomy.find(({ id }) => id === `driving-licence-${letter}`);
      return skill ? [{ skill, words: words.trim() }] : [];
    }),
  );

function mentionsIn(line: CvLine, section: SectionName): Mention[] {
  const isList = section === 'skills';
  const clauses = line.text.split(BETWEEN_CLAUSES).flatMap((clause) => namesInClause(clause, isList));
  return [...clauses, ...licencesIn(line.text)].map(({ skill, words }) => ({
    id: skill.id,
    label: skill.label,
    words,
    evidence: isTold(section) ? 'shown' : 'listed',
    source: { quote: line.raw, page: line.page },
  }));
}

/**
 * Returns every skill that a CV names anywhere, as its reader lists them and as the taxonomy knows them by another
 * name.
 */
export function skillMentions({ sections, skills, resume, work }: CvDocument): Mention[] {
  const companies = work.flatMap(({ organisation }) =>
    organisation && namesWhere(organisation) ? [organisation] : [],
  );
  const readMentions = skills.map(({ id, label, matched, evidence, source }) => ({
    id,
    label,
    words: matched,
    evidence,
    source: { quote: source.quote, page: source.page },
  }));
  const others = sections
    .filter(({ name }) => name !== 'references')
    .flatMap(({ name, heading, lines }) =>
      withoutNames([...(heading && !lines.includes(heading) ? [heading] : []), ...lines], companies)
        .filter(({ text }) => text !== resume.basics.name)
        .flatMap((line) => mentionsIn(line, name)),
    );
  const once = new Map<string, Mention>();
  for (const skill of [...readMentions, ...others]) {
    const key = `${skill.evidence} ${skill.id ?? skill.label.toLowerCase()}`;
    if (!once.has(key)) once.set(key, skill);
  }
  return [...once.values()];
}
