import { utcDay } from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';

/** The days between which a start is sought; either end may be open. */
interface StartRange {
  readonly from?: string;
  readonly to?: string;
}

/** Some months of a year; winter goes on into the next one. */
interface Period {
  readonly firstMonth: number;
  readonly months: number;
}

const periods: ReadonlyMap<string, Period> = new Map(
  (
    [
      ['january januar janner jaenner jan', 0, 1],
      ['february februar febuary feber feb', 1, 1],
      ['march marz maerz', 2, 1],
      ['april', 3, 1],
      ['may mai', 4, 1],
      ['june juni', 5, 1],
      ['july juli', 6, 1],
      ['august', 7, 1],
      ['september sept', 8, 1],
      ['october oktober', 9, 1],
      ['november', 10, 1],
      ['december dezember', 11, 1],
      ['spring fruhling fruehling fruhjahr fruehjahr', 2, 3],
      ['summer sommer', 5, 3],
      ['autumn fall herbst', 8, 3],
      ['winter', 11, 3],
      ['q1', 0, 3],
      ['q2', 3, 3],
      ['q3', 6, 3],
      ['q4', 9, 3],
      ['sommersemester', 3, 6],
      ['wintersemester', 9, 6],
    ] as const
  ).flatMap(([names, firstMonth, months]) => names.split(' ').map((name) => [name, { firstMonth, months }] as const)),
);

/** Returns whether a folded word is a month, a season or a part of a year, and no slip in another one. */
export const isPeriodName = (word: string): boolean => periods.has(word);

const FROM =
  '(?:start date|startdatum|starting|starts|start|beginning|beginn|begin|available|verfugbar|from|after|ab|nach)(?: (?:from|in|on|ab|im|am|dem))?';
const TO = '(?:until|till|by|before|bis|vor)(?: (?:the|zum))?';
const WITHIN = '(?:in|im|this|next|during|for|fur|diesen|dieses|kommenden|nachsten|nachstes)(?: (?:the|den|das))?';
const YEAR = String.raw`20\d\d`;
const NAMED = new RegExp(
  String.raw`^(?:(?<from>${FROM}) |(?<to>${TO}) |(?<within>${WITHIN}) )?(?:(?<day>\d{1,2})(?:st|nd|rd|th)? )?(?:(?:early|mid|late|end of|anfang|mitte|ende) )?(?<period>${[...periods.keys()].join('|')})(?: (?<dayAfter>\d{1,2})(?:st|nd|rd|th)?)?(?: (?<year>${YEAR}))?$`,
);
const DAY_FIRST = String.raw`(?<day>\d{1,2}) (?<month>\d{1,2}) (?<year>${YEAR})`;
const YEAR_FIRST = String.raw`(?<year>${YEAR}) (?<month>\d{1,2}) (?<day>\d{1,2})`;
const MONTH_OF_YEAR = String.raw`(?<month>\d{1,2}) (?<year>${YEAR})`;
const FIGURES = [DAY_FIRST, YEAR_FIRST, MONTH_OF_YEAR].map(
  (figures) => new RegExp(String.raw`^(?:(?:${FROM}) |(?<to>${TO}) |(?<within>${WITHIN}) )?${figures}$`),
);
const FROM_YEAR = new RegExp(String.raw`^${FROM} (?<year>${YEAR})$`);
/** "Sommerpraktikum 2027", "summer internship": one in that season. */
const SEASONAL =
  /\b(?<season>summer|spring|autumn|fall|winter|sommer|herbst|winter|fruhjahr)s?(?:praktikum|praktika|praktikums| internships?| placements?)\b/;
const QUARTER = /\b(?:(?<before>[1-4])(?:st|nd|rd|th)? (?:quartal|quarter)|(?:quartal|quarter|q) (?<after>[1-4]))\b/;
/** Words with another meaning, which name a time only beside another word: "in March", "spring 2027". */
const ambiguous: ReadonlySet<string> = new Set(['may', 'march', 'spring', 'fall', 'jan']);

/** Returns whether a word may be a time or something else. */
export const isAmbiguousPeriod = (word: string): boolean => ambiguous.has(word);
/** To start soon leaves time to apply and to be answered. */
const SOON_DAYS = 42;
const soonNames: ReadonlySet<string> = new Set(
  (
    'asap, start asap, as soon as possible, immediately, immediate start, start immediately, starting immediately, immediate, start now, ' +
    'starting now, sofort, ab sofort, sofortiger start, ab jetzt, zum nachstmoglichen zeitpunkt, nachstmoglich, zum nachstmoglichen termin, ' +
    'schnellstmoglich, baldmoglichst, so bald wie moglich, sobald wie moglich'
  ).split(', '),
);
const DEADLINE = new RegExp(
  String.raw`^(?:deadlines?|frist|bewerbungsfrist|bewerbungsschluss)(?: (?:in|im|by|before|until|bis|vor|ende|anfang|end of))? (?:${[...periods.keys()].join('|')})(?: ${YEAR})?$`,
);

const dayOf = (year: number, month: number, day: number): string => utcDay(new Date(Date.UTC(year, month, day)));

const TIME_END = /^(?:(?:20)?\d{1,2}(?:st|nd|rd|th)?|.*praktik(?:um|a|ums)|internships?|placements?|quartal|quarter)$/;

/** Most phrases are read no further. */
function endsWithTime(phrase: string): boolean {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return periods.has(last) || TIME_END.test(last);
}

/** Writes quarters as one word, and a season that an internship is named after as the time that it is in. */
const inOwnWords = (phrase: string): string =>
  phrase
    .replace(QUARTER, (_match, before?: string, after?: string) => `q${before ?? after ?? ''}`)
    .replace(SEASONAL, (_match, season: string) => `in ${season}`)
    .replace(/\b(?:in|im|for|fur) in\b/, 'in');

/** The days of a period in a year, or else of the next one that is not over. */
function daysOf({ firstMonth, months }: Period, year: number | undefined, now: Date): Required<StartRange> {
  const daysIn = (inYear: number) => ({
    from: dayOf(inYear, firstMonth, 1),
    to: dayOf(inYear, firstMonth + months, 0),
  });
  if (year !== undefined) return daysIn(year);
  const thisYear = now.getUTCFullYear();
  const upcoming = [thisYear - 1, thisYear].map(daysIn).find(({ to }) => to >= utcDay(now));
  return upcoming ?? daysIn(thisYear + 1);
}

function periodNamed(phrase: string, now: Date): StartRange | undefined {
  const { from, to, within, day, dayAfter = day, period = '', year } = NAMED.exec(phrase)?.groups ?? {};
  const named = periods.get(period);
  if (!named || (!from && !to && !within && !year && !day && !dayAfter && isAmbiguousPeriod(period))) return undefined;
  return boundsOf(daysOf(named, year ? Number(year) : undefined, now), { from, to, day: dayAfter });
}

/** Returns the days of a period, from or until them, or from or until a day of its month. */
function boundsOf(
  days: Required<StartRange>,
  { from, to, day }: Readonly<Partial<Record<'from' | 'to' | 'day', string | undefined>>>,
): StartRange {
  const exact = day && `${days.from.slice(0, 8)}${day.padStart(2, '0')}`;
  if (to) return { to: exact || days.to };
  return from || exact ? { from: exact || days.from } : days;
}

/** Reads the figures of a date; nothing where a calendar has no such day. */
function figuresOf(phrase: string) {
  const groups = FIGURES.map((figures) => figures.exec(phrase)?.groups).find((match) => match !== undefined);
  if (!groups) return undefined;
  const [year, month] = [Number(groups['year']), Number(groups['month'])];
  const day = groups['day'] === undefined ? null : Number(groups['day']);
  const exists = year > 0 && month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
  return exists ? { year, month, day, isEnd: Boolean(groups['to']) } : undefined;
}

/** Reads a date in figures: a day, or else a month of a year. */
function dateNamed(phrase: string): StartRange | undefined {
  const figures = figuresOf(phrase);
  if (!figures) return undefined;
  const { year, month, day, isEnd } = figures;
  const first = dayOf(year, month - 1, day ?? 1);
  const last = day === null ? dayOf(year, month, 0) : first;
  if (isEnd) return { to: last };
  const isOpen = day !== null || phrase !== phrase.replace(new RegExp(`^${FROM} `), '');
  return isOpen ? { from: first } : { from: first, to: last };
}

/**
 * Returns the start that a phrase of folded words names: "summer 2027", "ab februar", "in march", "from 2027", "Q2",
 * "01.03.2027", "asap". Without a year it is the next one.
 */
export function startNamed(phrase: string, now: Date): StartRange | undefined {
  if (soonNames.has(phrase)) return { to: utcDay(new Date(now.getTime() + SOON_DAYS * DAY)) };
  if (!endsWithTime(phrase)) return undefined;
  const year = FROM_YEAR.exec(phrase)?.groups?.['year'];
  if (year) return { from: dayOf(Number(year), 0, 1) };
  return dateNamed(phrase) ?? periodNamed(inOwnWords(phrase), now);
}

/** Returns whether a phrase asks for a time until which applications are taken, which is no filter. */
export const isDeadlineName = (phrase: string): boolean => endsWithTime(phrase) && DEADLINE.test(phrase);
