import { workMode } from '@prentice/contract';
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

/** Ids of the skills of which this is a name, as a whole. */
export const skillIdsNamed = (text: string): string[] => (skillsByName.get(joinWords(text)) ?? []).map(({ id }) => id);

/** A filter that a phrase names, as its parameter and its value. */
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
]; // prettier-ignore

/** Conditions by the phrases of folded words that name them. */
const byName: ReadonlyMap<string, Condition> = new Map(
  conditions.flatMap(({ kind, value, names }) => names.map((name) => [name, { kind, value }] as const)),
);

/** Returns the filter that a phrase of folded words names, which is no place. */
export const conditionNamed = (phrase: string): Condition | undefined => byName.get(phrase);

export type WorkMode = (typeof workMode.options)[number];

/** Returns the way of working that a text names as a whole, such as "home office"; null where it names none. */
export function modeNamed(text: string): WorkMode | null {
  const condition = byName.get(joinWords(text));
  return condition?.kind === 'mode' ? workMode.parse(condition.value) : null;
}

export const isConditionName = (phrase: string): boolean => byName.has(phrase);
