import { internshipLimits, WEEKS_PER_MONTH } from '@prentice/contract';
import type { Condition } from './parsed-query.ts';

/** A distance from a place: "within 50 km of", "30 km um", "Umkreis 100 km". */
const DISTANCE =
  /^(?:(?:within|radius|umkreis|im umkreis|im umkreis von|umkreis von|in|up to|bis zu|max|maximal) )?(?<km>\d{1,3}) ?(?:km|kilometers?|kilometres?|kilometern)(?: (?:of|from|around|um|von|umkreis|radius|im umkreis))?$/;
const MAX_RADIUS = 500;

function distanceNamed(phrase: string): Condition[] {
  const km = Number(DISTANCE.exec(phrase)?.groups?.['km']);
  return km > 0 && km <= MAX_RADIUS ? [{ kind: 'radius', value: String(km) }] : [];
}

const MOST = 'at most|max|maximum|maximal|up to|no more than|less than|under|bis zu|bis|hochstens|unter';
const LEAST = 'at least|min|minimum|minimal|mindestens|more than|mehr als|over|above|uber|from|ab';
const ABOUT = 'about|around|approximately|roughly|circa|ca|etwa|ungefahr|rund|for|fur|a|an';
const HOURS = '(?<hours>hours?|h|hrs|stunden?)';
const WEEKS = '(?<weeks>weeks?|wochen?|wochige[nrs]?|wochig)';
const MONTHS = '(?:months?|monate?n?|monatige[nrs]?|monatig)';
const AMOUNT = new RegExp(
  String.raw`^(?:(?<most>${MOST}) |(?<least>${LEAST}) |(?:${ABOUT}) )?(?<count>\d{1,2}) (?:${HOURS}|${WEEKS}|${MONTHS})$`,
);
const RANGE = new RegExp(
  String.raw`^(?:between |zwischen |from |von )?(?<from>\d{1,2})(?: (?:to|and|or|bis|und|oder))? (?<to>\d{1,2}) (?:${WEEKS}|${MONTHS})$`,
);
/** Pay has a currency or a bound beside it; without one of them it may be a year or an address. */
const PAY = new RegExp(
  String.raw`^(?:paid )?(?:(?:${LEAST}) (?<least>\d{3,5})(?: (?:euros?|eur))?|(?<amount>\d{3,5}) (?:euros?|eur))(?: (?:a|per|pro|im) (?:month|monat))?$`,
);
const YEAR = /^20[2-9]\d$/;

/** Returns the least pay per month that a phrase names: "over 1000", "1200 euro", "mindestens 900 Euro im Monat". */
function payNamed(phrase: string): Condition[] {
  const { least, amount = least } = PAY.exec(phrase)?.groups ?? {};
  return amount === undefined || YEAR.test(amount) ? [] : [{ kind: 'payFrom', value: amount }];
}

/** Days of a week: "4 days a week", "3 Tage", "4-Tage-Woche". Five are a whole one. */
const DAYS = /^(?<days>[1-4]) (?:days?|tage?)(?: (?:a|per|pro|die|in der|im))?(?: (?:week|woche))?$/;
const HOURS_PER_DAY = 8;

/** Returns the most hours per week that a phrase names as days. */
function daysNamed(phrase: string): Condition[] {
  const days = Number(DAYS.exec(phrase)?.groups?.['days']);
  return days > 0 ? [{ kind: 'hoursTo', value: String(days * HOURS_PER_DAY) }] : [];
}

const numbers: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve|ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf'
    .split('|')
    .flatMap((words) => words.split(' ').map((word, index) => [word, String(index + 1)] as const)),
);
const HALF_YEAR = /\b(?:half a year|half year|ein halbes jahr|halbes jahr|halbjahr)\b/;

const amountWords = new Set([
  ...`${MOST}|${LEAST}|${ABOUT}|euro|euros|eur|day|days|tag|tage|hour|hours|hrs|stunde|stunden|week|weeks|woche|wochen|month|months|monat|monate|monaten`.split(
    /[| ]/,
  ),
  ...numbers.keys(),
]);

/** Returns whether a word belongs to amounts such as "at most 12 weeks", and is no slip in another one. */
export const isAmountWord = (word: string): boolean => amountWords.has(word);

/** Who names a duration alone means one that is this much shorter or longer as well. */
const TOLERANCE = 0.25;
const { min: MIN_WEEKS, max: MAX_WEEKS } = internshipLimits.durationWeeks;

/** Returns both ends of a duration in weeks, within what an internship may last. */
function durationBetween(from: number, to: number): Condition[] {
  if (from > MAX_WEEKS || from > to) return [];
  return [
    { kind: 'durationFrom', value: String(Math.max(MIN_WEEKS, Math.round(from))) },
    { kind: 'durationTo', value: String(Math.min(MAX_WEEKS, Math.round(to))) },
  ];
}

const inWeeks = (count: number, isWeeks: boolean): number => (isWeeks ? count : count * WEEKS_PER_MONTH);

/** Returns the hours per week or the weeks that a phrase names: "20 hours", "at most 12 weeks", "6 Monate". */
function amountNamed(phrase: string): Condition[] {
  const { most, least, count, hours, weeks } = AMOUNT.exec(phrase)?.groups ?? {};
  const amount = Number(count);
  if (!amount) return [];
  if (hours) return amount > 40 ? [] : [{ kind: least ? 'hoursFrom' : 'hoursTo', value: String(amount) }];
  const length = Math.round(inWeeks(amount, weeks !== undefined));
  if (length > MAX_WEEKS) return [];
  if (most) return [{ kind: 'durationTo', value: String(length) }];
  if (least) return [{ kind: 'durationFrom', value: String(length) }];
  return durationBetween(length * (1 - TOLERANCE), length * (1 + TOLERANCE));
}

/** Returns the shortest and the longest duration that a phrase names: "3-6 months", "8 bis 12 Wochen". */
function rangeNamed(phrase: string): Condition[] {
  const { from, to, weeks } = RANGE.exec(phrase)?.groups ?? {};
  const [least, most] = [from, to].map((count) => inWeeks(Number(count), weeks !== undefined));
  return least && most ? durationBetween(least, most) : [];
}

const HAS_FIGURE = /\d/;

/** Returns what a phrase of folded words says with a figure, in digits or in words; nothing for other phrases. */
export function figureNamed(phrase: string): Condition[] {
  const words = phrase.replace(HALF_YEAR, '6 months').split(' ');
  const digits = words.map((word) => numbers.get(word) ?? word).join(' ');
  if (!HAS_FIGURE.test(digits)) return [];
  for (const read of [amountNamed, daysNamed, rangeNamed, distanceNamed, payNamed]) {
    const conditions = read(digits);
    if (conditions.length > 0) return conditions;
  }
  return [];
}
