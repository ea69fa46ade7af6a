import { z } from 'zod';
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import fr from './data/fr.json' with { type: 'json' };
import otherLanguages from './data/other-languages.json' with { type: 'json' };

/** What the parts of a CV are, by the headings that people give them. */
export const sectionNames = [
  'profile',
  'education',
  'experience',
  'volunteer',
  'projects',
  'skills',
  'languages',
  'contact',
  /** Other people: their names and contacts are not those of the CV. */
  'references',
  'other',
] as const;
export type SectionName = (typeof sectionNames)[number] | 'head';

/** Degrees, the highest first. */
export const degreeLevels = ['doctorate', 'master', 'bachelor', 'vocational', 'secondary'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** What is before a value that says something of a person. */
const personalLabels = [
  'name',
  'email',
  'phone',
  'address',
  'birth',
  'birthPlace',
  'identity',
  'religion',
  'marital',
  'nationality',
] as const;

const words = z.array(z.string()).readonly();
const vocabularySchema = z.strictObject({
  language: z.string().length(2),
  headings: z.record(z.enum(sectionNames), words),
  /** Patterns of headings that are sentences, in small letters without accents: "where i've worked". */
  headingPatterns: z.record(z.enum(sectionNames), words),
  /** Words that may be beside the words of a heading and change nothing about what it is. */
  headingQualifiers: words,
  /** Words of their own that are one slip away from a heading or a skill: "stadium" beside "Studium". */
  otherWords: words,
  /** Words that are often misspelt, in lower case, with how they are spelt. */
  misspellings: z.record(z.string(), z.string()),
  titles: words,
  /** Each month's names, the full one first. */
  months: z.array(words).length(12),
  until: words,
  since: words,
  /** What a period may begin with that also ends: "from 2022 to 2025". */
  from: words,
  /** Parts of a year, which name no month. */
  seasons: words,
  open: words,
  expected: words,
  /** Patterns of the words that state a degree. */
  degrees: z.record(z.enum(degreeLevels), words),
  institutions: words,
  organisations: words,
  /** What names of companies end with. */
  legalForms: words,
  /** Towns and cities that differ in no language; the others are in the contract. */
  places: words,
  /** How and in which part of a company somebody works: behind its name these are no places. */
  employmentTerms: words,
  /** Short names of countries and states behind a town, in their letters: "Palo Alto, CA". */
  regions: words,
  positions: words,
  at: words,
  degreeLinks: words,
  native: words,
  /** Words of how well a language is spoken, by the level of the European framework that they stand for. */
  fluency: z.partialRecord(z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']), words),
  tableHeadings: words,
  /** What languages are called beside their usual names, by their codes. */
  languageNames: z.record(z.string(), z.string().length(2)),
  pageWords: words,
  and: words,
  /** Short words that sentences of this language have, and those of the others have not. */
  commonWords: words,
  labels: z.record(z.enum(personalLabels), words),
  /** What people believe in, where no label says so. */
  religionWords: words,
  /** What a marital status is, where no label says so. */
  maritalWords: words,
  firstPerson: words,
  /** Verbs and nouns of doing that a point begins with, except those of the present tense. */
  actionVerbs: words,
  presentVerbs: words,
  /** Patterns of a first word, and of a last one, that is a verb or a noun of doing though no list has it. */
  verbForms: words,
  closingVerbForms: words,
  /** Words that name a result. */
  results: words,
  numberWords: words,
  emptyPhrases: words,
  grade: words,
  /** Labels before the courses of a study. */
  courses: words,
  hours: words,
  available: words,
  negations: words,
  /** Patterns of a skill's name that only this language has. */
  skillForms: words,
  /** Patterns of what driving licences are called, and of what is between that and their classes. */
  licences: words,
  licenceClasses: words,
});
export type Vocabulary = z.infer<typeof vocabularySchema>;

/** The words by which CVs of each language are read; a further language is one more file. */
export const vocabularies: readonly Vocabulary[] = [en, de, fr].map((words) => vocabularySchema.parse(words));

/** Short words of languages in which CVs are not read yet, by the code of each. */
export const wordsOfOtherLanguages: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(z.record(z.string().length(2), words).parse(otherLanguages)),
);

type WordList = {
  [K in keyof Vocabulary]: Vocabulary[K] extends readonly string[] ? K : never;
}[keyof Vocabulary];

/** Returns the words of one kind in all languages, the longest first, each once. */
export const wordsOf = (kind: WordList): readonly string[] => unique(vocabularies.flatMap((each) => each[kind]));

const unique = (list: readonly string[]): readonly string[] =>
  [...new Set(list)].toSorted((left, right) => right.length - left.length);

/** Returns a text with the signs of regular expressions escaped. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns the source of a pattern that matches any of the words of a kind. */
export const anyOf = (kind: WordList): string => wordsOf(kind).map(escapePattern).join('|');

/** Returns a pattern of those that the vocabularies state as patterns. */
export const patternOf = (kind: 'institutions' | 'organisations' | 'positions'): RegExp =>
  new RegExp(wordsOf(kind).join('|'), 'iu');

/** Returns the pattern of each degree, the highest first. */
export const degreePatterns: readonly (readonly [DegreeLevel, RegExp])[] = degreeLevels.map((level) => [
  level,
  new RegExp(vocabularies.flatMap((each) => each.degrees[level]).join('|'), 'iu'),
]);

/** Returns the labels of a kind of contact in all languages, as the source of a pattern. */
export const labelPattern = (kind: keyof Vocabulary['labels']): string =>
  unique(vocabularies.flatMap((each) => each.labels[kind]))
    .map(escapePattern)
    .join('|');
