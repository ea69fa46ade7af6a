import { WEEKS_PER_MONTH, workMode } from '@prentice/contract';
import type { NamedFilter } from './parsed-query.ts';
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
]; // prettier-ignore

/** Conditions by the phrases of folded words that name them. */
const byName: ReadonlyMap<string, Condition> = new Map(
  conditions.flatMap(({ kind, value, names }) => names.map((name) => [name, { kind, value }] as const)),
);

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

/** Returns the filter that a phrase of folded words names, which is no place. */
export const conditionNamed = (phrase: string): Condition | undefined =>
  byName.get(phrase) ?? amountNamed(phrase) ?? payNamed(phrase);

export type WorkMode = (typeof workMode.options)[number];

/** Returns the way of working that a text names as a whole, such as "home office"; null where it names none. */
export function modeNamed(text: string): WorkMode | null {
  const condition = byName.get(joinWords(text));
  return condition?.kind === 'mode' ? workMode.parse(condition.value) : null;
}

export const isConditionName = (phrase: string): boolean => conditionNamed(phrase) !== undefined;
