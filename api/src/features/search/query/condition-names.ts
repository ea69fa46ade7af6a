import { workMode, type SearchAim } from '@prentice/contract';
import { figureNamed } from './amount-names.ts';
import { languagesByPhrase } from './language-names.ts';
import type { Condition } from './parsed-query.ts';
import { isDeadlineName, startNamed } from './start-names.ts';
import { skillTaxonomy } from '@prentice/contract/skills';
import { wordsOf } from '../text/text-words.ts';

const joinWords = (text: string): string => wordsOf(text).join(' ');

const skillNames = skillTaxonomy.flatMap(({ id, label, synonyms }) =>
  [label, ...synonyms].map((name) => ({ id, name: joinWords(name) })),
);
const skillsByName: ReadonlyMap<string, readonly { readonly id: string }[]> = Map.groupBy(
  skillNames,
  ({ name }) => name,
);

/** Returns ids of the skills of which this is a name, as a whole. */
export const skillIdsNamed = (text: string): string[] => (skillsByName.get(joinWords(text)) ?? []).map(({ id }) => id);

const MAX_SKILL_WORDS = 4;

/** Returns how many words at the beginning make up the name of a skill; 0 when none do. */
export function skillNameLength(words: readonly string[]): number {
  for (let length = Math.min(MAX_SKILL_WORDS, words.length); length > 0; length--)
    if (skillIdsNamed(words.slice(0, length).join(' ')).length > 0) return length;
  return 0;
}

/** What a phrase says besides words to search for. */
interface NamedConditions {
  readonly filters: readonly Condition[];
  /** It asks for what is near, and says not where. */
  readonly asksNearby?: boolean;
  /** It asks for what internships do not state. */
  readonly asksFor?: SearchAim;
  /** It asks for what cannot be filtered by, and is left out. */
  readonly isUnfiltered?: boolean;
}

/**
 * Students mean a job beside their lectures with "part-time", and one that fills the week with "full-time": hours per
 * week.
 */
const PART_TIME_HOURS = '20';
const FULL_TIME_HOURS = '35';

type NamedCondition = Condition & { readonly names: readonly string[]; readonly asksFor?: SearchAim };

const conditions: readonly NamedCondition[] = [
  {
    kind: 'mode', value: 'remote',
    names: [
      'remote', 'remotely', 'fully remote', 'home office', 'homeoffice', 'work from home', 'working from home', 'from home', 'wfh',
      'telework', 'teleworking', 'telearbeit', 'fernarbeit', 'von zuhause', 'von zu hause', 'mobiles arbeiten',
    ],
  },
  { kind: 'mode', value: 'hybrid', names: ['hybrid'] },
  { kind: 'mode', value: 'onsite', names: ['onsite', 'on site', 'in office', 'vor ort', 'in person', 'prasenz'] },
  {
    kind: 'hoursTo', value: PART_TIME_HOURS,
    names: ['part time', 'parttime', 'half time', 'teilzeit', 'in teilzeit', 'halbtags', 'teilzeitjob', 'teilzeitpraktikum', 'minijob', 'geringfugig'],
  },
  {
    kind: 'hoursFrom', value: FULL_TIME_HOURS,
    names: ['full time', 'fulltime', 'vollzeit', 'in vollzeit', 'ganztags', 'vollzeitjob', 'vollzeitpraktikum'],
  },
  {
    kind: 'language', value: 'en',
    names: [
      'english speaking', 'english only', 'only english', 'in english', 'english language', 'auf englisch', 'englischsprachig',
      'no german', 'without german', 'no german required', 'kein deutsch', 'ohne deutsch', 'ohne deutschkenntnisse', 'keine deutschkenntnisse',
    ],
  },
  { kind: 'language', value: 'de', names: ['german speaking', 'in german', 'auf deutsch', 'deutschsprachig'] },
  {
    kind: 'sponsorship', value: 'true',
    names: [
      'visa', 'visa sponsorship', 'visa sponsored', 'visa sponsoring', 'visa support', 'sponsored visa', 'work permit', 'work permit support',
      'visum', 'visum unterstutzung', 'visumsunterstutzung', 'visumunterstutzung', 'visasponsoring', 'arbeitserlaubnis',
    ],
  },
  { kind: 'payType', value: 'unpaid', names: ['unpaid', 'without pay', 'unbezahlt', 'unbezahlte', 'unbezahltes', 'ohne bezahlung'] },
  {
    kind: 'studyLevel', value: 'secondary',
    names: [
      'schulerpraktikum', 'schulerpraktika', 'schulpraktikum', 'fur schuler', 'fur schulerinnen', 'schuler praktikum', 'high school internship', 'high school student',
      'high school students', 'for pupils', 'school students',
    ],
  },
  { kind: 'studyLevel', value: 'bachelor', names: ['bachelor', 'bachelors', 'bsc', 'bachelorstudium', 'bachelor student', 'bachelor students', 'bachelors students', 'bachelor studenten', 'bachelorstudenten', 'bachelorstudierende'] },
  {
    kind: 'studyLevel', value: 'bachelor', asksFor: 'thesis',
    names: ['bachelor thesis', 'bachelors thesis', 'bachelor s thesis', 'bachelorarbeit', 'bachelor arbeit', 'bachelorthesis'],
  },
  {
    kind: 'studyLevel', value: 'master',
    names: ['master', 'masters', 'msc', 'masterstudium', 'master student', 'master students', 'masters students', 'masters student', 'master studenten', 'masterstudenten', 'masterstudierende'],
  },
  {
    kind: 'studyLevel', value: 'master', asksFor: 'thesis',
    names: ['master thesis', 'masters thesis', 'master s thesis', 'masterarbeit', 'master arbeit', 'masterthesis', 'diplomarbeit'],
  },
  { kind: 'studyLevel', value: 'doctorate', names: ['phd student', 'phd students', 'phd thesis', 'doktorand', 'doktorandin', 'doktoranden', 'doktorarbeit'] },
]; // prettier-ignore

/** Conditions by the phrases of folded words that name them. */
const byName: ReadonlyMap<string, NamedConditions> = new Map<string, NamedConditions>([
  ...[...languagesByPhrase].map(([name, value]) => [name, { filters: [{ kind: 'language', value }] }] as const),
  ...conditions.flatMap(({ kind, value, names, asksFor }) =>
    names.map((name) => [name, { filters: [{ kind, value }], ...(asksFor && { asksFor }) }] as const),
  ),
]);

const setOfPhrases = (phrases: string): ReadonlySet<string> => new Set(phrases.split(', '));

/** What an internship says that may end in a thesis; folded. */
export const thesisWords = [['thesis'], ['abschlussarbeit'], ['bachelorarbeit'], ['masterarbeit']];

/** What postings do not state. */
const unstated = setOfPhrases(
  'without experience, no experience, no experience needed, no experience required, no experience necessary, no prior experience, ' +
    'no work experience, without work experience, no prior knowledge, ohne erfahrung, ohne erfahrungen, keine erfahrung, ohne berufserfahrung, ' +
    'keine berufserfahrung, ohne vorkenntnisse, keine vorkenntnisse, ohne vorerfahrung',
);
const aims: ReadonlyMap<string, SearchAim> = new Map([
  ...[...setOfPhrases('thesis, final thesis, abschlussarbeit, abschlussarbeiten, studienarbeit, thesis project')].map(
    (name) => [name, 'thesis'] as const,
  ),
  ...[
    ...setOfPhrases(
      'mandatory, mandatory internship, mandatory internships, mandatory placement, compulsory, compulsory internship, compulsory internships, ' +
        'compulsory placement, obligatory internship, required internship, pflichtpraktikum, pflichtpraktika, pflichtpraktikums, pflicht praktikum, ' +
        'pflichtpraktikumsplatz, pflichtpraktikumsstelle',
    ),
  ].map((name) => [name, 'mandatory'] as const),
]);
/** Who pays well is for the reader to say: pay can be sorted by, and has no filter for it. */
const wellPaidNames = setOfPhrases(
  'well paid, well paying, high paid, highly paid, high paying, best paid, good pay, good salary, high salary, gut bezahlt, gut bezahlte, ' +
    'gut bezahltes, gut bezahlter, gutbezahlt, gutbezahlte, gutbezahltes, hoch bezahlt, best bezahlt, gute bezahlung, hohes gehalt, gutes gehalt',
);
const nearbyNames = setOfPhrases(
  'near me, nearby me, close to me, around me, near by, nearby, close by, in my area, in my city, in my town, in my region, near my home, ' +
    'in der nahe, in meiner nahe, in meiner umgebung, in meiner stadt, in meiner gegend, bei mir, bei mir in der nahe',
);

function startConditions(phrase: string, now: Date): Condition[] {
  const { from, to } = startNamed(phrase, now) ?? {};
  return [
    ...(from ? [{ kind: 'startFrom', value: from } as const] : []),
    ...(to ? [{ kind: 'startTo', value: to } as const] : []),
  ];
}

/**
 * Returns what a phrase of folded words says besides words to search for, which is no place; undefined for others.
 *
 * @param now what "next summer" is counted from; without it no start is named
 */
export function conditionsNamed(phrase: string, now?: Date): NamedConditions | undefined {
  const asksFor = aims.get(phrase);
  if (asksFor) return { filters: [], asksFor };
  if (nearbyNames.has(phrase)) return { filters: [], asksNearby: true };
  if (unstated.has(phrase) || isDeadlineName(phrase) || wellPaidNames.has(phrase))
    return { filters: [], isUnfiltered: true };
  const named = byName.get(phrase);
  if (named) return named;
  const starts = now ? startConditions(phrase, now) : [];
  const filters = starts.length > 0 ? starts : figureNamed(phrase);
  return filters.length > 0 ? { filters } : undefined;
}

export type WorkMode = (typeof workMode.options)[number];

/** Returns the way of working that a text names as a whole, such as "home office"; null where it names none. */
export function modeNamed(text: string): WorkMode | null {
  const [condition] = byName.get(joinWords(text))?.filters ?? [];
  return condition?.kind === 'mode' ? workMode.parse(condition.value) : null;
}

/** So many words the longest phrases have that are looked for around a word. */
export const longestConditionWords = 4;

export const isConditionName = (phrase: string): boolean => conditionsNamed(phrase) !== undefined;
