import { WEEKS_PER_MONTH, workMode } from '@prentice/contract';
import type { NamedFilter } from './parsed-query.ts';
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

/** A filter that a phrase names, as its parameter and the text of its value. */
interface Condition {
  readonly kind: Exclude<NamedFilter, 'place'>;
  readonly value: string;
}

/** What a phrase says besides words to search for. */
interface NamedConditions {
  readonly filters: readonly Condition[];
  /** It asks for what is near, and says not where. */
  readonly asksNearby?: boolean;
  /** It asks for what cannot be filtered by, and is left out. */
  readonly isUnfiltered?: boolean;
}

/**
 * Students mean a job beside their lectures with "part-time", and one that fills the week with "full-time": hours per
 * week.
 */
const PART_TIME_HOURS = '20';
const FULL_TIME_HOURS = '35';

const conditions: readonly (Condition & { readonly names: readonly string[] })[] = [
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
  {
    kind: 'studyLevel', value: 'bachelor',
    names: [
      'bachelor thesis', 'bachelors thesis', 'bachelor s thesis', 'bachelorarbeit', 'bachelor arbeit', 'bachelorthesis', 'bachelor student',
      'bachelor students', 'bachelors students', 'bachelor studenten', 'bachelorstudenten', 'bachelorstudierende',
    ],
  },
  {
    kind: 'studyLevel', value: 'master',
    names: [
      'master thesis', 'masters thesis', 'master s thesis', 'masterarbeit', 'master arbeit', 'masterthesis', 'master student',
      'master students', 'masters students', 'masters student', 'master studenten', 'masterstudenten', 'masterstudierende',
    ],
  },
  { kind: 'studyLevel', value: 'doctorate', names: ['phd student', 'phd students', 'phd thesis', 'doktorand', 'doktorandin', 'doktoranden', 'doktorarbeit'] },
]; // prettier-ignore

/** Conditions by the phrases of folded words that name them. */
const byName: ReadonlyMap<string, Condition> = new Map(
  conditions.flatMap(({ kind, value, names }) => names.map((name) => [name, { kind, value }] as const)),
);

const setOfPhrases = (phrases: string): ReadonlySet<string> => new Set(phrases.split(', '));

/** What is asked of nobody here, so that it leaves nothing out. */
const unneeded = setOfPhrases(
  'without experience, no experience, no experience needed, no experience required, no experience necessary, no prior experience, ' +
    'no work experience, without work experience, no prior knowledge, ohne erfahrung, ohne erfahrungen, keine erfahrung, ohne berufserfahrung, ' +
    'keine berufserfahrung, ohne vorkenntnisse, keine vorkenntnisse, ohne vorerfahrung',
);
const nearbyNames = setOfPhrases(
  'near me, nearby me, close to me, around me, near by, nearby, close by, in my area, in my city, in my town, in my region, near my home, ' +
    'in der nahe, in meiner nahe, in meiner umgebung, in meiner stadt, in meiner gegend, bei mir, bei mir in der nahe',
);

/** A distance from a place: "within 50 km of", "30 km um", "Umkreis 100 km". */
const DISTANCE =
  /^(?:(?:within|radius|umkreis|im umkreis|im umkreis von|umkreis von|in|up to|bis zu|max|maximal) )?(?<km>\d{1,3}) ?(?:km|kilometers?|kilometres?|kilometern)(?: (?:of|from|around|um|von|umkreis|radius|im umkreis))?$/;
const MAX_RADIUS = 500;

function distanceNamed(phrase: string): Condition | undefined {
  const km = Number(DISTANCE.exec(phrase)?.groups?.['km']);
  return km > 0 && km <= MAX_RADIUS ? { kind: 'radius', value: String(km) } : undefined;
}

const MOST = 'at most|max|maximum|maximal|up to|no more than|less than|under|bis zu|bis|hochstens|unter';
const LEAST = 'at least|min|minimum|mindestens|more than|mehr als|over|above|uber|from|ab';
const AMOUNT = new RegExp(
  String.raw`^(?:(?<most>${MOST}) |(?<least>${LEAST}) )?(?<count>\d{1,2}) (?:(?<hours>hours?|h|hrs|stunden?)|(?<weeks>weeks?|wochen?)|months?|monate?n?)$`,
);
/** Pay has a currency or a bound beside it; without one of them it may be a year or an address. */
const PAY = new RegExp(
  String.raw`^(?:paid )?(?:(?:${LEAST}) (?<least>\d{3,5})(?: (?:euros?|eur))?|(?<amount>\d{3,5}) (?:euros?|eur))(?: (?:a|per|pro|im) (?:month|monat))?$`,
);
const YEAR = /^20[2-9]\d$/;

/** Returns the least pay per month that a phrase names: "over 1000", "1200 euro", "mindestens 900 Euro im Monat". */
function payNamed(phrase: string): Condition | undefined {
  const { least, amount = least } = PAY.exec(phrase)?.groups ?? {};
  return amount === undefined || YEAR.test(amount) ? undefined : { kind: 'payFrom', value: amount };
}

const amountWords = new Set(
  `${MOST}|${LEAST}|euro|euros|eur|hour|hours|hrs|stunde|stunden|week|weeks|woche|wochen|month|months|monat|monate|monaten`.split(
    /[| ]/,
  ),
);

/** Returns whether a word belongs to amounts such as "at most 12 weeks", and is no slip in another one. */
export const isAmountWord = (word: string): boolean => amountWords.has(word);

/** From so many weeks on an internship is sought because it is long, as part of a course of study is. */
const LONG_WEEKS = 20;

/** Returns the hours per week or the weeks that a phrase names: "20 hours", "at most 12 weeks", "6 Monate". */
function amountNamed(phrase: string): Condition | undefined {
  const { most, least, count, hours, weeks } = AMOUNT.exec(phrase)?.groups ?? {};
  const amount = Number(count);
  if (!amount) return undefined;
  if (hours) return amount > 40 ? undefined : { kind: least ? 'hoursFrom' : 'hoursTo', value: String(amount) };
  const length = Math.round(weeks ? amount : amount * WEEKS_PER_MONTH);
  const isLeast = least !== undefined || (most === undefined && length >= LONG_WEEKS);
  return length > 52 ? undefined : { kind: isLeast ? 'durationFrom' : 'durationTo', value: String(length) };
}

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
  if (unneeded.has(phrase)) return { filters: [] };
  if (nearbyNames.has(phrase)) return { filters: [], asksNearby: true };
  if (isDeadlineName(phrase)) return { filters: [], isUnfiltered: true };
  const condition = byName.get(phrase) ?? amountNamed(phrase) ?? distanceNamed(phrase) ?? payNamed(phrase);
  const filters = condition ? [condition] : now ? startConditions(phrase, now) : [];
  return filters.length > 0 ? { filters } : undefined;
}

export type WorkMode = (typeof workMode.options)[number];

/** Returns the way of working that a text names as a whole, such as "home office"; null where it names none. */
export function modeNamed(text: string): WorkMode | null {
  const condition = byName.get(joinWords(text));
  return condition?.kind === 'mode' ? workMode.parse(condition.value) : null;
}

export const isConditionName = (phrase: string): boolean => conditionsNamed(phrase) !== undefined;
