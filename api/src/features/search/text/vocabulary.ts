import { categories, parseRows, type SkillCategory } from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import SearchableMap from 'minisearch/SearchableMap';
import { z } from 'zod';
import conceptRows from '../data/concepts.json' with { type: 'json' };
import occupationRows from '../data/esco-occupations.json' with { type: 'json' };
import { stemOf, foldText, isFiller, isPlainAscii, isStopWord, spellOutUmlauts, wordsOf } from './text-words.ts';
import words from '../data/german-words.json' with { type: 'json' };

/** English words of a posting for the German one that readers type. Lower case, without marks. */
export const germanWords: ReadonlyMap<string, readonly string[]> = new Map(
  words.map(([german = '', ...english]) => [german, english]),
);

const MIN_COMPOUND_LENGTH = 8;
const MIN_PART_LENGTH = 4;
/**
 * What German puts between the parts of a compound, or drops from the first of them ("Schule", "Schulsozialarbeit").
 */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const dropped = ['', 'e', 'en'];

function firstPart(beginning: string, isPart: (word: string) => boolean): string | undefined {
  for (const link of links) {
    const part = beginning.slice(0, beginning.length - link.length);
    if (beginning.endsWith(link) && part.length >= MIN_PART_LENGTH && isPart(part)) return part;
  }
  return dropped.map((ending) => beginning + ending).find((word) => word.length > MIN_PART_LENGTH && isPart(word));
}

/**
 * Returns the parts of a compound of words that are known, the longest first part preferred; nothing for other words.
 */
export function splitCompound(word: string, isPart: (word: string) => boolean): readonly string[] {
  if (word.length < MIN_COMPOUND_LENGTH) return [];
  for (let end = word.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end--) {
    const first = firstPart(word.slice(0, end), isPart);
    if (first === undefined) continue;
    const rest = word.slice(end);
    const others = isPart(rest) ? [rest] : splitCompound(rest, isPart);
    if (others.length > 0) return [first, ...others];
  }
  return [];
}

const fields = z.array(z.enum(categories)).min(1).readonly();
const conceptRow = z.strictObject({
  id: z.string(),
  kind: z.enum(['field', 'occupation']),
  fields,
  covers: fields.optional(),
  near: z.array(z.string()).min(1).readonly().optional(),
  en: z.string(),
  de: z.string(),
  signs: z.string(),
});
const occupationRow = z.strictObject({ fields, names: z.string() });

/**
 * What a word or several mean: a field as a whole, a subject or an occupation within fields, or one of a group known by
 * its fields only.
 */
export interface Concept {
  readonly id: string;
  readonly kind: 'field' | 'occupation' | 'group';
  /** What it is called in each language, in folded words; nothing for a group. */
  readonly called: readonly (readonly string[])[];
  /** Where internships for it are, the likeliest first. */
  readonly fields: readonly string[];
  /** Those of its fields in which every internship suits: who studies economics may work anywhere in finance. */
  readonly covers: readonly string[];
  /** Ids of others that are of help where it is not offered, the nearest first. */
  readonly near: readonly string[];
}

/** A concept that a text points to: by its name, or only by what belongs to it. */
export interface ConceptMention {
  readonly concept: Concept;
  readonly isName: boolean;
}

/** The fields in which the skills of a category are used; none where they are used in every field. */
const fieldsOfSkills: Readonly<Record<SkillCategory, readonly (typeof categories)[number][]>> = {
  software: ['software_data'], data: ['software_data', 'research'], engineering: ['engineering'], science: ['research', 'environment'],
  design: ['design'], media: ['media'], marketing: ['marketing'], sales: ['sales'], finance: ['finance'], law: ['law'], people: ['people'],
  operations: ['operations'], health: ['health'], education: ['education', 'social'], language: ['media', 'education'], craft: ['other'], personal: [],
}; // prettier-ignore
const skillGroups: ReadonlyMap<string, Concept> = new Map(
  skillTaxonomy.map(({ id, category }) => [
    id,
    { id: `skills-${category}`, kind: 'group', called: [], fields: fieldsOfSkills[category], covers: [], near: [] },
  ]),
);

/** Returns the concepts that stand for the fields in which some skills are used. */
export const conceptsOfSkills = (ids: readonly string[]): readonly Concept[] =>
  ids.flatMap((id) => skillGroups.get(id) ?? []);

const skillLabels: ReadonlySet<string> = new Set(skillTaxonomy.map(({ label }) => wordsOf(label).join(' ')));

/** Returns whether a phrase of folded words is what a skill is called, and no other name of it. */
export const isSkillLabel = (phrase: string): boolean => skillLabels.has(phrase);

const MAX_PHRASE_WORDS = 4;

/** Returns the spellings of a name: as it is, with its words joined, and with umlauts as two letters. */
function spellingsOf(name: string): string[][] {
  const spellings = isPlainAscii(name) ? [wordsOf(name)] : [...new Set([name, spellOutUmlauts(name)])].map(wordsOf);
  return spellings.flatMap((words) => (words.length === 2 ? [words, [words.join('')]] : [words]));
}

const split = (names: string): string[] => names.split('; ').filter((name) => name !== '');
const stemKey = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** Concepts by what names them. Most names stand for one concept: its list is made once and shared by all of them. */
class ConceptsByName {
  private readonly lists = new Map<string, readonly Concept[]>();

  add(key: string, alone: readonly [Concept]): void {
    const concepts = this.lists.get(key);
    if (!concepts) this.lists.set(key, alone);
    else if (!concepts.includes(alone[0])) this.lists.set(key, [...concepts, ...alone]);
  }

  get(key: string): readonly Concept[] | undefined {
    return this.lists.get(key);
  }
}

/**
 * Holds the words that the search understands: names of fields, subjects, occupations and skills, in English and
 * German.
 */
export class Vocabulary {
  /** Concepts by their names: exactly as written, and by the stems of the words. */
  private readonly named = new ConceptsByName();
  private readonly stemmed = new ConceptsByName();
  private readonly signs = new ConceptsByName();
  /** How many words the longest phrase has that begins with a stem. */
  private readonly longest = new Map<string, number>();
  /** Every single word, with how well known it is: 1 for those of concepts, 2 for others. */
  private readonly ranks = new Map<string, number>();
  private tree: SearchableMap<number> | undefined;
  /** German words as they are written: with marks, and nouns with a capital. */
  private readonly written = new Map<string, string>();

  constructor() {
    this.addConcepts();
    this.addOccupations();
    for (const word of germanWords.keys()) this.addWord(word, 1);
    for (const { label, synonyms } of skillTaxonomy)
      for (const word of [label, ...synonyms].flatMap(wordsOf)) this.addWord(word, 2);
  }

  private addConcepts(): void {
    for (const row of parseRows(conceptRows, conceptRow)) {
      const { id, kind, fields, covers = kind === 'field' ? fields : [], near = [] } = row;
      const called = [row.en, row.de].flatMap((names) => split(names).slice(0, 1).map(wordsOf));
      const concept = [{ id, kind, called, fields, covers, near }] as const;
      for (const name of [...split(row.en), ...split(row.de)]) this.addName(name, concept, 1);
      for (const name of split(row.de)) this.addWritten(name);
      for (const sign of split(row.signs)) this.addSign(wordsOf(sign), concept);
    }
    for (const row of conceptRows) for (const word of wordsOf(row.en)) this.written.delete(word);
  }

  /** Adds the names of ESCO's occupations. */
  private addOccupations(): void {
    for (const [number, row] of parseRows(occupationRows, occupationRow).entries()) {
      const concept = [
        { id: `esco-${number}`, kind: 'group', called: [], fields: row.fields, covers: [], near: [] },
      ] as const;
      for (const name of split(row.names)) this.addName(name, concept, 2);
    }
  }

  private addName(name: string, concept: readonly [Concept], rank: number): void {
    for (const words of spellingsOf(name)) {
      const stems = words.map(stemOf);
      this.addLength(stems);
      this.named.add(words.join(' '), concept);
      this.stemmed.add(stems.join(' '), concept);
      for (const word of words) this.addWord(word, rank);
    }
  }

  /** Keeps how the words of a German name are written, where that is not how they are folded. */
  private addWritten(name: string): void {
    for (const word of name.match(/\p{L}+/gu) ?? [])
      if (foldText(word) !== word) this.written.set(foldText(word), word);
  }

  private addSign(words: readonly string[], concept: readonly [Concept]): void {
    this.signs.add(words.join(' '), concept);
    this.addLength(words.map(stemOf));
  }

  private addLength(stems: readonly string[]): void {
    const [first = ''] = stems;
    const length = Math.min(MAX_PHRASE_WORDS, Math.max(1, stems.length));
    if (length > (this.longest.get(first) ?? 0)) this.longest.set(first, length);
  }

  private addWord(word: string, rank: number): void {
    if (isStopWord(word) || (this.ranks.get(word) ?? Infinity) <= rank) return;
    this.ranks.set(word, rank);
  }

  /**
   * Returns the words as a tree, which only misspelt and unfinished words of queries need: it takes longer than all the
   * rest.
   */
  get words(): SearchableMap<number> {
    return (this.tree ??= SearchableMap.from([...this.ranks]));
  }

  /** Returns whether a word is one of the vocabulary, or means nothing by itself. */
  readonly isWord = (word: string): boolean => this.ranks.has(word) || isFiller(word);

  /** Returns whether a word is one of those that the search gives a meaning of its own. */
  readonly isCommon = (word: string): boolean => this.ranks.get(word) === 1 || isFiller(word);

  /** Returns a folded word as it is written. */
  spelling(word: string): string {
    return this.written.get(word) ?? word;
  }

  /** Returns the shortest word of the vocabulary that begins so. */
  completion(beginning: string): string | undefined {
    let shortest: string | undefined;
    for (const word of this.words.atPrefix(beginning).keys())
      if (shortest === undefined || word.length < shortest.length) shortest = word;
    return shortest;
  }

  /** Returns what a phrase names, other forms of its words included. */
  conceptsOf(words: readonly string[]): readonly Concept[] {
    return this.named.get(words.join(' ')) ?? this.stemmed.get(stemKey(words)) ?? [];
  }

  /** Returns how many of the words from one on make up the longest phrase that names something; 0 when none does. */
  phraseLength(words: readonly string[], from: number): number {
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - from); length > 0; length--)
      if (this.conceptsOf(words.slice(from, from + length)).length > 0) return length;
    return 0;
  }

  /** Returns the parts of a German compound of known words; nothing for a word that is known itself. */
  partsOf(word: string): readonly string[] {
    return this.isWord(word) ? [] : splitCompound(word, this.isCommon);
  }

  /**
   * Calls with every occupation that a text names or shows signs of, but for those of a part of a longer name of something
   * else: building physics is no physics.
   */
  forEachMention(words: readonly string[], visit: (mention: ConceptMention) => void): void {
    let end = 0;
    let longer: readonly Concept[] = [];
    for (let from = 0; from < words.length; from++) {
      const longest = Math.min(this.longest.get(stemOf(words[from] ?? '')) ?? 0, words.length - from);
      for (let length = longest; length > 0; length--) {
        const phrase = words.slice(from, from + length).join(' ');
        const names = (this.named.get(phrase) ?? []).filter(({ kind }) => kind === 'occupation');
        const signs = this.signs.get(phrase) ?? [];
        const isMentioned = (concept: Concept): boolean => from + length > end || longer.includes(concept);
        for (const concept of names.filter(isMentioned)) visit({ concept, isName: true });
        for (const concept of signs.filter(isMentioned)) visit({ concept, isName: false });
        if (from + length <= end || (names.length === 0 && !isSkillLabel(phrase))) continue;
        end = from + length;
        longer = [...names, ...signs];
      }
    }
  }
}

let loadedVocabulary: Vocabulary | undefined;
/** Returns the vocabulary, which is read at the first need. */
export const vocabulary = (): Vocabulary => (loadedVocabulary ??= new Vocabulary());
