import { utcDay } from '@prentice/contract';

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
    ] as const
  ).flatMap(([names, firstMonth, months]) => names.split(' ').map((name) => [name, { firstMonth, months }] as const)),
);

const FROM = '(?:start date|startdatum|starting|starts|start|beginning|beginn|begin|available|verfugbar|from|after|ab|nach)(?: (?:from|in|on|ab|im|am|dem))?'; // prettier-ignore
const TO = '(?:until|till|by|before|bis|vor)(?: (?:the|zum))?';
const WITHIN = '(?:in|im|this|next|during|for|fur|diesen|dieses|kommenden|nachsten|nachstes)(?: (?:the|den|das))?';
const YEAR = String.raw`20\d\d`;
const NAMED = new RegExp(
  String.raw`^(?:(?<from>${FROM}) |(?<to>${TO}) |(?<within>${WITHIN}) )?(?:(?<day>\d{1,2})(?:st|nd|rd|th)? )?(?:(?:early|mid|late|end of|anfang|mitte|ende) )?(?<period>${[...periods.keys()].join('|')})(?: (?<year>${YEAR}))?$`,
);
const FIGURES = new RegExp(String.raw`^${FROM} (?<day>\d{1,2}) (?<month>\d{1,2}) (?<year>${YEAR})$`);
const FROM_YEAR = new RegExp(String.raw`^${FROM} (?<year>${YEAR})$`);
const DEADLINE = new RegExp(
  String.raw`^(?:deadlines?|frist|bewerbungsfrist|bewerbungsschluss)(?: (?:in|im|by|before|until|bis|vor|ende|anfang|end of))? (?:${[...periods.keys()].join('|')})(?: ${YEAR})?$`,
);

const dayOf = (year: number, month: number, day: number): string => utcDay(new Date(Date.UTC(year, month, day)));

/** Most phrases are read no further. */
function endsWithTime(phrase: string): boolean {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return periods.has(last) || /^20\d\d$/.test(last);
}

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
  const { from, to, within, day, period, year } = NAMED.exec(phrase)?.groups ?? {};
  const named = periods.get(period ?? '');
  /* A month or a season alone says little: "summer" is in every other query, and "may" is no month in most. */
  if (!named || (!from && !to && !within && !year)) return undefined;
  const days = daysOf(named, year ? Number(year) : undefined, now);
  if (to) return { to: days.to };
  if (!from) return days;
  return { from: day ? `${days.from.slice(0, 8)}${day.padStart(2, '0')}` : days.from };
}

/**
 * Returns the start that a phrase of folded words names: "summer 2027", "ab februar", "in march", "from 2027". Without
 * a year it is the next one.
 */
export function startNamed(phrase: string, now: Date): StartRange | undefined {
  if (!endsWithTime(phrase)) return undefined;
  const { day, month, year } = FIGURES.exec(phrase)?.groups ?? FROM_YEAR.exec(phrase)?.groups ?? {};
  if (year) return { from: dayOf(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)) };
  return periodNamed(phrase, now);
}

/** Returns whether a phrase asks for a time until which applications are taken, which is no filter. */
export const isDeadlineName = (phrase: string): boolean => endsWithTime(phrase) && DEADLINE.test(phrase);
