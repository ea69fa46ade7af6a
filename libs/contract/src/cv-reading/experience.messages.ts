import type { ExperienceSpan } from './cv-match.contract.ts';

type Language = 'en' | 'de';

const messages = {
  en: {
    jobs: (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`,
    years: (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`,
    months: (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`,
    about: (time: string) => `about ${time}`,
    unread: 'Not recognised',
  },
  de: {
    jobs: (count: number) => `${count} ${count === 1 ? 'Stelle' : 'Stellen'}`,
    years: (count: number) => `${count} ${count === 1 ? 'Jahr' : 'Jahre'}`,
    months: (count: number) => `${count} ${count === 1 ? 'Monat' : 'Monate'}`,
    about: (time: string) => `etwa ${time}`,
    unread: 'Nicht erkannt',
  },
} satisfies Readonly<Record<Language, object>>;

const YEAR = 12;

/** Returns the months before a date, "2024-03" or "2024", which stands for its first month. */
function monthNumber(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return YEAR * year + month - 1;
}

const hasMonth = (date: string): boolean => date.includes('-');

interface Months {
  readonly from: number;
  /** The month after the last. */
  readonly until: number;
  readonly isExact: boolean;
}

function monthsOf({ start, end, open }: ExperienceSpan, today: string): Months[] {
  const last = open ? today : end;
  if (!start || !last) return [];
  /* A year without its month may be its first or its last: as long as from one year to another. */
  const until = monthNumber(last) + (hasMonth(last) && hasMonth(start) ? 1 : 0);
  return [{ from: monthNumber(start), until, isExact: hasMonth(start) && hasMonth(last) }];
}

/** Counts months in which somebody worked: those of two jobs at a time count once. */
function countMonths(spans: readonly Months[]): number {
  let reached = 0;
  let months = 0;
  for (const { from, until } of spans.toSorted((left, right) => left.from - right.from)) {
    months += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return months;
}

/**
 * Returns how many jobs a CV has and how long they lasted together, as people read it. Where none was recognised, there
 * may still be some: that is what it says.
 * @param today the day until which an open one lasts, as `YYYY-MM-DD`
 */
export function experienceText(spans: readonly ExperienceSpan[], today: string, language: Language): string {
  const texts = messages[language];
  if (spans.length === 0) return texts.unread;
  const dated = spans.flatMap((span) => monthsOf(span, today));
  const months = countMonths(dated);
  const jobs = texts.jobs(spans.length);
  if (months === 0) return jobs;
  const years = Math.floor(months / YEAR);
  const rest = months % YEAR;
  const time = [...(years > 0 ? [texts.years(years)] : []), ...(rest > 0 ? [texts.months(rest)] : [])].join(' ');
  const isExact = dated.length === spans.length && dated.every((span) => span.isExact);
  return `${jobs}, ${isExact ? time : texts.about(time)}`;
}
